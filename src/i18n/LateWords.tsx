import { type ReactNode, use, useContext } from 'react';
import { addLateWords } from './lateWords.ts';
import { TextContext } from './TextProvider.tsx';

/** Shows its content once the late words are there; waits in the Suspense around it. */
export function LateWords({ children }: { readonly children: ReactNode }) {
  const text = useContext(TextContext);
  if (text === null) throw new Error('LateWords needs a TextProvider above it.');
  use(addLateWords(text));
  return children;
}
