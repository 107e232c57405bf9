import type { UnknownIdentity } from '../../../wire/auth.ts';

type Link = UnknownIdentity['link'];

let waiting: Link | null = null;

/** A social identity that waits for its owner to log in or to register. Kept for the visit, never stored. */
export const linkTicket = {
  link: (): Link | null => waiting,
  current: (): string | undefined => waiting?.ticket,
  keep: (link: Link): void => {
    waiting = link;
  },
  forget: (): void => {
    waiting = null;
  },
};
