import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Menu.css.ts';
import { useMenu } from './useMenu.ts';

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
