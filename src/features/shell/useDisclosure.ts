import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Disclosure<Root extends HTMLElement> {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Ref for the element that contains the button and its content. */
  readonly root: RefObject<Root | null>;
}

/** Disclosure behaviour: Escape closes and returns the focus; a press or focus outside closes. */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false);
    };
    const holder = root.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      holder?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    holder?.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      holder?.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open]);

  return { open, setOpen, root };
}
