import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { vars } from './contract.css.ts';
import { rootStyle } from './themeRoot.css.ts';
import type { ModeName, ThemeTokens } from './tokens.ts';

export interface ThemeRootProps {
  readonly tokens: ThemeTokens;
  readonly mode: ModeName;
  readonly children: ReactNode;
}

/** Paints everything below it. Nestable, so that two brands can stand side by side; for stories and the studio only. */
export function ThemeRoot({ tokens, mode, children }: ThemeRootProps) {
  return (
    <div className={rootStyle} data-palette={mode} style={{ ...assignInlineVars(vars, tokens), colorScheme: mode }}>
      {children}
    </div>
  );
}
