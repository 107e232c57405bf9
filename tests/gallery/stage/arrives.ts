import { planOf } from '../flows/index.ts';
import { drawnText } from './drawnText.ts';

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
