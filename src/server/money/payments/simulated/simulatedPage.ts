import { unitsToWire } from '../../../../domain/money.ts';
import { priceText } from '../../../../domain/moneyText.ts';
import type { FontFiles } from '../../../media/fonts/index.ts';
import { languageLinks, plainPage } from '../../../media/plainPage/index.ts';
import { escapeHtml as text } from '../../../platform/http/index.ts';
import { pagePath, type SimulatedPayment } from './index.ts';
import { type SimulatedLanguage, simulatedLanguages, simulatedWords } from './simulatedWords.ts';

export interface SimulatedView {
  readonly language: SimulatedLanguage;
  readonly payment: SimulatedPayment;
  readonly brand: string;
  readonly symbol: string;
  /** Path that leads back to the site. */
  readonly back: string;
  readonly fonts: FontFiles;
}

/** Page of one simulated payment, on which it is approved, refused or delayed. */
export function simulatedPage({ language, payment, brand, symbol, back, fonts }: SimulatedView) {
  const words = simulatedWords[language];
  const { reference, order, amount, state, dueAt } = payment;
  const addressOf = (code: SimulatedLanguage) => `${pagePath(reference)}?lang=${code}`;
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`;
  const button = (decision: string, name: string, kind: string) =>
    `<button class="${kind}" name="decision" value="${decision}">${name}</button>`;
  const isOpen = state === 'pending';
  const stateName = isOpen && dueAt !== null ? words.late : words[state];
  return plainPage({
    language,
    title: `${words.title} · ${brand}`,
    fonts,
    style,
    body: `<header class="top"><b>${text(brand)}</b><nav>${languageLinks(simulatedLanguages, language, addressOf)}</nav></header>
<main><h1>${words.title}</h1><p class="lead">${words.lead}</p>
<dl>${row(words.amount, priceText(unitsToWire(amount), symbol))}${row(words.order, order)}${row(words.state, stateName)}</dl>
${
  isOpen
    ? `<form method="post" action="${text(addressOf(language))}">${button('paid', words.approve, 'first')}${button('late', words.delay, '')}${button('failed', words.fail, '')}</form>`
    : `<p class="done" role="status">${words.done}</p>`
}
<p><a href="${text(back)}">${words.back}</a></p></main>`,
  });
}

const style = `
.top{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:1.25rem clamp(1rem,4vw,3rem);max-width:40rem;margin:auto}
.top a{padding:.625rem .75rem;min-height:44px;display:inline-flex;align-items:center}
main{display:grid;gap:1.25rem;padding:1rem clamp(1rem,4vw,3rem) 4rem;max-width:40rem;margin:auto}
h1{font-size:clamp(1.625rem,5vw,2.25rem);line-height:1.25}
.lead{color:var(--soft)}
dl{display:grid;gap:.75rem;margin:0;padding:1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--card)}
dl div{display:flex;justify-content:space-between;gap:1rem}
dt{color:var(--soft)}
dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;text-align:end}
form{display:flex;flex-wrap:wrap;gap:.75rem}
button{flex:1 1 10rem;min-height:48px;padding:.5rem 1rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--sunken)}
.first{background:var(--ink);border-color:var(--ink);color:var(--card)}
.first:hover{background:var(--ink)}
.done{padding:1rem 1.25rem;border-radius:12px;background:var(--sunken)}
`;
