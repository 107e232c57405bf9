import * as css from './Miniature.css.ts';

/** Colours of one mode of a brand. */
export interface MiniatureColours {
  readonly canvas: string;
  readonly header: string;
  readonly accent: string;
  readonly text: string;
}

/** A site at a glance in a brand's colours: header, hero, tiles. The facts stand in words beside it. */
export function Miniature({ colours: { canvas, header, accent, text } }: { readonly colours: MiniatureColours }) {
  const tile = { background: text, opacity: 0.09 };
  return (
    <div className={css.site} style={{ background: canvas, color: text }} aria-hidden="true">
      <div className={css.header} style={{ background: header }} />
      <div className={css.hero}>
        <span className={css.long} />
        <span className={css.short} />
        <span className={css.faint} />
        <span className={css.button} style={{ background: accent }} />
      </div>
      <div className={css.tiles}>
        <span className={css.tile} style={{ background: accent }} />
        <span className={css.tile} style={tile} />
        <span className={css.tile} style={tile} />
        <span className={css.tile} style={tile} />
      </div>
    </div>
  );
}
