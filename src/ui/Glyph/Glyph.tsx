import * as css from './Glyph.css.ts';

export interface GlyphProps {
  /** URL of a monochrome SVG whose root id is `logo`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Set it only if the glyph replaces text, as a wordmark does. */
  readonly label?: string;
}

/** A monochrome SVG in `currentColor`. */
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
