import { type ReactNode, useId } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  readonly title?: ReactNode;
  /** At the end of the title row: a link, a badge, a sum. */
  readonly aside?: ReactNode;
  /** `waiting` borders what waits for an answer of the member. */
  readonly tone?: keyof typeof css.tone;
  /** Without padding, for lists and tables that reach the edges. */
  readonly flush?: boolean;
  /** Other content is on the way. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A block of a page. */
export function Card({ title, aside, tone = 'plain', flush = false, busy = false, children }: CardProps) {
  const id = useId();
  const hasHead = title !== undefined || aside !== undefined;
  return (
    <section
      className={`${css.tone[tone]} ${flush ? css.flush : css.padded}`}
      aria-labelledby={title === undefined ? undefined : id}
      aria-busy={busy ? true : undefined}
    >
      {hasHead ? (
        <header className={flush ? css.headOfFlush : css.head}>
          {title === undefined ? null : (
            <h3 id={id} className={css.title}>
              {title}
            </h3>
          )}
          {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
        </header>
      ) : null}
      {children}
    </section>
  );
}
