import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import * as css from './Tabs.css.ts';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Id of the element that shows the selected tab's content; it needs `role="tabpanel"`. */
  readonly panelId: string;
}

/** Tabs with one tab stop; arrow keys, Home and End move and select. */
export function Tabs({ label, items, selected, onSelect, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === selected);
    const last = items.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const index = targets[event.key];
    const item = index === undefined ? undefined : items[index];
    if (item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    list.current?.querySelectorAll('button')[index ?? 0]?.focus();
  }

  return (
    // Key events bubble up from the tabs, which have the focus.
    <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={move} tabIndex={-1}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={item.id === selected}
          aria-controls={panelId}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
