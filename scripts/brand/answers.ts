import { cancel, select, text } from '@clack/prompts';
import { type BrandStart, nameOfMerchant, suggestedStart } from '../../src/brand/newBrand.ts';
import { languageName, languages } from '../../src/domain/language.ts';
import { fits } from '../../src/manifest/describe.ts';
import { pointerOf, schemaAt } from '../../src/manifest/index.ts';
import { type Run, say } from './console.ts';
import type { words } from './words.ts';

export type Answers = BrandStart;

export type GivenAnswers = { readonly [Name in keyof Answers]?: string | undefined };

/** Path of each answer in the manifest; the schema there validates the answer. */
const places = {
  merchant: ['merchant'],
  name: ['name'],
  seed: ['theme', 'seed'],
  host: ['hosts', 0],
  language: ['languages', 'default'],
} as const;

export function whatIsWrong(name: keyof Answers, value: string, { language }: Run): string | null {
  const node = schemaAt(places[name]);
  if (node === null || fits(value, node)) return null;
  const field = node['x-studio']?.[language]?.title ?? node.title;
  return say(language, 'invalid', {
    field: field ?? pointerOf(places[name]),
    value,
    example: String(node.enum?.join(', ') ?? node.examples?.[0]),
  });
}

/** Defaults derived from the merchant code. */
export const suggested = (merchant: string): Answers => ({ ...suggestedStart(merchant), name: nameOfMerchant(merchant) });

/** Prompts for missing answers; null if the user cancels. */
export async function ask(given: GivenAnswers, run: Run): Promise<Answers | null> {
  const merchant = given.merchant ?? (await askText('merchant', 'askMerchant', 'aurora', run));
  if (merchant === null) return null;
  const proposal = suggested(merchant);
  const name = given.name ?? (await askText('name', 'askName', proposal.name, run));
  const seed = name === null ? null : (given.seed ?? (await askText('seed', 'askSeed', proposal.seed, run)));
  const host = seed === null ? null : (given.host ?? (await askText('host', 'askHost', proposal.host, run)));
  const language = host === null ? null : (given.language ?? (await askLanguage(run)));
  if (name === null || seed === null || host === null || language === null) return null;
  return { merchant, name, seed, host, language };
}

async function askText(
  name: keyof Answers,
  question: keyof typeof words,
  initialValue: string,
  run: Run,
): Promise<string | null> {
  const answer = await text({
    message: say(run.language, question),
    initialValue,
    validate: (value) => whatIsWrong(name, value ?? '', run) ?? undefined,
  });
  return given(answer, run);
}

async function askLanguage(run: Run): Promise<string | null> {
  const options = languages.map((language) => ({ value: language, label: languageName(language) }));
  return given(await select({ message: say(run.language, 'askLanguage'), options }), run);
}

function given(answer: string | symbol, { language }: Run): string | null {
  if (typeof answer === 'string') return answer;
  cancel(say(language, 'cancelled'));
  return null;
}
