import { fieldName } from '../describe.ts';
import { lawWords } from '../lawWords.ts';
import type { PaletteFinding } from '../options.ts';
import { type Diagnostic, type JsonPatch, type Path, pointerOf } from '../problem.ts';
import { isLocalText, schemaAt } from '../schema.ts';
import { shown } from '../shown.ts';
import { suggestionFor } from '../typo.ts';
import { fonts, frameHosts, loopbackHosts, publicAddresses } from './addresses.ts';
import { amountRules } from './amounts.ts';
import { articleRules } from './articles.ts';
import { bankRules } from './banks.ts';
import { knownCatalogue } from './catalogue.ts';
import { objectsOf, type Rule, setting } from './context.ts';
import { floors } from './floors.ts';
import {
  blockedRegions,
  currency,
  everyRegion,
  merchantFolder,
  realProfile,
  separators,
  startLanguage,
  startMode,
  strictWithRealMoney,
  timeZone,
} from './identity.ts';
import { downloads, esportsCategory, extraTopics, uniqueIds } from './lists.ts';
import { missionRules } from './missions.ts';
import { fieldBounds, reachableScreens, requiredFields, requiredModules } from './modules.ts';
import { pointRules } from './points.ts';
import { promotionRules } from './promotions.ts';
import { ownSecrets } from './secrets.ts';
import { vipRules } from './vip.ts';

/** One diagnostic per colour with too little contrast, for its worst pair; the fix is the nearest passing colour. */
const palette: Rule = ({ written, brand, options }) =>
  worstOfEach(options.audit?.(brand.theme) ?? []).map(({ mode, foreground, sentence, nearest }) => {
    const path = ['theme', 'palettes', mode, ...foreground.split('.')];
    const isSettable = schemaAt(path)?.pattern !== undefined;
    const patch = isSettable ? setting(written, path, nearest) : undefined;
    return { code: 'palette.contrast', path, params: { sentence }, patch, involves: [['theme']] };
  });

function worstOfEach(findings: readonly PaletteFinding[]): PaletteFinding[] {
  const worst = new Map<string, PaletteFinding>();
  for (const finding of findings) {
    const colour = `${finding.mode} ${finding.foreground}`;
    const known = worst.get(colour);
    if (known === undefined || finding.ratio / finding.needed < known.ratio / known.needed) worst.set(colour, finding);
  }
  return [...worst.values()];
}

const schedules: Rule = ({ written }) =>
  objectsOf(written).flatMap(({ path, value: { from, until } }) => {
    const impossible = [...moment([...path, 'from'], from), ...moment([...path, 'until'], until)];
    if (impossible.length > 0 || typeof from !== 'string' || typeof until !== 'string') return impossible;
    if (Date.parse(from) < Date.parse(until)) return [];
    const params = { from: shown(from), until: shown(until) };
    return [{ code: 'schedule.order', path: [...path, 'until'], params, involves: [[...path, 'from']] } as const];
  });

/** The schema checks the format of a date; whether the date exists is checked here. */
function moment(path: Path, value: unknown): Diagnostic[] {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d(?::\d\d)?)(.+)$/.exec(value) : null;
  if (parts === null) return [];
  const [, year = '', month = '', day = '', clock = '', zone = ''] = parts;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const monthIsFine = Number(month) >= 1 && Number(month) <= 12;
  if (monthIsFine && Number(day) >= 1 && Number(day) <= lastDay && !Number.isNaN(Date.parse(String(value)))) return [];
  const corrected = `${year}-${month}-${String(lastDay).padStart(2, '0')}T${clock}${zone}`;
  const patch =
    monthIsFine && Number(day) > lastDay && !Number.isNaN(Date.parse(corrected))
      ? ([{ op: 'replace', path: pointerOf(path), value: corrected }] as const)
      : undefined;
  return [{ code: 'schedule.impossible', path, params: { field: fieldName(path), value: shown(value) }, patch }];
}

/** Every text needs each offered language, and no other. */
const everyLanguage: Rule = ({ written, brand }) =>
  objectsOf(written).flatMap(({ path, value }) => {
    const node = schemaAt(path);
    const isText = node !== null && isLocalText(node);
    const missing = isText ? brand.languages.offered.filter((language) => value[language] === undefined) : [];
    return missing.map(
      (language) =>
        ({
          code: 'language.noText',
          path,
          params: { field: fieldName(path), language },
          involves: [
            [...path, language],
            ['languages', 'offered'],
          ],
        }) as const,
    );
  });

/** Overrides of texts that do not exist, are locked, would be empty or too long, or show other values than the site has for them. */
const words: Rule = ({ brand, options }) => {
  const lockedWords: readonly string[] = options.lockedWords ?? lawWords;
  return (Object.keys(brand.words) as (keyof typeof brand.words)[]).flatMap((language) =>
    Object.entries(brand.words[language]).flatMap(([key, text]): Diagnostic[] => {
      const path: Path = ['words', language, key];
      const patch: JsonPatch = [{ op: 'remove', path: pointerOf(path) }];
      const params = { key: shown(key) };
      if (lockedWords.includes(key)) return [{ code: 'word.locked', path, onKey: true, params, patch }];
      if (text.trim() === '') return [{ code: 'text.blank', path, params: { field: fieldName(path) }, patch }];
      if (options.words === undefined) return [];
      const standard = Object.hasOwn(options.words, key) ? options.words[key] : undefined;
      if (standard === undefined) return [unknownWord(path, key, options.words, Object.keys(brand.words[language]))];
      return [...lengthDiagnostics(path, key, text, standard), ...slotDiagnostics(path, key, text, standard)];
    }),
  );
};

/** A text has room for three times the standard one; a short one, such as that of a button, for a few words. */
function lengthDiagnostics(path: Path, key: string, text: string, standard: string): Diagnostic[] {
  const limit = Math.max(40, 3 * standard.length);
  const count = [...text].length;
  if (count <= limit) return [];
  return [{ code: 'text.tooLong', path, params: { field: shown(key), count: String(count), limit: String(limit) } }];
}

function slotDiagnostics(path: Path, key: string, text: string, standard: string): Diagnostic[] {
  const [own, known] = [slotsOf(text), slotsOf(standard)];
  const allowed = known.length === 0 ? '–' : known.map((slot) => `{{${slot}}}`).join(', ');
  const unknown = own.find((slot) => !known.includes(slot));
  const lost = known.find((slot) => !own.includes(slot));
  if (unknown !== undefined)
    return [{ code: 'word.unknownSlot', path, params: { key: shown(key), slot: shown(`{{${unknown}}}`), allowed } }];
  if (lost === undefined) return [];
  return [{ code: 'word.lostSlot', severity: 'warning', path, params: { key: shown(key), slot: shown(`{{${lost}}}`) } }];
}

/** Names of the `{{slots}}`, without a format: `{{count, number}}` is `count`. */
const slotsOf = (text: string) => [...text.matchAll(/\{\{-?\s*([^,}]*?)\s*(?:,[^}]*)?\}\}/g)].map(([, name = '']) => name);

function unknownWord(path: Path, key: string, known: object, taken: readonly string[]): Diagnostic {
  const { match, correction } = suggestionFor(
    key,
    Object.keys(known).filter((name) => !taken.includes(name)),
  );
  const from = pointerOf(path);
  if (match === null)
    return { code: 'word.unknown', path, onKey: true, params: { key: shown(key) }, patch: [{ op: 'remove', path: from }] };
  const patch: JsonPatch =
    correction === null
      ? [{ op: 'remove', path: from }]
      : [{ op: 'move', from, path: pointerOf([...path.slice(0, -1), correction]) }];
  return { code: 'word.misspelt', path, onKey: true, params: { key: shown(key), closest: match }, patch };
}

/** Rules that compare several values of a manifest. */
export const crossRules: readonly Rule[] = [
  merchantFolder,
  startLanguage,
  everyLanguage,
  startMode,
  timeZone,
  currency,
  blockedRegions,
  everyRegion,
  separators,
  realProfile,
  strictWithRealMoney,
  publicAddresses,
  ownSecrets,
  requiredModules,
  reachableScreens,
  requiredFields,
  fieldBounds,
  schedules,
  uniqueIds,
  extraTopics,
  esportsCategory,
  knownCatalogue,
  downloads,
  ...articleRules,
  ...amountRules,
  ...bankRules,
  ...promotionRules,
  ...missionRules,
  ...vipRules,
  ...pointRules,
  frameHosts,
  loopbackHosts,
  fonts,
  words,
  floors,
  palette,
];
