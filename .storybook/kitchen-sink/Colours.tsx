import { flatten } from '../../src/theme/flatten.ts';
import type { ThemeTokens } from '../../src/theme/tokens.ts';
import * as css from './kitchenSink.css.ts';

/** Every colour and gradient with its name. */
export function Colours({ tokens }: { readonly tokens: ThemeTokens }) {
  const colours = flatten(tokens).filter(({ value }) => /^#|gradient\(/.test(value));
  return (
    <div className={css.grid}>
      {colours.map(({ path, value }) => (
        <div key={path.join('.')}>
          <div className={css.swatch} style={{ background: value }} />
          <span className={css.label}>{path.join('.')}</span>
        </div>
      ))}
    </div>
  );
}
