import { type ReactNode, useContext } from 'react';
import type { Language } from '../domain/language.ts';
import { TextContext } from './TextProvider.tsx';
import type { Words } from './words.ts';

export interface PageWordsProps {
  /** Both languages: they come in the page's own chunk, which the first paint waits for. */
  readonly words: Readonly<Record<Language, Words>>;
  readonly children: ReactNode;
}

const added = new WeakMap<object, Set<object>>();

/** Adds a page's words to those of the site, at once, so that the served page has them too. A brand's own words stay in force. */
export function PageWords({ words, children }: PageWordsProps) {
  const text = useContext(TextContext);
  if (text === null) throw new Error('PageWords needs a TextProvider above it.');
  const known = added.get(text) ?? new Set();
  if (!known.has(words)) {
    added.set(text, known.add(words));
    for (const language of ['vi', 'en'] as const) {
      text.addResourceBundle(language, 'translation', words[language], true, false);
    }
  }
  return children;
}
