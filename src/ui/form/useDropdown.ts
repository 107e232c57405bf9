import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { authConstants } from '../../domain/authConstants.ts';
import { matchesSearch } from '../../domain/searchText.ts';

export interface DropdownOption {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, such as a dialing code; included in the search. */
  readonly detail?: string;
  readonly picture?: ReactNode;
}

interface Choice {
  readonly options: readonly DropdownOption[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
}

/** State and keyboard handling of `Dropdown`. */
export function useDropdown({ options, selected, onSelect, button, panel }: Choice) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(selected);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const found = options.filter(({ label, detail = '' }) => matchesSearch(`${label} ${detail}`, search));
  const current = found.some(({ id }) => id === active) ? active : (found[0]?.id ?? '');

  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('input, [role="listbox"]')?.focus();
  }, [open, panel]);
  useEffect(() => {
    if (!open) return;
    const option = [...(panel.current?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
    option.find(({ dataset }) => dataset['option'] === current)?.scrollIntoView({ block: 'nearest' });
  }, [open, current, panel]);

  const show = () => {
    setSearch('');
    setActive(selected);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
  };
  const back = () => {
    close();
    button.current?.focus();
  };
  const choose = (id: string) => {
    onSelect(id);
    back();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const handled = open ? move(event.key) : /^Arrow(?:Down|Up)$/.test(event.key);
    if (!handled) return;
    if (!open) show();
    event.preventDefault();
    // Escape closes the list, not the modal around it.
    event.stopPropagation();
  };

  function move(key: string): boolean {
    const at = found.findIndex(({ id }) => id === current);
    const last = found.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 6, last),
      PageUp: Math.max(at - 6, 0),
    };
    const target = targets[key];
    if (key === 'Escape') back();
    else if (key === 'Enter' && current !== '') choose(current);
    else if (target !== undefined) setActive(found[target]?.id ?? '');
    else return key === 'Enter';
    return true;
  }

  return {
    open,
    search,
    found,
    current,
    choose,
    setActive,
    setSearch,
    toggle: () => (open ? close() : show()),
    onKeyDown,
    /** Closes after a delay, so that a press on an option, which moves the focus, still counts. */
    onBlur: () => {
      clearTimeout(closing.current);
      closing.current = setTimeout(() => setOpen(false), authConstants.countryListDelay);
    },
    onFocus: () => clearTimeout(closing.current),
  };
}
