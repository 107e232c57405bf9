import { defineModule } from '../modules/index.ts';
import { createFaults, type Faults } from './faults.ts';

export { type ActingOperator, type Audit, createAudit, currentRequest } from './audit.ts';
export { eventKinds, type SecurityEventKind } from './eventKinds.ts';
export { faultKinds, type ReportFault } from './faults.ts';
export { noteRefusals } from './noteRefusals.ts';

export const eventsModule = defineModule({
  needs: [],
  gives: { faults: createFaults, reportFault: ({ faults }: { readonly faults: Faults }) => faults.report },
});
