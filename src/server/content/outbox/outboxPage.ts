import type { ShownMessage } from '../../identity/messages/index.ts';
import type { FontFiles } from '../../media/fonts/index.ts';
import { languageLinks, plainPage } from '../../media/plainPage/index.ts';
import { escapeHtml as text } from '../../platform/http/index.ts';
import { outboxStyle } from './outboxStyle.ts';
import { type OutboxLanguage, outboxLanguages, outboxWords } from './outboxWords.ts';

export interface OutboxView {
  readonly language: OutboxLanguage;
  readonly messages: readonly ShownMessage[];
  /** Brands that have messages, by merchant. */
  readonly brands: ReadonlyMap<string, string>;
  readonly chosen: string | null;
  readonly fonts: FontFiles;
}

type OutboxWords = (typeof outboxWords)[OutboxLanguage];

/** Development page with the messages sent by all sites, newest first. */
export function outboxPage({ language, messages, brands, chosen, fonts }: OutboxView) {
  const words = outboxWords[language];
  const addressOf = (merchant: string | null, inLanguage = language) => {
    const query = new URLSearchParams({ lang: inLanguage, ...(merchant === null ? {} : { brand: merchant }) });
    return `/outbox?${query}`;
  };
  const tab = (merchant: string | null, name: string) =>
    `<li><a href="${text(addressOf(merchant))}"${merchant === chosen ? ' aria-current="page"' : ''}>${text(name)}</a></li>`;
  const tabs = [tab(null, words.all), ...[...brands].map(([merchant, name]) => tab(merchant, name))];
  return plainPage({
    language,
    title: `${words.title} · Livery`,
    fonts,
    style: outboxStyle,
    body: `<header class="top"><a class="word" href="/">Livery</a>
<nav><a href="${text(addressOf(chosen))}">${words.refresh}</a>${languageLinks(outboxLanguages, language, (code) => addressOf(chosen, code))}</nav></header>
<main><h1>${words.title}</h1><p class="lead">${words.lead}</p>
${brands.size === 0 ? '' : `<nav aria-label="${words.brands}"><ul class="brands">${tabs.join('')}</ul></nav>`}
${messages.length === 0 ? `<p class="none">${words.none}</p>` : `<ol class="messages">${messages.map((message) => entry(message, language, words)).join('\n')}</ol>`}
</main>`,
  });
}

const entry = (message: ShownMessage, language: OutboxLanguage, words: OutboxWords) => {
  const { channel, brand, to, subject, code, createdAt } = message;
  return `<li class="message"><div class="about"><span class="kind">${words[channel]}</span><b>${text(brand)}</b><span>${words.to} ${text(to)}</span>
<time datetime="${createdAt.toISOString()}">${text(timeText(createdAt, language))}</time></div>
${subject === null ? '' : `<h2 lang="${message.language}">${text(subject)}</h2>`}<p class="text" lang="${message.language}">${linked(message)}</p>
${code === null ? '' : `<kbd class="code">${text(code)}</kbd>`}</li>`;
};

/** Turns the URL of a message into a link. */
function linked({ text: body, link }: ShownMessage) {
  if (link === null) return text(body);
  const address = text(link);
  return text(body).replaceAll(address, `<a href="${address}">${address}</a>`);
}

/** With the time zone: the page is of all brands, whose zones differ from the server's. */
const timeText = (moment: Date, language: OutboxLanguage) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'long' }).format(moment);
