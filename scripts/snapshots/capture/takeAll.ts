import type { Cell } from '../cell.ts';
import { keepPicture } from '../compare/store.ts';
import { type Camera, openCamera } from './openBrowser.ts';
import { type Shot, shoot } from './shoot.ts';

export type Taken = Omit<Shot, 'picture'>;

export interface Taking {
  /** Of the server whose pages are drawn. */
  readonly address: string;
  /** Browser processes side by side. */
  readonly workers: number;
  /** Whose elements are named too, which only a difference needs. */
  readonly withElements?: (cell: Cell) => boolean;
  readonly onTaken?: (taken: Taken) => void;
}

/** A browser grows with every page it drew; a young one is cheaper than what it costs to start. */
const lifetime = 300;

/** Takes the pictures in browser processes of their own, which share one queue, and keeps them in the store. */
export async function takeAll(cells: readonly Cell[], taking: Taking): Promise<Taken[]> {
  const queue = [...cells];
  const taken: Taken[] = [];
  const { withElements = () => false } = taking;
  const work = async () => {
    let camera: Camera | null = null;
    let drawn = 0;
    try {
      for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
        const current = cell;
        camera ??= await openCamera(taking.address);
        const { picture, ...rest } = await shoot(camera, current, withElements(current)).catch(async () => {
          await camera?.close().catch(() => undefined);
          camera = await openCamera(taking.address);
          return shoot(camera, current, withElements(current));
        });
        keepPicture(rest.pixels, picture);
        taken.push(rest);
        taking.onTaken?.(rest);
        drawn += 1;
        if (drawn % lifetime !== 0) continue;
        await camera.close();
        camera = null;
      }
    } finally {
      await camera?.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(taking.workers, cells.length) }, work));
  return taken;
}
