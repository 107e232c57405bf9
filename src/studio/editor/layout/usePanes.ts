import { useCallback, useState } from 'react';

const key = 'studio.panes';

interface Kept {
  readonly isTreeIcons: boolean;
  readonly isFormHidden: boolean;
}

function keptPanes(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return { isTreeIcons: kept.isTreeIcons === true, isFormHidden: kept.isFormHidden === true };
  } catch {
    return { isTreeIcons: false, isFormHidden: false };
  }
}

export interface Panes extends Kept {
  readonly toggleTree: () => void;
  readonly toggleForm: () => void;
  readonly expandTree: () => void;
}

/** The collapsed panes, kept for this browser. */
export function usePanes(): Panes {
  const [panes, setPanes] = useState(keptPanes);
  const change = useCallback((next: (was: Kept) => Kept) => {
    setPanes((was) => {
      const changed = next(was);
      try {
        localStorage.setItem(key, JSON.stringify(changed));
      } catch {
        // With storage blocked the panes are as chosen on this page only.
      }
      return changed;
    });
  }, []);
  return {
    ...panes,
    toggleTree: useCallback(() => change((was) => ({ ...was, isTreeIcons: !was.isTreeIcons })), [change]),
    toggleForm: useCallback(() => change((was) => ({ ...was, isFormHidden: !was.isFormHidden })), [change]),
    expandTree: useCallback(() => change((was) => ({ ...was, isTreeIcons: false })), [change]),
  };
}
