import type { Brand, BrandManifest } from '../manifest.generated.ts';
import type { ReadOptions } from '../options.ts';
import type { Diagnostic, JsonPatch, Path } from '../problem.ts';
import { pointerOf } from '../problem.ts';

/** Input of a rule: the manifest as written, the same with all defaults, and the caller's options. */
export interface RuleContext {
  readonly written: BrandManifest;
  readonly brand: Brand;
  readonly options: ReadOptions;
}

export type Rule = (context: RuleContext) => readonly Diagnostic[];

export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (place, step) => (isThere(place, step) ? (place as Record<string | number, unknown>)[step] : undefined),
    document,
  );
}

/** A patch that sets a value and creates missing parent objects. */
export function setting(document: unknown, path: Path, value: unknown): JsonPatch {
  const depth = path.findIndex((step, index) => !isThere(valueAt(document, path.slice(0, index)), step));
  if (depth < 0) return [{ op: 'replace', path: pointerOf(path), value }];
  const whole = path.slice(depth + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  return [{ op: 'add', path: pointerOf(path.slice(0, depth + 1)), value: whole }];
}

function isThere(place: unknown, step: string | number): boolean {
  return typeof place === 'object' && place !== null && Object.hasOwn(place, step);
}

export interface Place {
  readonly path: Path;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Every object of the manifest with its path. */
export function objectsOf(value: unknown, path: Path = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsOf(item, [...path, index]));
  const inside = Object.entries(value).flatMap(([key, child]) => objectsOf(child, [...path, key]));
  return [{ path, value: value as Readonly<Record<string, unknown>> }, ...inside];
}
