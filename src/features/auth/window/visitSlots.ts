import { visitSlot } from '../../../runtime/session/index.ts';
import type { ExtraVerification, LoginValue, UnknownIdentity } from '../../../wire/auth.ts';

/** A social identity not linked to an account yet: the next login or registration of the visit links it. */
export const pendingLink = visitSlot<UnknownIdentity['link'] | null>('user', () => null);

/** A header login that requires extra verification: the login modal shows the step, the flow of the header continues. */
export interface ProofHandover {
  readonly verify: ExtraVerification['verify'];
  readonly pass: (value: LoginValue) => void;
}

export const proofHandover = visitSlot<ProofHandover | null>('user', () => null);
