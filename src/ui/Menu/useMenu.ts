import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** State and keyboard handling of a menu button. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const entries = entriesOf(list.current);
    (entries.find((entry) => entry.ariaChecked === 'true') ?? entries[0])?.focus();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    } else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      setOpen(true);
    } else if (open) {
      if (!focusBy(event.key, entriesOf(list.current))) return;
    } else return;
    event.preventDefault();
  }

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return { open, setOpen, root, button, list, onKeyDown, onBlur };
}

const entriesOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

function focusBy(key: string, entries: readonly HTMLElement[]): boolean {
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const last = entries.length - 1;
  const targets: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const entry = entries[targets[key] ?? -1];
  entry?.focus();
  return entry !== undefined;
}
