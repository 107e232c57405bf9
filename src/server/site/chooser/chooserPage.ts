import { localized } from '../../../domain/language.ts';
import type { FontFiles } from '../../media/fonts/index.ts';
import { languageLinks, plainPage } from '../../media/plainPage/index.ts';
import { escapeHtml as text } from '../../platform/http/index.ts';
import type { BrandProblems } from '../../tenants/registry/index.ts';
import { chooserStyle } from './chooserStyle.ts';
import { type ChooserLanguage, chooserLanguages, chooserWords } from './chooserWords.ts';
import type { BrandPreview, ModePreview } from './previewOf.ts';

/** Development page with a preview of every brand in each of its modes. */
export function chooserPage(
  language: ChooserLanguage,
  looks: readonly BrandPreview[],
  problems: readonly BrandProblems[],
  fonts: FontFiles,
) {
  const words = chooserWords[language];
  return plainPage({
    language,
    title: `${words.title} · Livery`,
    fonts,
    style: `${[...new Set(looks.map(({ faces }) => faces))].join('')}${chooserStyle}${looks.flatMap(({ modes }) => modes.map(({ css }) => css)).join('\n')}`,
    body: `<header class="top"><span class="word">Livery</span>
<nav><a href="/studio">${words.studio}</a><a href="/outbox?lang=${language}">${words.outbox}</a><a href="/docs">${words.docs}</a><a href="/healthz">${words.health}</a>${languageLinks(chooserLanguages, language, (code) => `/?lang=${code}`)}</nav></header>
<main><h1>${words.title}</h1><p class="lead">${words.lead}</p>
${looks.length === 0 ? `<p class="note">${words.none}</p>` : ''}
${problems.map((problem) => problemNote(problem, words[stateOf(problem)], language)).join('\n')}
<div class="brands">${looks.map((look) => card(look, words)).join('\n')}</div></main>`,
  });
}

const card = (
  { name, merchant, tagline, address, modes }: BrandPreview,
  words: (typeof chooserWords)[ChooserLanguage],
) => `<article class="brand">
<div class="looks" aria-hidden="true">${modes.map((mode) => preview(mode, name, tagline, words)).join('')}</div>
<div class="about"><div><h2>${text(name)}</h2><p>${text(tagline ?? merchant)}</p></div>
<a class="open" href="${text(address)}/index">${words.open}<span class="where">${text(address.replace(/^https?:\/\//, ''))}</span></a></div>
</article>`;

const preview = (
  { id, mode, logo, hero }: ModePreview,
  name: string,
  tagline: string | null,
  words: (typeof chooserWords)[ChooserLanguage],
) => `<div class="look ${id}">
<div class="bar">${logo === null ? `<b>${text(name)}</b>` : `<img src="${logo}" alt="">`}<i class="mode">${words[mode]}</i></div>
<div class="hero">${hero === null ? '' : `<img src="${hero}" alt="">`}<div class="pitch"><b>${text(tagline ?? name)}</b><span class="go">${words.open}</span></div></div>
<div class="tiles"><i></i><i></i><i></i><i></i></div>
<div class="line"><u></u><u class="short"></u><em></em></div>
</div>`;

function stateOf({ problems, isServed }: BrandProblems): 'advice' | 'problems' | 'refused' {
  if (problems.every(({ severity }) => severity === 'warning')) return 'advice';
  return isServed ? 'problems' : 'refused';
}

const problemNote = ({ folder, problems }: BrandProblems, title: string, language: ChooserLanguage) =>
  `<section class="note"><b>${text(folder)}</b> · ${title}<ul>${problems
    .map(
      ({ file, line, column, message }) =>
        `<li><code>${text(`${file}:${line}:${column}`)}</code> ${text(localized(message, language))}</li>`,
    )
    .join('')}</ul></section>`;
