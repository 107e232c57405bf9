/** Pictures are made one after the other: pages of one tab share its storage, and each begins by clearing it. */
const atOnce = 1;

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
