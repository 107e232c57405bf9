import { auditPairs } from '../../src/brand/auditPairs.ts';
import { flatten } from '../../src/theme/flatten.ts';
import type { ThemeTokens } from '../../src/theme/tokens.ts';
import * as css from './kitchenSink.css.ts';

/** Every text colour of the contrast audit on each background it is audited for. */
export function Pairs({ tokens }: { readonly tokens: ThemeTokens }) {
  const values = new Map(flatten(tokens).map(({ path, value }) => [path.join('.'), value]));
  const texts = auditPairs.filter(({ needed }) => needed === 4.5);
  return (
    <div className={css.grid}>
      {texts.flatMap(({ foreground, background }) => {
        const colour = values.get(foreground);
        const ground = values.get(background);
        return colour === undefined || ground === undefined
          ? []
          : [
              <div key={`${foreground} ${background}`} className={css.swatch} style={{ color: colour, background: ground }}>
                {`${foreground} / ${background}`}
              </div>,
            ];
      })}
    </div>
  );
}
