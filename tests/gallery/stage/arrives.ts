import { planOf } from '../flows/index.ts';
import { drawnText } from './drawnText.ts';

/** What was drawn so far, per flow and dress. */
const drawn = new Map<string, Map<string, string>>();

/** Holds a story to its promise: the page is in the state, and draws something that no other state of the flow draws. */
export const arrives = (flow: string, state: string) => async (): Promise<void> => {
  const { dataset, lang } = document.documentElement;
  const end = performance.now() + patience;
  while (!['reached', 'elsewhere'].includes(dataset['flowState'] ?? '') && performance.now() < end) await pause();
  if (dataset['flowState'] !== 'reached') {
    const where = document.querySelector('[data-flow-elsewhere]')?.textContent ?? 'nowhere';
    throw new Error(`${flow}: the page did not reach the state "${state}": ${where}.`);
  }
  await globalThis.storySettled?.();
  const dress = `${flow} ${dataset['brand']} ${dataset['palette']} ${lang} ${innerWidth}`;
  const others = drawn.get(dress) ?? new Map<string, string>();
  drawn.set(dress, others);
  const look = drawnText(document.body);
  if (look === '') throw new Error(`${flow}: nothing is drawn in the state "${state}".`);
  const twin = [...others].find(([other, text]) => other !== state && text === look && !isAlike(flow, state, other));
  others.set(state, look);
  if (twin !== undefined)
    throw new Error(`${flow}: the state "${state}" looks like "${twin[0]}". Draw it, or say in the plan why both look alike.`);
};

/** The first state of a run waits until the whole site was read, on whatever machine. */
const patience = 60_000;

/** Twins of one reason, and whoever only passes through. */
function isAlike(flow: string, ...pair: readonly [string, string]): boolean {
  return planOf(flow).alike?.some(({ states }) => pair.every((state) => states.some((name) => matches(state, name)))) === true;
}

/** A leaf state stands for all its looks. */
const matches = (state: string, name: string) => state === name || state.startsWith(`${name}--`);

const pause = () => new Promise((done) => setTimeout(done, 20));
