import { type Alter, type Served, serveFolders } from '../capture/serveFolders.ts';
import { buildStorybook } from './buildStorybook.ts';
import { type OpenPlan, openPlan } from './openPlan.ts';

/** Everything required for captures: plan, Storybook build, the brands' data and images. */
export interface Studio extends OpenPlan {
  readonly storybook: string;
  readonly serve: (alter?: Alter) => Promise<Served>;
}

/** Builds whatever is missing for captures of the given brands (default: all). */
export async function openStudio(log: (line: string) => void, plan?: OpenPlan, merchants?: readonly string[]): Promise<Studio> {
  if (plan === undefined) log('Writing the data of the brands …');
  const opened = plan ?? (await openPlan());
  const { world } = opened;
  log('Rendering the pictures of the brands (kept until they change) …');
  await world.completeAssets(merchants ?? world.brands.map(({ merchant }) => merchant));
  log('Building the stories (kept until a source changes) …');
  const storybook = await buildStorybook();
  return { ...opened, storybook, serve: (alter) => serveFolders([world.folder, storybook], alter) };
}
