import type { ModeName, ThemeTokens } from '../../src/theme/tokens.ts';
import { Colours } from './Colours.tsx';
import * as css from './kitchenSink.css.ts';
import { Pairs } from './Pairs.tsx';
import { PartsInRows } from './PartsInRows.tsx';
import { ThemeRoot } from './ThemeRoot.tsx';

export interface KitchenSinkProps {
  readonly name: string;
  readonly tokens: Partial<Record<ModeName, ThemeTokens>>;
}

/** One sheet per brand, modes side by side: every colour, every audited contrast pair, every component. */
export function KitchenSink({ name, tokens }: KitchenSinkProps) {
  const modes = Object.entries(tokens) as [ModeName, ThemeTokens][];
  return (
    <div className={css.sheet}>
      {modes.map(([mode, values]) => (
        <ThemeRoot key={mode} mode={mode} tokens={values}>
          <section className={css.half} aria-label={`${name}, ${mode}`}>
            <h2 className={css.title}>{`${name} · ${mode}`}</h2>
            <PartsInRows scope={mode} />
            <Pairs tokens={values} />
            <Colours tokens={values} />
          </section>
        </ThemeRoot>
      ))}
    </div>
  );
}
