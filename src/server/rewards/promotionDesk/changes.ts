/** The longest text of changes that an event keeps; the versions have them whole. */
const longest = 900;

/** Values of a document by their place, without the levels between. */
function leavesOf(value: unknown, place = ''): readonly (readonly [place: string, value: string])[] {
  if (typeof value !== 'object' || value === null) return [[place, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, place === '' ? key : `${place}.${key}`));
}

/** Differences between two versions of a document, one value after the other: its place, before and after. */
export function changesText(before: unknown, after: unknown): string {
  const [former, present] = [new Map(leavesOf(before ?? {})), new Map(leavesOf(after))];
  const places = [...new Set([...former.keys(), ...present.keys()])].filter(
    (place) => place !== '' && former.get(place) !== present.get(place),
  );
  const text = places.map((place) => `${place}: ${former.get(place) ?? '–'} → ${present.get(place) ?? '–'}`).join('; ');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
