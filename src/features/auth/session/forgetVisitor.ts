import { forgetDrafts } from '../../../ui/form/drafts.ts';
import { linkTicket } from './linkTicket.ts';
import { proofHandover } from './proofHandover.ts';

/** Whoever uses the page next finds nothing of the one before: nothing typed, no identity or proof that waits. */
export function forgetVisitor(): void {
  forgetDrafts();
  linkTicket.forget();
  proofHandover.forget();
}
