import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Element of the top bar that a page may draw into; null until the bar is there. */
export const TopBarSlot = createContext<HTMLElement | null>(null);

/** Draws its content at the end of the top bar: save state, undo and redo, people, the page's primary act. */
export function TopBarEnd({ children }: { readonly children: ReactNode }) {
  const slot = useContext(TopBarSlot);
  return slot === null ? null : createPortal(children, slot);
}
