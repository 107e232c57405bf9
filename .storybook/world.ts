import type { i18n } from 'i18next';
import { screens } from '../src/app/screens.ts';
import { defaultLanguage } from '../src/domain/language.ts';
import { createText } from '../src/i18n/index.ts';
import type { ModeName } from '../src/theme/tokens.ts';
import type { Boot } from '../src/wire/boot.ts';
import type { StoryParameters } from './kit/parameters.ts';
import type { RecordedAnswer, StoryBrand } from './kit/world.ts';

/** Globals set by the toolbar, a test project or the snapshot plan. */
export interface Choice {
  readonly brand?: string;
  readonly mode?: ModeName;
  readonly language?: string;
}

/** Context a story renders in. */
export interface World {
  readonly boot: Boot;
  readonly text: i18n;
  readonly mode: ModeName;
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
}

const cache = new Map<string, Promise<Response>>();

/** Brands recorded in `.cache/stories/world`: a new one needs no change here and no rebuild. */
export const brands = await json<readonly StoryBrand[]>('/brands.json');

export async function openWorld(
  choice: Choice,
  { path = '/index', without = [], status, adapt = asItIs }: StoryParameters,
): Promise<World> {
  const brand = brands.find(({ merchant }) => merchant === choice.brand) ?? brands[0];
  if (brand === undefined) throw new Error('No brand was written for stories. Run `npm run storybook`.');
  const language = brand.languages.find((offered) => offered === choice.language) ?? brand.languages[0] ?? defaultLanguage;
  const mode = brand.modes.find((offered) => offered === choice.mode) ?? brand.modes[0] ?? 'dark';
  const folder = `/brands/${brand.merchant}`;
  const [boot, answers, css] = await Promise.all([
    json<Boot>(`${folder}/${language}${pageOf(path)}.json`),
    json<World['answers']>(`${folder}/${language}/answers.json`),
    read(`${folder}/theme.css`).then((answer) => answer.text()),
  ]);
  applyTheme(boot, mode, css);
  const text = await createText(language, boot.words, 'all');
  const queries = Object.fromEntries(Object.entries(boot.queries).filter(([name]) => !without.includes(name)));
  return {
    boot: adapt({ ...boot, queries: queries as unknown as Boot['queries'], status: status ?? boot.status }),
    text,
    mode,
    answers,
  };
}

const asItIs = (boot: Boot) => boot;

/** Screens with the same data share one file. */
function pageOf(path: string): string {
  const { page, path: known } = screens.of(path.split(/[?#]/)[0] ?? '');
  if (page === 'home' || page === 'notFound') return '/index';
  if (page === 'article') return '/blog';
  return page === 'download' ? '/down' : known;
}

/** Applies to the document what the server renders into `<html>` and `<head>`. */
function applyTheme({ brand, language }: Boot, mode: ModeName, css: string): void {
  const { documentElement: html, head } = document;
  html.lang = language;
  html.dataset['brand'] = brand.merchant;
  html.dataset['palette'] = mode;
  const style = head.querySelector('style#theme') ?? head.appendChild(document.createElement('style'));
  style.id = 'theme';
  if (style.textContent !== css) style.textContent = css;
}

async function json<Value>(address: string): Promise<Value> {
  return (await read(address)).json() as Promise<Value>;
}

/** Fetches once per page load; returns a clone, because a body can be read only once. */
async function read(address: string): Promise<Response> {
  const known = cache.get(address) ?? fetch(address);
  cache.set(address, known);
  const answer = await known;
  if (!answer.ok) throw new Error(`${address} is not there: write the brands again with \`npm run storybook\`.`);
  return answer.clone();
}
