import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Menu.css.ts';

export interface MenuProps {
  /** Accessible name of the menu, such as "Language". */
  readonly label: string;
  /** Content of the button. */
  readonly trigger: ReactNode;
  readonly items: readonly { readonly id: string; readonly label: string; readonly icon?: ReactNode; readonly lang?: string }[];
  /** The current item. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly placement?: keyof typeof css.placement;
}

/** A short list behind a button, following the ARIA menu button pattern: arrows, Home, End, Escape; losing focus closes it. */
export function Menu({ label, trigger, items, selected, onSelect, placement = 'below' }: MenuProps) {
  const id = useId();
  const { open, setOpen, root, button, list, onKeyDown, onBlur } = useMenu();

  return (
    <div ref={root} className={css.root} onKeyDown={onKeyDown} onBlur={onBlur} role="presentation">
      <button
        ref={button}
        type="button"
        className={css.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {trigger}
        <Icon name="caret-down" weight="bold" size={12} />
      </button>
      {open ? (
        <div ref={list} id={id} role="menu" aria-label={label} className={css.placement[placement]} tabIndex={-1}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitemradio"
              aria-checked={item.id === selected}
              className={css.item}
              tabIndex={-1}
              onClick={() => {
                setOpen(false);
                button.current?.focus();
                onSelect(item.id);
              }}
            >
              {item.icon}
              <span className={css.itemLabel} lang={item.lang}>
                {item.label}
              </span>
              {item.id === selected ? <Icon name="check" weight="bold" size={16} /> : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** State and keyboard handling of a menu button. */
function useMenu() {
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
