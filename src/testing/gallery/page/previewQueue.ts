/** So many pictures are made at once: each is a whole page of its own. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Calls back when it is one's turn; the answer gives the turn back, whether it came or not. */
export function takeTurn(begin: () => void): () => void {
  let state: 'waiting' | 'running' | 'over' = 'waiting';
  const start = () => {
    if (state === 'over') {
      next();
      return;
    }
    state = 'running';
    running += 1;
    begin();
  };
  waiting.push(start);
  if (running < atOnce) next();
  return () => {
    const had = state === 'running';
    state = 'over';
    if (!had) return;
    running -= 1;
    next();
  };
}

function next(): void {
  if (running < atOnce) waiting.shift()?.();
}
