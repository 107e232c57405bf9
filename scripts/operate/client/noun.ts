import type { ParseArgsOptionsConfig } from 'node:util';
import { type Language, type LocalText, localized } from '../../../src/domain/language.ts';
import type { StudioCall } from '../../../src/wire/studio/calls.ts';
import type { StudioAnswer, studioDefinitions } from '../../../src/wire/studio/definitions/index.ts';
import type { Sending } from './connect.ts';

export interface Given {
  /** Of `--merchant`. */
  readonly merchant: string;
  /** Arguments by name. */
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** Idempotency key: of `--request`, otherwise a new one. */
  readonly requestId: string;
}

type ValueOf<Name extends StudioCall> = (typeof studioDefinitions)[Name] extends { readonly answer: 'file' }
  ? Buffer
  : StudioAnswer<Name>;

/** Calls the studio by the name of a call; an image is its bytes. A refusal ends the verb. */
export type Call = <Name extends StudioCall>(name: Name, sending?: Sending) => Promise<ValueOf<Name>>;

interface Arguments {
  /** Names of the arguments; all are required. */
  readonly names?: readonly string[];
  readonly options?: ParseArgsOptionsConfig;
  /** Options that have to be given besides the merchant. */
  readonly required?: readonly string[];
}

/** One verb: what it calls, and how the value that it prints as JSON is printed for people. */
interface VerbOf<Value> extends Arguments {
  readonly run: (call: Call, given: Given) => Promise<Value>;
  readonly text: (value: Value, language: Language) => string;
}

export interface OperateVerb extends Arguments {
  readonly act: (
    call: Call,
    given: Given,
  ) => Promise<{ readonly value: unknown; readonly text: (language: Language) => string }>;
}

/** The verbs of `npm run operate -- <noun> <verb>`; the file is named after the noun. */
export interface Noun {
  readonly help: LocalText;
  /** `installation`: the calls need `OPERATOR_TOKEN` and name no merchant. */
  readonly access: 'operator' | 'installation';
  readonly verbs: Readonly<Record<string, OperateVerb>>;
}

const done: LocalText = { en: 'Done.', vi: 'Xong.' };

export const verbOf = <Value>({ run, text, ...rest }: VerbOf<Value>): OperateVerb => ({
  ...rest,
  act: async (call, given) => {
    const value = await run(call, given);
    return { value, text: (language) => text(value, language) };
  },
});

/** A verb whose answer says no more than that it was done. */
export const doneVerb = ({ run, ...rest }: Omit<VerbOf<unknown>, 'text'>): OperateVerb =>
  verbOf({
    ...rest,
    run: async (call, given) => {
      await run(call, given);
      return null;
    },
    text: (_value, language) => localized(done, language),
  });

export const one = { type: 'string' } as const;

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
