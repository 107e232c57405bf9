import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { vars } from '../../src/theme/contract.css.ts';
import type { ModeName, ThemeTokens } from '../../src/theme/tokens.ts';
import * as css from './ThemeRoot.css.ts';

export interface ThemeRootProps {
  readonly mode: ModeName;
  readonly tokens: ThemeTokens;
  readonly children: ReactNode;
}

/**
 * Applies a brand and mode to its children, for views that show several side by side. The site does not use it: its theme
 * is on `:root`, and its CSP forbids inline styles in server-rendered HTML.
 */
export function ThemeRoot({ mode, tokens, children }: ThemeRootProps) {
  return (
    <div className={css.root} data-palette={mode} style={{ ...assignInlineVars(vars, tokens), colorScheme: mode }}>
      {children}
    </div>
  );
}
