import { tryWork, type Work } from './work.ts';

addEventListener('message', ({ data }: MessageEvent<Work>) => {
  postMessage(tryWork(data, 0, Number.MAX_SAFE_INTEGER));
});
