import { Fragment, type ReactNode } from 'react';
import * as css from './Hero.css.ts';

export interface HeroWordsProps {
  readonly overline: string | null;
  readonly title: string | null;
  readonly text: string | null;
  /** Buttons below the text. */
  readonly children: ReactNode;
}

export function HeroWords({ overline, title, text, children }: HeroWordsProps) {
  const isLong = title !== null && title.length > maxTitleLength;
  return (
    <div className={css.words} data-long={isLong ? '' : undefined}>
      {overline === null ? null : <p className={css.overline}>{overline}</p>}
      {title === null ? null : <h2 className={isLong ? css.longTitle : css.title}>{clauses(title)}</h2>}
      {text === null ? null : <p className={css.text}>{text}</p>}
      {children === null ? null : <div className={css.actions}>{children}</div>}
    </div>
  );
}

/** Longest title, in characters, that fits two or three lines of the largest type. */
const maxTitleLength = 60;

/** Prefers line breaks between clauses. */
const clauses = (title: string) =>
  title
    .replace(/([,:;.!?]) /g, '$1\n')
    .split('\n')
    .map((clause, index) => (
      <Fragment key={clause}>
        {index === 0 ? '' : ' '}
        <span className={css.clause}>{clause}</span>
      </Fragment>
    ));
