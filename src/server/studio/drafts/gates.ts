import { type Brand, storedBrand } from '../../../manifest/index.ts';
import type { Gate } from '../../../wire/studio/brands.ts';
import type { StudioProblem, StudioText } from '../../../wire/studio/shapes.ts';
import { hasRegistration, wayInFault } from '../../tenants/registry/index.ts';
import { gateWords as words } from './gateWords.ts';
import type { DraftReading } from './problems.ts';

type Checked = Exclude<Gate['name'], 'advice'>;

/** The gate that a problem belongs to, by the family of its code; all others are the schema's. */
const gateOf: Readonly<Record<string, Checked>> = {
  palette: 'contrast',
  text: 'texts',
  word: 'texts',
  language: 'texts',
  article: 'texts',
  asset: 'pictures',
  folder: 'pictures',
  font: 'pictures',
  real: 'licence',
  region: 'licence',
  policy: 'licence',
  host: 'hosts',
  frame: 'hosts',
  module: 'hosts',
  field: 'hosts',
};

const checked = ['schema', 'contrast', 'texts', 'pictures', 'licence', 'hosts'] as const satisfies readonly Checked[];

/** The gates before publishing, in their fixed order. `published` is the manifest that is served; undefined for a new brand. */
export function gatesOf({ brand, problems }: DraftReading, published: unknown): Gate[] {
  const stops = problems.filter((problem) => problem.stops);
  const countOf = (name: Checked) => stops.filter((problem) => nameOf(problem) === name).length;
  const advice = problems.length - stops.length;
  return [
    ...checked.map((name): Gate => {
      const count = countOf(name);
      if (count > 0) return { name, state: 'failed', sentence: filled(words[name].failed, count) };
      // Rules run on what the schema accepts: what it refuses may hide more.
      if (name !== 'schema' && countOf('schema') > 0) return { name, state: 'failed', sentence: words.unread };
      if (name === 'licence' && brand?.profile === 'play') return { name, state: 'passed', sentence: words.licence.play };
      return (name === 'hosts' && brand !== null ? wayIn(brand, published) : null) ?? passed(name);
    }),
    advice === 0
      ? { name: 'advice', state: 'passed', sentence: words.advice.passed }
      : { name: 'advice', state: 'advice', sentence: filled(words.advice.advice, advice) },
  ];
}

/** Whether every gate lets the brand through. */
export const mayPublish = (gates: readonly Gate[]): boolean => gates.every(({ state }) => state !== 'failed');

const passed = (name: Checked): Gate => ({ name, state: 'passed', sentence: words[name].passed });

function nameOf({ code }: StudioProblem): Checked {
  const family = code.slice(0, code.indexOf('.'));
  return Object.hasOwn(gateOf, family) ? (gateOf[family] ?? 'schema') : 'schema';
}

/** A brand that no one can enter, or that locks its own players out; null if there is a way in. */
function wayIn(brand: Brand, published: unknown): Gate | null {
  const fault = wayInFault(brand, published === undefined ? null : storedBrand(published));
  if (fault !== null) return { name: 'hosts', state: 'failed', sentence: words.hosts[fault] };
  return hasRegistration(brand) ? null : { name: 'hosts', state: 'advice', sentence: words.hosts.noNewPlayers };
}

const filled = ({ en, vi }: StudioText, count: number): StudioText => {
  const text = (template: string) => template.replace('{{count}}', String(count));
  return { en: text(en), vi: text(vi) };
};
