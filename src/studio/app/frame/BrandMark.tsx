import type { BrandCard } from '../../../wire/studio/brands.ts';
import * as css from './BrandMark.css.ts';

/** A brand's first letter in its colours; the name stands beside it. */
export function BrandMark({
  brand,
  size = 24,
}: {
  readonly brand: Pick<BrandCard, 'name' | 'colours'>;
  readonly size?: 22 | 24 | 32;
}) {
  const [colours] = brand.colours;
  const style = {
    inlineSize: size,
    blockSize: size,
    fontSize: Math.round(size * 0.55),
    ...(colours === undefined ? {} : { background: colours.canvas, color: colours.accent }),
  };
  return (
    <span className={css.mark} style={style} aria-hidden="true">
      {[...brand.name][0]?.toLocaleUpperCase()}
    </span>
  );
}
