import type { ProblemCode } from './problemWords.ts';

export type Path = readonly (string | number)[];

/** RFC 6902, the operations that mending needs. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

export type JsonPatch = readonly PatchOperation[];

/** What an operator reads, an editor marks and a machine can mend. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly pointer: string;
  readonly file: string;
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly column: number;
  readonly en: string;
  readonly vi: string;
  readonly patch?: JsonPatch;
}

/** Words of one parameter; a plain string reads the same in both languages. */
export type Spoken = string | { readonly en: string; readonly vi: string };

/** A problem before it has a position and sentences. Rules make these. */
export interface Diagnostic {
  readonly code: ProblemCode;
  readonly path: Path;
  readonly severity?: 'error' | 'warning';
  readonly params?: Readonly<Record<string, Spoken>>;
  readonly patch?: JsonPatch | undefined;
  /** The eye lands on the key instead of the value. */
  readonly onKey?: boolean;
  /** Position in the text, where the path alone does not say it. */
  readonly offset?: number;
  /** Other places the diagnostic speaks of: a diagnostic found there comes first and silences this one. */
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
