import type { ParseArgsOptionsConfig } from 'node:util';
import { type Language, type LocalText, localized } from '../../../src/domain/language.ts';

export interface Given {
  /** Of `--merchant`. */
  readonly merchant: string;
  /** Arguments by name. */
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** Idempotency key: of `--request`, otherwise a new one. */
  readonly requestId: string;
}

export interface OperateRequest {
  readonly method: 'GET' | 'POST';
  /** Below `/operate/`; whole if it begins with a slash. */
  readonly path: string;
  readonly body?: object;
}

/** One verb: a call and how its answer is printed. */
export interface OperateVerb<Value = never> {
  /** Names of the arguments; all are required. */
  readonly names?: readonly string[];
  readonly options?: ParseArgsOptionsConfig;
  /** Options that have to be given besides the merchant. */
  readonly required?: readonly string[];
  readonly request: (given: Given) => OperateRequest;
  readonly text: (value: Value, language: Language) => string;
}

/** The verbs of `npm run operate -- <noun> <verb>`; the file is named after the noun. */
export interface Noun {
  readonly help: LocalText;
  /** `installation`: the calls need `OPERATOR_TOKEN` and name no merchant. */
  readonly access: 'operator' | 'installation';
  readonly verbs: Readonly<Record<string, OperateVerb>>;
}

const done: LocalText = { en: 'Done.', vi: 'Xong.' };

/** A verb whose answer says no more than that it was done. */
export const doneVerb = (verb: Omit<OperateVerb<null>, 'text'>): OperateVerb<null> => ({
  ...verb,
  text: (_value, language) => localized(done, language),
});

export const one = { type: 'string' } as const;

/** Path of a resource, each part encoded. */
export const pathOf = (...parts: readonly (string | undefined)[]) =>
  parts.map((part) => encodeURIComponent(part ?? '')).join('/');

/** A query, without the values that are not given. */
export function queryOf(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** Lines of a table: columns as wide as their longest cell. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
