import type { i18n } from 'i18next';
import { createContext, type ReactNode } from 'react';

export const TextContext = createContext<i18n | null>(null);

export interface TextProviderProps {
  /** Made by `createText`. */
  readonly text: i18n;
  readonly children: ReactNode;
}

export function TextProvider({ text, children }: TextProviderProps) {
  return <TextContext.Provider value={text}>{children}</TextContext.Provider>;
}
