import type { Diagnostic, Path } from '../problem.ts';
import { shown } from '../shown.ts';
import { replaceFix } from '../suggestValue.ts';
import { suggestionFor } from '../typo.ts';
import type { Rule } from './context.ts';

/**
 * Warnings for codes of studios and ids of games that do not exist here, such as misspelt ones; they would have no effect. Only what the
 * manifest itself names: a default may suit another installation.
 */
export const knownCatalogue: Rule = ({ written, options: { catalogue: known } }) => {
  if (known === undefined) return [];
  const { home, catalogue } = written;
  return [
    ...unknownIn(['home', 'lotteries'], home?.lotteries, known.games, 'game'),
    ...unknownIn(['home', 'hotGames'], home?.hotGames, known.games, 'game'),
    ...unknownIn(['catalogue', 'esportsAffiliates'], catalogue?.esportsAffiliates, known.studios, 'studio'),
    ...unknownIn(['catalogue', 'hiddenVendors'], catalogue?.hiddenVendors, known.studios, 'studio'),
  ];
};

const codes = {
  game: { unknown: 'catalogue.unknownGame', misspelt: 'catalogue.misspeltGame' },
  studio: { unknown: 'catalogue.unknownVendor', misspelt: 'catalogue.misspeltVendor' },
} as const;

/** A list with many ids at most names this many, so that a message stays readable. */
const maxNamed = 12;

function unknownIn(
  list: Path,
  named: readonly string[] | undefined,
  known: readonly string[] | null,
  kind: keyof typeof codes,
): Diagnostic[] {
  if (named === undefined || known === null) return [];
  return named.flatMap((value, index): Diagnostic[] => {
    if (known.includes(value)) return [];
    const path = [...list, index];
    const severity = 'warning';
    const { match, correction } = suggestionFor(
      value,
      known.filter((code) => !named.includes(code)),
    );
    if (match === null) {
      const some = known.slice(0, maxNamed).join(', ');
      const params = { value: shown(value), known: known.length > maxNamed ? `${some}, …` : some };
      return [{ code: codes[kind].unknown, severity, path, params }];
    }
    return [
      {
        code: codes[kind].misspelt,
        severity,
        path,
        params: { value: shown(value), closest: match },
        patch: replaceFix(path, correction),
      },
    ];
  });
}
