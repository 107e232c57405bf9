import { useText } from '../../../src/i18n/index.ts';
import { failures, toFailureCode } from '../../../src/wire/failure.ts';
import type { ProblemWords } from '../names.ts';

/** Error messages as shown to players. */
export function useProblemWords(): ProblemWords {
  const t = useText();
  return (code) => t(failures[toFailureCode(code)].text);
}
