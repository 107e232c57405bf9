import * as css from './Glyph.css.ts';

export interface GlyphProps {
  /** Address of a one-colour SVG whose root id is `logo`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Only where it stands for a word, as a wordmark does. */
  readonly label?: string;
}

/** A one-colour drawing that takes the colour of the text around it. */
export function Glyph({ src, width, height, label }: GlyphProps) {
  const drawing = <use href={`${src}#logo`} width="100%" height="100%" />;
  return label === undefined ? (
    <svg className={css.glyph} width={width} height={height} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  ) : (
    <svg className={css.glyph} width={width} height={height} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
