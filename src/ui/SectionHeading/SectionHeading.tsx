import type { ReactNode } from 'react';
import { Glyph } from '../Glyph/Glyph.tsx';
import * as css from './SectionHeading.css.ts';

export interface SectionHeadingProps {
  readonly title: string;
  /** For `aria-labelledby` of the section under it. */
  readonly id?: string;
  readonly level?: 1 | 2 | 3;
  /** Address of the brand's glyph, as `brand.ornament` gives it. */
  readonly ornament?: string | null;
  /** A few words after the title. */
  readonly note?: string;
  /** What stands at the far end: a link, arrows, a switch. */
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
