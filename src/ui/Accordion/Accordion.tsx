import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Accordion.css.ts';

export interface AccordionProps {
  readonly items: readonly {
    readonly id: string;
    readonly title: ReactNode;
    readonly body: ReactNode;
    readonly open?: boolean;
  }[];
  /** Name shared by items of which only one can be open. */
  readonly exclusive?: string;
}

/** Native `<details>`: works without JavaScript and opens for find-in-page. */
export function Accordion({ items, exclusive }: AccordionProps) {
  return (
    <div className={css.list}>
      {items.map(({ id, title, body, open = false }) => (
        <details key={id} id={id} className={css.item} name={exclusive} open={open}>
          <summary className={css.summary}>
            {title}
            <span className={css.whenClosed}>
              <Icon name="plus" weight="bold" size={14} />
            </span>
            <span className={css.whenOpen}>
              <Icon name="minus" weight="bold" size={14} />
            </span>
          </summary>
          <div className={css.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
