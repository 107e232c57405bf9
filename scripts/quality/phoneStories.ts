import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { FoundState } from '../../tests/gallery/explore.ts';
import { plans } from '../../tests/gallery/flows/index.ts';
import { excuseOf } from '../../tests/gallery/inspect.ts';
import { root } from '../paths.ts';
import type { Story } from '../snapshots/cell.ts';
import { expand } from '../snapshots/plan/expand.ts';
import { type Plan, readPlan } from '../snapshots/plan/readPlan.ts';

/** The width of a phone in the snapshot plan. Journeys run at a desktop's width and rely on these pictures. */
const phoneWidth = 390;

/** A screen, or one state of a flow, and the stories that show it. */
export interface Shown {
  /** As the check names it. */
  readonly name: string;
  readonly stories: readonly Story[];
}

const gallery = 'src/testing/gallery';

/** Every page of the site and every state of a flow that draws a distinct screen. */
export function screensAndStates(folder = root): readonly Shown[] {
  const screens = globSync('src/pages/*Page.tsx', { cwd: folder })
    .sort()
    .map((file) => ({ name: file, stories: storiesIn(folder, file.replace(/\.tsx$/, '.stories.tsx')) }));
  const found = JSON.parse(readFileSync(join(folder, gallery, 'states.generated.json'), 'utf8')) as Readonly<
    Record<string, readonly FoundState[]>
  >;
  const states = Object.values(plans).flatMap((plan) => {
    const flow = plan.machine.id;
    const file = join(gallery, `stories/${flow}.generated.stories.tsx`);
    const stories = storiesIn(folder, file);
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

/** Names of what the plan pictures at no phone's width; a screen counts only with every one of its stories. */
export function missingOnPhone(plan: Plan, shown: readonly Shown[]): readonly string[] {
  const reference = 'reference';
  const both = { modes: ['light', 'dark'], languages: ['vi', 'en'] } as const;
  const stories = [...new Map(shown.flatMap((one) => one.stories).map((story) => [story.id, story])).values()];
  const cells = expand(plan, { stories, brands: [{ merchant: reference, ...both }], reference });
  const pictured = new Set(cells.filter(({ width }) => width === phoneWidth).map(({ story }) => story.id));
  return shown.flatMap(({ name, stories }) => {
    const unseen = stories.filter(({ id }) => !pictured.has(id));
    if (stories.length === 0) return [`${name} has no story`];
    return unseen.map(({ id }) => `${name}: the plan takes ${id} at no width of ${phoneWidth} px`);
  });
}

function storiesIn(folder: string, file: string): readonly Story[] {
  if (!existsSync(join(folder, file))) return [];
  const csf = loadCsf(readFileSync(join(folder, file), 'utf8'), { makeTitle: (title) => title, fileName: file }).parse();
  return csf.indexInputs.map(({ __id, title, name, exportName, tags }) => ({
    id: __id ?? '',
    title: title ?? '',
    state: name ?? exportName,
    file,
    exportName,
    tags: tags ?? [],
  }));
}

/** Exports of a generated file by the id of the state that each of them shows. */
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
