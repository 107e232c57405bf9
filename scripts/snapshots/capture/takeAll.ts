import type { Cell } from '../cell.ts';
import { keepPicture } from '../compare/store.ts';
import { type Camera, openCamera } from './openBrowser.ts';
import { type Shot, shoot } from './shoot.ts';

export type Taken = Omit<Shot, 'picture'>;

export interface Taking {
  /** Origin of the server. */
  readonly address: string;
  /** Number of concurrent browser processes. */
  readonly workers: number;
  /** Cells whose elements are recorded too, which only explaining a difference requires. */
  readonly withElements?: (cell: Cell) => boolean;
  readonly onTaken?: (taken: Taken) => void;
}

/** Captures per browser process; its memory grows with every page, which costs more than a restart. */
const maxCaptures = 300;

/** Captures cells in concurrent browser processes with a shared queue and stores the pictures; retries a failed capture once. */
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
        if (drawn % maxCaptures !== 0) continue;
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
