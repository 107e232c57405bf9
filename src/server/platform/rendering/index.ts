import { type ChildProcess, fork } from 'node:child_process';
import type { checkPicture } from './checkPicture.ts';
import type { cleanFont } from './cleanFont.ts';
import type { cleanImage } from './cleanImage.ts';
import type { cleanRaster } from './cleanRaster.ts';
import type { cutFont } from './cutFont.ts';
import type { renderPicture } from './renderPicture.ts';

export type { CleanImage } from './cleanImage.ts';
export type { CleanFile } from './cleanRaster.ts';
export { maxPixels } from './maxPixels.ts';
export { isRasterFormat, mayRender, maySendVector, type PictureUse, type RasterFormat } from './pictureUse.ts';
export { iconOf, type LoadedPicture, loadPicture, nameOf, type PictureSource, vectorText } from './sources.ts';

/** Work that takes much memory, which a native library or a WebAssembly instance would keep afterwards. */
export interface RenderJobs {
  readonly checkPicture: typeof checkPicture;
  readonly cleanFont: typeof cleanFont;
  readonly cleanImage: typeof cleanImage;
  readonly cleanRaster: typeof cleanRaster;
  readonly cutFont: typeof cutFont;
  readonly renderPicture: typeof renderPicture;
}

export interface RenderRequest {
  readonly id: number;
  readonly job: keyof RenderJobs;
  readonly args: readonly unknown[];
}

export type RenderReply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly failed: string };

interface Renderer {
  readonly child: ChildProcess;
  readonly pending: Map<number, PromiseWithResolvers<unknown>>;
}

/** Idle time after which the process ends and its memory is free. */
const idleMs = 5_000;
/** All that the process gets of the environment: it decodes uploads, so it has no secrets. */
const variables = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'SystemRoot'];

let renderer: Renderer | null = null;
let idleTimer: NodeJS.Timeout | null = null;
let lastId = 0;

/**
 * Runs a job in the render process, which starts with the first job and ends when it is idle.
 * @throws an error of the job, or of a process that ended before it
 */
export function render<Job extends keyof RenderJobs>(
  job: Job,
  ...args: Parameters<RenderJobs[Job]>
): ReturnType<RenderJobs[Job]> {
  const current = renderer ?? startRenderer();
  renderer = current;
  if (idleTimer !== null) clearTimeout(idleTimer);
  const id = ++lastId;
  const result = Promise.withResolvers<unknown>();
  current.pending.set(id, result);
  current.child.channel?.ref();
  current.child.send({ id, job, args } satisfies RenderRequest, (error) => {
    if (error !== null) fail(current, error);
  });
  return result.promise as ReturnType<RenderJobs[Job]>;
}

function startRenderer(): Renderer {
  const child = fork(new URL('./process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=8'],
    env: Object.fromEntries(variables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started: Renderer = { child, pending: new Map() };
  child.on('message', (reply: RenderReply) => {
    const result = started.pending.get(reply.id);
    started.pending.delete(reply.id);
    if ('failed' in reply) result?.reject(new Error(reply.failed));
    else result?.resolve(reply.value);
    if (started.pending.size === 0) rest(started);
  });
  child.on('error', (error) => fail(started, error));
  child.on('exit', () => fail(started, new Error('The render process has ended.')));
  child.unref();
  return started;
}

/** Lets this process end without waiting for the idle one, which ends with its channel. */
function rest({ child }: Renderer) {
  child.channel?.unref();
  idleTimer = setTimeout(() => {
    renderer = null;
    if (child.connected) child.disconnect();
  }, idleMs).unref();
}

/** The next job starts another process. */
function fail(ended: Renderer, error: Error) {
  if (renderer === ended) renderer = null;
  for (const { reject } of ended.pending.values()) reject(error);
  ended.pending.clear();
}
