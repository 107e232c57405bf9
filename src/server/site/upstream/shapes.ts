import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

export type CheckedShape =
  | { readonly ok: true; readonly value: unknown; readonly hadMore: boolean }
  /** Place and rule of the difference; never the value. */
  | { readonly ok: false; readonly pointer: string; readonly rule: string };

export interface WrongShape {
  readonly call: string;
  readonly pointer: string;
  readonly rule: string;
}

/** A compiled check of one shape. Compiled with the first answer of its call, and once. */
export function createShape(schema: TSchema): (value: unknown) => CheckedShape {
  let compiled: ReturnType<typeof Compile<TSchema>> | null = null;
  return (value) => {
    compiled ??= Compile(schema);
    if (compiled.Check(value)) return { ok: true, value, hadMore: false };
    // A newer back office may say more than this version knows: that is left out, and fails nothing.
    const cleaned = Value.Clean(schema, structuredClone(value));
    if (compiled.Check(cleaned)) return { ok: true, value: cleaned, hadMore: true };
    const [first] = compiled.Errors(cleaned);
    return { ok: false, pointer: first?.instancePath ?? '', rule: first?.keyword ?? 'shape' };
  };
}
