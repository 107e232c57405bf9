import { planOf } from '../flows/index.ts';

/** Rendered text by state, per flow, brand, mode, language and width. */
const drawn = new Map<string, Map<string, string>>();

/** Asserts that the page reached the state and looks different from every other state of the flow. */
export const arrives = (flow: string, state: string) => async (): Promise<void> => {
  const { dataset, lang } = document.documentElement;
  const end = performance.now() + timeoutMs;
  while (!['reached', 'elsewhere'].includes(dataset['flowState'] ?? '') && performance.now() < end) await pause();
  if (dataset['flowState'] !== 'reached') {
    const where = document.querySelector('[data-flow-elsewhere]')?.textContent ?? 'nowhere';
    throw new Error(`${flow}: the page did not reach the state "${state}": ${where}.`);
  }
  await globalThis.storySettled?.();
  const look = `${flow} ${dataset['brand']} ${dataset['palette']} ${lang} ${innerWidth}`;
  const others = drawn.get(look) ?? new Map<string, string>();
  drawn.set(look, others);
  const text = drawnText(document.body);
  if (text === '') throw new Error(`${flow}: nothing is drawn in the state "${state}".`);
  const twin = [...others].find(([other, known]) => other !== state && known === text && !isAlike(flow, state, other));
  others.set(state, text);
  if (twin !== undefined)
    throw new Error(`${flow}: the state "${state}" looks like "${twin[0]}". Draw it, or say in the plan why both look alike.`);
};

/** Long, because the first state of a run loads the whole site. */
const timeoutMs = 60_000;

/** Whether the plan declares that both states look alike. */
function isAlike(flow: string, ...pair: readonly [string, string]): boolean {
  return planOf(flow).alike?.some(({ states }) => pair.every((state) => states.some((name) => matches(state, name)))) === true;
}

/** A leaf state's name matches all its variants. */
const matches = (state: string, name: string) => state === name || state.startsWith(`${name}--`);

const pause = () => new Promise((done) => setTimeout(done, 20));

/** Attributes that affect rendering or accessible text, unlike ids. */
const visibleAttributes = [
  'class',
  'aria-label',
  'aria-busy',
  'aria-disabled',
  'aria-invalid',
  'aria-selected',
  'disabled',
  'src',
  'href',
  'type',
];

/** Serialises the visible content of an element: equal texts mean equal rendering. */
function drawnText(element: Element): string {
  if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName)) return '';
  // Storybook's UI next to the story.
  if (element !== document.body && element.classList[0]?.startsWith('sb-') === true) return '';
  const attributes = visibleAttributes.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  const typed = element instanceof HTMLInputElement ? [`${element.value} ${element.checked}`] : [];
  const inside = [...element.childNodes].map((node) =>
    node instanceof Element ? drawnText(node) : node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '',
  );
  return `<${element.tagName} ${[...attributes, ...typed].join(' ')}>${inside.join('')}`;
}
