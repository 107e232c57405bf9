/** One preview at a time: iframes of a tab share its session storage, and each clears it at start. */
const maxConcurrent = 1;

let running = 0;
const waiting: (() => void)[] = [];

/** Queues `begin`. Returns a function that ends the turn, or cancels it if it has not begun. */
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
  if (running < maxConcurrent) next();
  return () => {
    const had = state === 'running';
    state = 'over';
    if (!had) return;
    running -= 1;
    next();
  };
}

function next(): void {
  if (running < maxConcurrent) waiting.shift()?.();
}
