import type { RenderJobs, RenderReply, RenderRequest } from './index.ts';

/** Entry of the render process. A library is loaded with the first job that needs it. */
const jobs: RenderJobs = {
  checkPicture: async (...args) => (await import('./checkPicture.ts')).checkPicture(...args),
  cleanFont: async (...args) => (await import('./cleanFont.ts')).cleanFont(...args),
  cleanImage: async (...args) => (await import('./cleanImage.ts')).cleanImage(...args),
  cleanRaster: async (...args) => (await import('./cleanRaster.ts')).cleanRaster(...args),
  cutFont: async (...args) => (await import('./cutFont.ts')).cutFont(...args),
  renderPicture: async (...args) => (await import('./renderPicture.ts')).renderPicture(...args),
};

process.on('message', ({ id, job, args }: RenderRequest) => {
  const run = jobs[job] as (...all: readonly unknown[]) => Promise<unknown>;
  run(...args).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, failed: error instanceof Error ? error.message : String(error) }),
  );
});

/** The server may have ended meanwhile; then no one needs the result. */
const reply = (content: RenderReply) => process.send?.(content, undefined, undefined, () => undefined);
