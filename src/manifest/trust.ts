import { changesBetween, type ManifestChange } from './changes/index.ts';
import { completed } from './defaults.ts';
import type { Brand } from './manifest.generated.ts';
import type { Path } from './problem.ts';
import { brandSchema, resolved, type SchemaNode } from './schema.ts';

/**
 * Settings of trust decide where money goes, how much of it, who has to agree, and whom pages and the server talk to. The schema
 * marks them with `x-trust`, which holds for all that is below a marked setting.
 */
const isMarked = (place: SchemaNode): boolean => resolved(place)['x-trust'] === true;

const known = new WeakMap<SchemaNode, boolean>();

/** Whether the setting is marked, or anything in it. */
function holdsMarked(place: SchemaNode): boolean {
  const earlier = known.get(place);
  if (earlier !== undefined) return earlier;
  // A definition that contains itself adds nothing to what it contains.
  known.set(place, false);
  const { properties = {}, items, additionalProperties } = resolved(place);
  const parts = [
    ...Object.values(properties),
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  const holds = isMarked(place) || parts.some(holdsMarked);
  known.set(place, holds);
  return holds;
}

function partOf(place: SchemaNode, step: string): SchemaNode | null {
  const { properties = {}, items, additionalProperties } = resolved(place);
  if (Object.hasOwn(properties, step)) return properties[step] ?? null;
  return items ?? (typeof additionalProperties === 'object' ? additionalProperties : null);
}

/** Whether a change there changes a setting of trust: of one, of a part of one, or of what contains one. */
export function isTrusted(path: Path, schema = brandSchema): boolean {
  let place = schema;
  for (const step of path) {
    if (isMarked(place)) return true;
    const part = partOf(place, String(step));
    if (part === null) return false;
    place = part;
  }
  return holdsMarked(place);
}

/** Whether a marked setting lies above the last step, so that the order of its entries counts too. */
const isInMarked = (path: Path): boolean => path.some((_step, length) => isMarked(nodeOf(path.slice(0, length))));

const nodeOf = (path: Path): SchemaNode =>
  path.reduce<SchemaNode>((place, step) => partOf(place, String(step)) ?? {}, brandSchema);

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Whether who wrote there may have changed a setting of trust: in the manifest, or by another base. */
export function touchesTrust(pointer: string): boolean {
  const path = stepsOf(pointer);
  return path[0] === 'extends' || isTrusted(path);
}

/**
 * Differences in settings of trust, in words. Brands are compared with their bases and defaults in place, so that a setting counts
 * wherever it is written.
 * @param before Null for a brand that was never served, which is compared with the defaults
 */
export function trustChanges(before: Brand | null, after: Brand): readonly ManifestChange[] {
  const changes = changesBetween(before ?? completed({}, brandSchema), after);
  return changes.filter(({ pointer, kind }) => {
    const path = stepsOf(pointer);
    return kind === 'moved' ? isInMarked(path) : isTrusted(path);
  });
}
