import type { Envelope } from '../../wire/envelope.ts';
import type { PreviewAbout } from '../../wire/studio/previews.ts';
import { createSheet } from './createSheet.ts';

/** Colours of the system: a ribbon that took the brand's would look like a part of the site. */
const css = `
:host{all:initial;position:fixed;inset-inline:0;bottom:0;z-index:2147483000;color-scheme:light dark;font:500 13px/20px system-ui,sans-serif}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 16px;background:CanvasText;color:Canvas}
.bar span{flex:1;min-width:12em}
button{font:inherit;min-height:32px;padding:0 12px;border:1px solid currentColor;border-radius:7px;background:transparent;color:inherit;cursor:pointer}
button:focus-visible,input:focus-visible,textarea:focus-visible{outline:3px solid Highlight;outline-offset:2px}
form{display:grid;gap:12px;max-width:420px;margin:0 16px 12px auto;padding:16px;background:Canvas;color:CanvasText;border:1px solid GrayText;border-radius:10px}
form[hidden]{display:none}
label{display:grid;gap:4px}
input,textarea{font:inherit;padding:6px 10px;border:1px solid GrayText;border-radius:7px;background:Field;color:FieldText}
.acts{display:flex;justify-content:flex-end;gap:8px}
`;

/** Says on every page of a link that it is a preview, and takes remarks where the link allows them. */
export async function showRibbon(): Promise<void> {
  const answer = await fetch(`/preview/about?lang=${encodeURIComponent(document.documentElement.lang)}`, {
    headers: { language: document.documentElement.lang },
  });
  if (!answer.ok) return;
  const { value } = (await answer.json()) as Envelope<PreviewAbout>;
  const { words, mayRemark } = value;
  const host = document.createElement('aside');
  host.setAttribute('aria-label', words.title);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = createSheet();
  sheet?.replaceSync(css);
  if (sheet !== null) shadow.adoptedStyleSheets = [sheet];
  const bar = element('div', { className: 'bar' });
  bar.append(element('strong', { textContent: words.title }), element('span', { textContent: words.text }));
  bar.querySelector('span')?.setAttribute('role', 'status');
  shadow.append(bar);
  if (mayRemark) addForm(shadow, bar, words);
  document.body.append(host);
  // The foot of the page stays reachable above it.
  document.body.style.paddingBlockEnd = `${bar.offsetHeight}px`;
}

function addForm(shadow: ShadowRoot, bar: HTMLElement, words: PreviewAbout['words']): void {
  const open = element('button', { type: 'button', textContent: words.remark });
  const name = element('input', { maxLength: 60, required: true, autocomplete: 'name' });
  const text = element('textarea', { maxLength: 1000, required: true, rows: 4 });
  const send = element('button', { type: 'submit', textContent: words.send });
  const close = element('button', { type: 'button', textContent: words.close });
  const form = element('form', { hidden: true });
  const acts = element('div', { className: 'acts' });
  acts.append(close, send);
  form.append(labelled(words.name, name), labelled(words.remarkText, text), acts);
  const status = bar.querySelector('span');
  const show = (isOpen: boolean) => {
    form.hidden = !isOpen;
    open.setAttribute('aria-expanded', String(isOpen));
    (isOpen ? name : open).focus();
  };
  open.setAttribute('aria-expanded', 'false');
  open.addEventListener('click', () => show(form.hidden === true));
  close.addEventListener('click', () => show(false));
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    const page = `${location.pathname}${location.search}`.slice(0, 200);
    void sendRemark({ page, text: text.value, name: name.value }).then((isSent) => {
      send.disabled = false;
      if (status !== null) status.textContent = isSent ? words.sent : words.failed;
      if (!isSent) return;
      text.value = '';
      show(false);
    });
  });
  bar.append(open);
  shadow.prepend(form);
}

async function sendRemark(remark: object): Promise<boolean> {
  try {
    const answer = await fetch('/preview/remarks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(remark),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  const label = element('label', {});
  label.append(text, field);
  return label;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), values);
}
