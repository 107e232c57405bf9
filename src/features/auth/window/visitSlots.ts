import { visitSlot } from '../../../runtime/session/index.ts';
import type { ExtraVerification, LoginValue, UnknownIdentity } from '../../../wire/auth.ts';

/** A social identity not bound to any account yet: the next login or registration of the visit binds it. */
export const pendingLink = visitSlot<UnknownIdentity['link'] | null>('user', () => null);

/** A login of the header that needs one more proof: the login modal shows the step, the header's flow continues with its result. */
export interface ProofHandover {
  readonly verify: ExtraVerification['verify'];
  readonly pass: (value: LoginValue) => void;
}

export const proofHandover = visitSlot<ProofHandover | null>('user', () => null);
