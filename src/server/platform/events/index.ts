export { type ActingOperator, type Audit, createAudit, currentRequest } from './audit.ts';
export { eventKinds, type SecurityEventKind } from './eventKinds.ts';
export { createFaults, faultKinds, type ReportFault } from './faults.ts';
export { noteRefusals } from './noteRefusals.ts';
