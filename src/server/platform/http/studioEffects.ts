/**
 * Effects of the calls of the studio, and the proof that it needs. A browser that was left alone, or whose cookie was stolen, can do
 * what is `none`: work that others see before it counts, and decisions about items that wait, which need a second operator from the
 * threshold on.
 */
export const proofOfEffect = {
  /** Operators and what they may do. */
  team: 'fresh',
  /** Passwords, factors, invitations. */
  credentials: 'fresh',
  /** Shows what is masked elsewhere. */
  personalData: 'fresh',
  /** Changes what visitors see. */
  publishing: 'fresh',
  /** Moves money without anybody having asked for it. */
  money: 'fresh',
  /** Acts on an account: close, exclude, reset, end its sessions or its contract. */
  members: 'fresh',
  /** Decides what a member asked for. */
  queue: 'none',
  /** Drafts, uploads, previews and notes. */
  work: 'none',
} as const;

export type StudioEffect = keyof typeof proofOfEffect;
