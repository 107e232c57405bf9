import { Icon } from '../Icon/Icon.tsx';
import * as css from './DiffText.css.ts';

/** Old and new value in words; an absent side is left out. */
export function DiffText({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  return (
    <span className={css.pair}>
      {before === null ? null : <del className={css.removed}>{before}</del>}
      {before === null || after === null ? null : <Icon name="arrow-right" size={14} tone="quiet" />}
      {after === null ? null : <ins className={css.added}>{after}</ins>}
    </span>
  );
}

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const signs = { same: ' ', added: '+', removed: '−' } as const;

/** A difference as lines, with − and +. */
export function DiffLines({ label, lines }: { readonly label: string; readonly lines: readonly DiffLine[] }) {
  return (
    // Scrollable, so it takes the focus.
    <div className={css.lines} role="group" aria-label={label} tabIndex={0}>
      {lines.map((line, index) => (
        // Lines have no identity besides their place.
        <div key={`${index}-${line.kind}`} className={css.lineOf[line.kind]}>
          <span className={css.sign}>{signs[line.kind]}</span>
          <span>{line.text}</span>
        </div>
      ))}
    </div>
  );
}
