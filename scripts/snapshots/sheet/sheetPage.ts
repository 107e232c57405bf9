import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageName, localized } from '../../../src/domain/language.ts';
import type { Taken } from '../capture/takeAll.ts';
import type { Cell } from '../cell.ts';
import type { Audit } from './auditOf.ts';
import { say } from './words.ts';

export interface SheetContent {
  readonly name: string;
  readonly language: Language;
  readonly cells: readonly Cell[];
  readonly taken: ReadonlyMap<string, Taken>;
  readonly audit: Audit | null;
  /** Width of desktop pictures in CSS pixels; all others are phones. */
  readonly wide: number;
}

/** The sheet as an HTML page without scripts; pictures are relative files. */
export function sheetPage(content: SheetContent): string {
  const { name, language, cells } = content;
  const screens = [...Map.groupBy(cells, ({ story }) => story.id).values()];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(name)} · ${say(language, 'title')}</title>
<link rel="icon" href="data:,">
<style>${readFileSync(join(import.meta.dirname, 'sheet.css'), 'utf8')}</style>
</head>
<body>
<header><h1>${escape(name)}</h1><p>${say(language, 'lead')}</p></header>
<div class="facts">${audit(content)}${faults(content)}</div>
${screens.map((own) => screen(own, content)).join('\n')}
</body>
</html>
`;
}

function screen(cells: readonly Cell[], content: SheetContent): string {
  const [first] = cells;
  const looks = Map.groupBy(cells, ({ mode, language }) => `${mode} ${language}`);
  const title = `${first?.story.title.split('/').slice(1).join(' / ') ?? ''} · ${first?.story.state ?? ''}`;
  return `<section><h2>${escape(title)}</h2><div class="looks">${[...looks.values()]
    .map((look) => card(look, content))
    .join('')}</div></section>`;
}

function card(look: readonly Cell[], { language, taken, wide }: SheetContent): string {
  const [first] = look;
  if (first === undefined) return '';
  const caption = `${say(language, first.mode)} · ${nameOf(first.language, language)}`;
  const pictures = look.map((cell) => {
    const pixels = taken.get(cell.name)?.pixels ?? '';
    const alt = escape(`${cell.story.title}, ${caption}, ${cell.width} px`);
    const address = `pictures/${pixels}.png`;
    return `<a class="${cell.width === wide ? 'desk' : 'phone'}" href="${address}"><img src="${address}" alt="${alt}"></a>`;
  });
  return `<figure><div class="pair">${pictures.join('')}</div><figcaption>${caption}</figcaption></figure>`;
}

const nameOf = (shown: Language, language: Language) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(shown) ?? languageName(shown);

function audit({ audit: result, language }: SheetContent): string {
  if (result === null) return '';
  const { findings, narrowest } = result;
  const verdict =
    findings.length === 0
      ? `<p class="fine">${say(language, 'fine')}</p>`
      : `<p class="weak">${say(language, 'weak', { count: findings.length })}</p><ul>${findings
          .map(({ sentence }) => `<li>${escape(localized(sentence, language))}</li>`)
          .join('')}</ul>`;
  const rows = narrowest.map(
    ({ mode, foreground, background, ratio, needed }) =>
      `<tr><td>${say(language, mode === 'dark' ? 'dark' : 'light')}</td><td>${escape(foreground)} / ${escape(background)}</td><td>${ratio.toFixed(2)}:1</td><td>${needed}:1</td></tr>`,
  );
  return `<section><h2>${say(language, 'colours')}</h2>${verdict}
<table><caption>${say(language, 'narrowest')}</caption><thead><tr><th></th><th>${say(language, 'pair')}</th><th>${say(language, 'measured')}</th><th>${say(language, 'needed')}</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function faults({ taken, language }: SheetContent): string {
  const lines = [...taken.values()].flatMap(({ name, faults: own }) => own.map(({ detail }) => `${name}: ${detail}`));
  const list =
    lines.length === 0
      ? `<p class="fine">${say(language, 'none')}</p>`
      : `<ul class="weak">${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
  return `<section><h2>${say(language, 'faults')}</h2>${list}</section>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
