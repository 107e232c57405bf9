const textFields = 'input:not([type="checkbox"]), textarea, [contenteditable]';

/** Runs a shortcut by its key, e.g. `b` or `ctrl+z`. None runs in a text field, in a dialog, or again while its key is held. */
export function listenKeys(shortcuts: Readonly<Record<string, () => void>>) {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || event.altKey || document.querySelector('dialog[open]') !== null) return;
    if (event.target instanceof Element && event.target.matches(textFields)) return;
    const run = shortcuts[`${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.key.toLowerCase()}`];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Weight of a distance beside the direction, relative to one straight ahead. */
const sidewaysWeight = 3;

/**
 * Arrow keys move the focus over the spots of a board; one of them is in the tab order at a time. Spots are buttons with a
 * `data-spot`. Returns a function that puts the order right after the spots were drawn again.
 */
export function moveOverSpots(board: HTMLElement, selector: string): () => void {
  let current: string | null = null;
  const spots = () => [...board.querySelectorAll<HTMLButtonElement>(selector)].filter(({ disabled }) => !disabled);
  const order = () => {
    const all = spots();
    const chosen = all.find(({ dataset }) => dataset['spot'] === current) ?? all[0];
    for (const spot of all) spot.tabIndex = spot === chosen ? 0 : -1;
  };
  board.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(selector)) return;
    current = target.dataset['spot'] ?? null;
    order();
  });
  board.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (direction === undefined || !(event.target instanceof HTMLElement) || !event.target.matches(selector)) return;
    event.preventDefault();
    nextIn(direction, event.target, spots())?.focus();
  });
  return order;
}

/** The nearest spot in a direction; undefined at the edge. */
function nextIn([x, y]: readonly [number, number], from: HTMLElement, spots: readonly HTMLElement[]) {
  const start = from.getBoundingClientRect();
  const found = spots.flatMap((spot) => {
    const box = spot.getBoundingClientRect();
    if (spot === from || box.width === 0) return [];
    const [dx, dy] = [box.x + box.width / 2 - start.x - start.width / 2, box.y + box.height / 2 - start.y - start.height / 2];
    const ahead = dx * x + dy * y;
    return ahead > 1 ? [{ spot, distance: ahead + sidewaysWeight * Math.abs(dx * y + dy * x) }] : [];
  });
  return found.sort((one, other) => one.distance - other.distance)[0]?.spot;
}
