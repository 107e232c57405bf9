import type { ExtraVerification, LoginValue } from '../../../wire/auth.ts';

/** A login of the header that needs one more proof: the window shows the step, the header's flow goes on with its result. */
export interface ProofHandover {
  readonly verify: ExtraVerification['verify'];
  readonly pass: (value: LoginValue) => void;
}

let waiting: ProofHandover | null = null;

export const proofHandover = {
  keep(handover: ProofHandover): void {
    waiting = handover;
  },
  waiting: (): ProofHandover | null => waiting,
  forget(): void {
    waiting = null;
  },
};
