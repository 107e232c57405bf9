import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { vars } from './contract.css.ts';
import * as css from './ThemeRoot.css.ts';
import type { ModeName, ThemeTokens } from './tokens.ts';

export interface ThemeRootProps {
  readonly mode: ModeName;
  readonly tokens: ThemeTokens;
  readonly children: ReactNode;
}

/**
 * Paints what is inside in a brand and mode of its own, for places that show several side by side. The site never
 * needs it: its theme stands on `:root`, and its policy allows no inline style in what the server draws.
 */
export function ThemeRoot({ mode, tokens, children }: ThemeRootProps) {
  return (
    <div className={css.root} data-palette={mode} style={{ ...assignInlineVars(vars, tokens), colorScheme: mode }}>
      {children}
    </div>
  );
}
