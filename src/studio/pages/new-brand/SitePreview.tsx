import type { PaletteTokens } from '../../../theme/tokens.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './SitePreview.css.ts';

/** A home page drawn with every derived colour of a mode, and the colours themselves below it. */
export function SitePreview({ name, palette }: { readonly name: string; readonly palette: PaletteTokens }) {
  const text = useText();
  const { surface, text: ink, accent, action, border, onHeader, onHero, gradient, support, status, reward } = palette;
  const tiles = [gradient.brand, surface.base, accent.subtle, support.subtle, surface.raised, surface.base];
  const scale = [
    surface.canvas,
    surface.base,
    surface.raised,
    border.default,
    border.strong,
    ink.secondary,
    ink.primary,
    accent.subtle,
    accent.solid,
    accent.hover,
    accent.text,
    support.solid,
    status.success.solid,
    status.warning.solid,
    status.danger.solid,
    status.info.solid,
  ];
  return (
    <div aria-hidden="true">
      <div className={css.site} style={{ background: surface.canvas, color: ink.primary }}>
        <div className={css.header} style={{ background: surface.header, color: onHeader.fg }}>
          <span className={css.letter} style={{ background: accent.solid, color: accent.onSolid }}>
            {[...name][0]?.toLocaleUpperCase()}
          </span>
          {name}
          <span className={css.space} />
          <span className={css.solid} style={{ background: onHeader.solid, color: onHeader.onSolid }}>
            {text('newBrand.begin')}
          </span>
        </div>
        <div className={css.hero} style={{ background: gradient.hero, color: onHero.fg }}>
          <span className={css.title}>{text('newBrand.welcome', { name })}</span>
          <span className={css.solid} style={{ background: onHero.solid, color: onHero.onSolid }}>
            {text('newBrand.begin')}
          </span>
        </div>
        <div className={css.tiles}>
          {tiles.map((background, index) => (
            // Six places of a drawing; they have no identity besides their order.
            <span key={`${index} ${background}`} className={css.tile} style={{ background, borderColor: border.subtle }} />
          ))}
        </div>
        <div className={css.row} style={{ background: surface.base, borderColor: border.subtle, color: ink.secondary }}>
          {name}
          <span className={css.space} />
          <span style={{ color: reward.text }}>₫ 12,400</span>
          <span className={css.solid} style={{ background: action.solid, color: action.onSolid }}>
            {text('newBrand.begin')}
          </span>
        </div>
      </div>
      <div className={css.scale}>
        {scale.map((background, index) => (
          <span key={`${index} ${background}`} style={{ background }} />
        ))}
      </div>
    </div>
  );
}
