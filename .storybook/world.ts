import type { i18n } from 'i18next';
import { screens } from '../src/app/screens.ts';
import { createText } from '../src/i18n/index.ts';
import type { ModeName } from '../src/theme/tokens.ts';
import type { Boot } from '../src/wire/boot.ts';
import type { StoryParameters } from './kit/parameters.ts';
import type { RecordedAnswer, StoryBrand } from './kit/world.ts';

/** What the toolbar, a test project or a plan of pictures chooses. */
export interface Choice {
  readonly brand?: string;
  readonly mode?: ModeName;
  readonly language?: string;
}

/** Everything a story stands in. */
export interface World {
  readonly boot: Boot;
  readonly text: i18n;
  readonly mode: ModeName;
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
}

const kept = new Map<string, Promise<Response>>();

/** Brands as they lie in the world's folder: a new one needs no change here and no new build. */
export const brands = await json<readonly StoryBrand[]>('/brands.json');

export async function openWorld(
  choice: Choice,
  { path = '/index', without = [], status, adapt = asItIs }: StoryParameters,
): Promise<World> {
  const brand = brands.find(({ merchant }) => merchant === choice.brand) ?? brands[0];
  if (brand === undefined) throw new Error('No brand was written for stories. Run `npm run storybook`.');
  const language = brand.languages.find((offered) => offered === choice.language) ?? brand.languages[0] ?? 'vi';
  const mode = brand.modes.find((offered) => offered === choice.mode) ?? brand.modes[0] ?? 'dark';
  const folder = `/brands/${brand.merchant}`;
  const [boot, answers, css] = await Promise.all([
    json<Boot>(`${folder}/${language}${pageOf(path)}.json`),
    json<World['answers']>(`${folder}/${language}/answers.json`),
    read(`${folder}/theme.css`).then((answer) => answer.text()),
  ]);
  dress(boot, mode, css);
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

/** Screens that show the same data share one file. */
function pageOf(path: string): string {
  const { page, path: known } = screens.of(path.split(/[?#]/)[0] ?? '');
  if (page === 'home' || page === 'notFound') return '/index';
  return page === 'download' ? '/down' : known;
}

/** Puts on the document what the server writes into its head. */
function dress({ brand, language }: Boot, mode: ModeName, css: string): void {
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

/** Fetched once per visit; each reader gets a copy of its own. */
async function read(address: string): Promise<Response> {
  const known = kept.get(address) ?? fetch(address);
  kept.set(address, known);
  const answer = await known;
  if (!answer.ok) throw new Error(`${address} is not there: write the brands anew with \`npm run storybook\`.`);
  return answer.clone();
}
