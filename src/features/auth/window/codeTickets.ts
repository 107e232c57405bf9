import type { SmsTarget } from '../../../flows/sms-countdown/index.ts';
import { useVisit, visitSlot } from '../../../runtime/session/index.ts';

/** Tickets of the newest codes that our server sent. Without its ticket a code is refused. */
export interface CodeTickets {
  readonly of: (target: SmsTarget) => string | undefined;
  readonly keep: (target: SmsTarget, ticket: string) => void;
}

/** Outlive the form that asked for the code. */
const keptTickets = visitSlot('page', createCodeTickets);

export function createCodeTickets(): CodeTickets {
  const tickets = new Map<string, string>();
  const key = ({ purpose, number }: SmsTarget) => `${purpose} ${number}`;
  return {
    of: (target) => tickets.get(key(target)),
    keep: (target, ticket) => void tickets.set(key(target), ticket),
  };
}

export const useCodeTickets = (): CodeTickets => useVisit().read(keptTickets);
