import { createContext, use, useEffect } from 'react';

/** Forms of the open page that hold input which leaving it would lose. */
const forms = new Set<object>();

export const unsaved = {
  isThere: () => forms.size > 0,
  /** Until a form is edited again. */
  forget: () => forms.clear(),
} as const;

/** Has the member asked before the form is left while it holds input. */
export function useUnsaved(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined;
    const form = {};
    forms.add(form);
    return () => void forms.delete(form);
  }, [isThere]);
}

/** Calls, after the member has agreed to lose unsaved input. Calls immediately outside of the panel. */
export type Leave = (leave: () => void) => void;

export const LeaveContext = createContext<Leave>((leave) => leave());

/** For acts of a page that close one of its forms. Links, closing and back are asked about by the panel. */
export const useLeave = (): Leave => use(LeaveContext);
