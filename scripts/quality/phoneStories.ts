import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/domain/language.ts';
import type { FoundState } from '../../tests/gallery/explore.ts';
import { plans } from '../../tests/gallery/flows/index.ts';
import { excuseOf } from '../../tests/gallery/inspect.ts';
import { root } from '../paths.ts';
import type { Story } from '../snapshots/cell.ts';
import { expand } from '../snapshots/plan/expand.ts';
import { type Plan, readPlan } from '../snapshots/plan/readPlan.ts';
import { storiesIn } from '../snapshots/plan/storyIndex.ts';

/** Phone width in the snapshot plan (CSS pixels). Journeys run at desktop width and rely on these pictures for phones. */
const phoneWidth = 390;

/** A screen or flow state and its stories. */
export interface Shown {
  /** Name in the check's messages. */
  readonly name: string;
  readonly stories: readonly Story[];
}

const gallery = 'tests/gallery';

/** All pages, and all flow states with a distinct screen. */
export function screensAndStates(folder = root): readonly Shown[] {
  const screens = globSync('src/pages/*Page.tsx', { cwd: folder })
    .sort()
    .map((file) => ({ name: file, stories: storiesIn(file.replace(/\.tsx$/, '.stories.tsx'), folder) }));
  const found = JSON.parse(readFileSync(join(folder, gallery, 'states.generated.json'), 'utf8')) as Readonly<
    Record<string, readonly FoundState[]>
  >;
  const states = Object.values(plans).flatMap((plan) => {
    const flow = plan.machine.id;
    const file = join(gallery, `stories/${flow}.generated.stories.tsx`);
    const stories = storiesIn(file, folder);
    const exportOf =
      stories.length === 0 ? new Map<string, string>() : exportsByState(readFileSync(join(folder, file), 'utf8'));
    return (found[flow] ?? [])
      .filter((state) => excuseOf(plan, state) === null)
      .map(({ id }) => ({
        name: `state ${id} of the flow ${flow}`,
        stories: stories.filter(({ exportName }) => exportName !== null && exportName === exportOf.get(id)),
      }));
  });
  return [...screens, ...states];
}

/** Names of screens and states without a phone-width picture; a screen needs one for each of its stories. */
export function missingOnPhone(plan: Plan, shown: readonly Shown[]): readonly string[] {
  const reference = 'reference';
  const both = { modes: ['light', 'dark'], languages } as const;
  const stories = [...new Map(shown.flatMap((one) => one.stories).map((story) => [story.id, story])).values()];
  const cells = expand(plan, { stories, brands: [{ merchant: reference, ...both }], reference });
  const pictured = new Set(cells.filter(({ width }) => width === phoneWidth).map(({ story }) => story.id));
  return shown.flatMap(({ name, stories }) => {
    const unseen = stories.filter(({ id }) => !pictured.has(id));
    if (stories.length === 0) return [`${name} has no story`];
    return unseen.map(({ id }) => `${name}: the plan takes ${id} at no width of ${phoneWidth} px`);
  });
}

/** State id → export name in a generated story file. */
function exportsByState(source: string): ReadonlyMap<string, string> {
  const shown = source.matchAll(/^export const (\w+): Story = \{(?:(?!^\};)[\s\S])*?state="([^"]+)"/gm);
  return new Map(Array.from(shown, ([, name = '', state = '']) => [state, name]));
}

if (import.meta.main) {
  const shown = screensAndStates();
  const missing = missingOnPhone(readPlan(), shown);
  console.log(`${shown.length} screens and states of flows, ${missing.length} without a picture at ${phoneWidth} px`);
  for (const name of missing) console.error(name);
  if (missing.length > 0) process.exitCode = 1;
}
