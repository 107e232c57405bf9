import type { Spoken } from './localText.ts';
import type { LocalText } from './manifest.generated.ts';
import type { ProblemCode } from './problemWords.ts';

export type Path = readonly (string | number)[];

/** The operations of JSON Patch (RFC 6902) that fixes use. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

export type JsonPatch = readonly PatchOperation[];

/** A located diagnostic with its messages and, if there is a safe one, its fix. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly pointer: string;
  readonly file: string;
  /** 1-based, like `column`. */
  readonly line: number;
  readonly column: number;
  readonly message: LocalText;
  readonly patch?: JsonPatch;
}

/** A finding of a rule, without position and messages. */
export interface Diagnostic {
  readonly code: ProblemCode;
  readonly path: Path;
  readonly severity?: 'error' | 'warning';
  readonly params?: Readonly<Record<string, Spoken>>;
  readonly patch?: JsonPatch | undefined;
  /** Locate the key instead of the value. */
  readonly onKey?: boolean;
  /** A sentence that follows the message. */
  readonly note?: LocalText;
  /** The file that path and offset belong to: 0 is the manifest, 1 its base, 2 that one's base. By default, the one that has the value. */
  readonly layer?: number;
  /** Offset in the text, if the path does not determine it. */
  readonly offset?: number;
  /** Other paths it depends on: an earlier diagnostic at one of them suppresses this one. */
  readonly involves?: readonly Path[];
}

export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
