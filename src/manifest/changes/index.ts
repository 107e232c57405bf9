import { filled, type Spoken } from '../localText.ts';
import type { LocalText } from '../manifest.generated.ts';
import { type JsonPatch, type Path, pointerOf } from '../problem.ts';
import { isSameJson } from '../threeWay.ts';
import { changeWords as words } from './changeWords.ts';
import { type ListChange, listChanges } from './lists.ts';
import { itemName, placeOf, standardText, valueText } from './say.ts';

export { applySteps, type EditStep, StepRefused } from './applySteps.ts';
export { placeOf as placeName, valueName } from './say.ts';

/** One difference between two manifests, as a person would say it. */
export interface ManifestChange {
  /** In the newer manifest; of what was removed, in the older one. */
  readonly pointer: string;
  readonly place: LocalText;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Of a moved entry its places, from 0; undefined for what is not there. */
  readonly before: unknown;
  readonly after: unknown;
  readonly sentence: LocalText;
  /** Takes this difference alone back, applied to the newer manifest. */
  readonly undo: JsonPatch;
}

type Content = Readonly<Record<string, unknown>>;

/** Differences, in the order of the newer manifest. Settings are compared one by one, entries of lists by their identity. */
export function changesBetween(before: unknown, after: unknown): readonly ManifestChange[] {
  const found: ManifestChange[] = [];
  compare(before, after, [], []);
  return found;

  function compare(old: unknown, value: unknown, path: Path, oldPath: Path): void {
    if (isSameJson(old, value)) return;
    if (isContent(old) && isContent(value)) {
      for (const key of new Set([...Object.keys(value), ...Object.keys(old)])) {
        compare(own(old, key), own(value, key), [...path, key], [...oldPath, key]);
      }
    } else if (Array.isArray(old) && Array.isArray(value)) {
      for (const change of listChanges(old, value)) addListChange(change, old, value, path, oldPath);
    } else found.push(settingChange(old, value, path, oldPath));
  }

  function settingChange(old: unknown, value: unknown, path: Path, oldPath: Path): ManifestChange {
    const pointer = pointerOf(path);
    const kind = old === undefined ? 'added' : value === undefined ? 'removed' : 'changed';
    const place = kind === 'removed' ? placeOf(oldPath, before) : placeOf(path, after);
    const text = (given: unknown): Spoken => (given === undefined ? standardText(path) : valueText(given));
    const undo: JsonPatch =
      kind === 'added'
        ? [{ op: 'remove', path: pointer }]
        : [{ op: kind === 'removed' ? 'add' : 'replace', path: pointer, value: old }];
    const sentence = filled(words.setting, { place, before: text(old), after: text(value) });
    return { pointer, place, kind, before: old, after: value, sentence, undo };
  }

  function addListChange(
    { kind, from, to, undoAt }: ListChange,
    old: readonly unknown[],
    list: readonly unknown[],
    path: Path,
    oldPath: Path,
  ): void {
    if (kind === 'kept') return compare(old[from], list[to], [...path, to], [...oldPath, from]);
    const place = placeOf(path, after);
    const at = (index: number) => pointerOf([...path, index]);
    const item = kind === 'removed' ? itemName(old[from], from) : itemName(list[to], to);
    const params = { place, item, from: String(from + 1), to: String(to + 1) };
    const sentence = filled(words[kind], params);
    if (kind === 'removed') {
      const undo = [{ op: 'add', path: at(undoAt), value: old[from] }] as const;
      found.push({ pointer: pointerOf([...oldPath, from]), place, kind, before: old[from], after: undefined, sentence, undo });
    } else if (kind === 'added') {
      const undo = [{ op: 'remove', path: at(to) }] as const;
      found.push({ pointer: at(to), place, kind, before: undefined, after: list[to], sentence, undo });
    } else {
      const undo = [{ op: 'move', from: at(to), path: at(undoAt) }] as const;
      found.push({ pointer: at(to), place, kind, before: from, after: to, sentence, undo });
    }
  }
}

const own = (content: Content, key: string): unknown => (Object.hasOwn(content, key) ? content[key] : undefined);

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null && !Array.isArray(value);
