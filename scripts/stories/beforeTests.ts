import { writeWorld } from './openWorld.ts';

/** Tests of stories see the brands as they are now. */
export default async function beforeTests(): Promise<void> {
  await writeWorld();
}
