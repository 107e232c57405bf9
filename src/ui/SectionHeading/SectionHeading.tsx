import type { ReactNode } from 'react';
import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  readonly title: string;
  /** For `aria-labelledby` of its section. */
  readonly id?: string;
  readonly level?: 1 | 2 | 3;
  /** URL of the brand's glyph, from `brand.ornament`. */
  readonly ornament?: string | null;
  /** Short text after the title. */
  readonly note?: string;
  /** Content at the end: a link, arrows, a switch. */
  readonly aside?: ReactNode;
}

export function SectionHeading({ title, id, level = 2, ornament = null, note, aside }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.heading}>
      {ornament === null ? null : (
        <span className={css.ornament}>
          <Glyph src={ornament} width={34} height={20} />
        </span>
      )}
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      {note === undefined ? null : <span className={css.note}>{note}</span>}
      <span className={css.rule} />
      {aside === undefined ? null : <div className={css.aside}>{aside}</div>}
    </div>
  );
}
