import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place for actions in the title row: null until it is mounted, undefined outside of the panel. */
export const TitleSlot = createContext<HTMLElement | null | undefined>(undefined);

/** Shows an action or a date segment of a page in the title row of the panel; at its own place outside of the panel. */
export function PageAction({ children }: { readonly children: ReactNode }) {
  const slot = use(TitleSlot);
  if (slot === undefined) return children;
  return slot === null ? null : createPortal(children, slot);
}
