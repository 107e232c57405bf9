import { isSameJson } from '../../../manifest/threeWay.ts';
import { type Place, pointerTo } from '../document/values.ts';

/** Pointers of the settings that differ between two documents; a list counts as one setting. */
export function differences(before: unknown, after: unknown, place: Place = []): readonly string[] {
  if (isSameJson(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [pointerTo(place)];
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
    differences(ownOf(before, key), ownOf(after, key), [...place, key]),
  );
}

type Group = Readonly<Record<string, unknown>>;

const ownOf = (group: Group, key: string) => (Object.hasOwn(group, key) ? group[key] : undefined);

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);
