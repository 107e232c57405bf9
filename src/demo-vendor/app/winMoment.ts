import { h, isStill } from './dom.ts';
import { type RoundSum, tierOf } from './roundSum.ts';
import { signed, sumParts, t, timesBack } from './text.ts';

const durationsMs = { medium: 1_600, big: 2_600 } as const;
const coinCounts = { medium: 14, big: 44 } as const;
const countUpMs = 1_200;

/** Ends the moment that is being shown. */
let skip: (() => void) | null = null;

/**
 * Shows a medium or big win over the stage; other results are a line of text. The headline is the net, with stake and return
 * beside it. Any press and Esc end it. `blocks`: a press does nothing else. Resolves when it has ended.
 */
export function showWin(stage: HTMLElement, sum: RoundSum, { blocks = true } = {}): Promise<void> {
  const tier = tierOf(sum);
  skip?.();
  if (tier === null || tier === 'small') return Promise.resolve();
  const net = h('b', { class: 'win-net' }, signed(sum.net));
  const canvas = h('canvas', { class: 'win-coins' });
  const still = isStill();
  // The live region reads the result out, so the picture of it is hidden from screen readers.
  const element = h(
    'div',
    { class: `win-moment win-${tier}${blocks ? '' : ' lets-through'}`, 'aria-hidden': 'true' },
    still ? null : h('div', { class: 'win-rays' }),
    h(
      'div',
      { class: 'win-ribbon' },
      h('p', { class: 'win-times' }, timesBack(sum)),
      net,
      tier === 'big' ? h('span', { class: 'win-go-on' }, t('go_on')) : null,
    ),
    still ? null : canvas,
    h('p', { class: 'win-sums' }, ...sumParts(sum).map((part) => h('span', {}, part))),
  );
  stage.append(element);
  const frames = still ? [] : [fallingCoins(canvas, coinCounts[tier])];
  if (tier === 'big' && !still) frames.push(countUp(net, sum));
  return new Promise((resolve) => {
    const began = performance.now();
    let frame = 0;
    const draw = () => {
      const passedMs = performance.now() - began;
      for (const each of frames) each(passedMs);
      frame = requestAnimationFrame(draw);
    };
    if (frames.length > 0) draw();
    const listening = new AbortController();
    const end = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      listening.abort();
      element.remove();
      skip = null;
      resolve();
    };
    const timer = setTimeout(end, durationsMs[tier]);
    skip = end;
    const pressed = (event: Event) => {
      if (event instanceof KeyboardEvent && !['Escape', 'Enter', ' '].includes(event.key)) return;
      if (blocks) {
        event.stopPropagation();
        event.preventDefault();
      }
      end();
    };
    for (const name of ['click', 'keydown']) addEventListener(name, pressed, { capture: true, signal: listening.signal });
  });
}

/** Counts from nothing to the true net, which it reaches before the moment ends. */
const countUp =
  (place: HTMLElement, { net }: RoundSum) =>
  (passedMs: number) => {
    const part = Math.min(1, passedMs / countUpMs);
    place.textContent = signed(part === 1 ? net : (net * BigInt(Math.round((1 - (1 - part) ** 3) * 1_000))) / 1_000n);
  };

/** Coins that fly out of the middle and fall. */
function fallingCoins(canvas: HTMLCanvasElement, count: number) {
  const style = getComputedStyle(canvas);
  const [gold, deep, shine] = ['--gold', '--gold-deep', '--paper'].map((name) => style.getPropertyValue(name));
  const context = canvas.getContext('2d');
  const coins = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2.399) % (2 * Math.PI);
    return {
      x: Math.cos(angle) * (0.22 + (index % 7) * 0.06),
      y: Math.sin(angle) * 0.3 - 0.45,
      radius: 9 + ((index * 5) % 10),
      spin: 3 + (index % 5),
    };
  });
  return (passedMs: number) => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (context === null || width === 0) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.clearRect(0, 0, width, height);
    const seconds = passedMs / 1_000;
    for (const { x, y, radius, spin } of coins) {
      const [left, top] = [width / 2 + x * seconds * width, height / 2 + (y * seconds + 0.42 * seconds ** 2) * height];
      context.save();
      context.translate(left, top);
      context.scale(0.35 + 0.65 * Math.abs(Math.cos(seconds * spin)), 1);
      for (const [size, colour] of [
        [1, deep],
        [0.88, gold],
        [0.3, shine],
      ] as const) {
        context.fillStyle = colour ?? '';
        context.beginPath();
        context.arc(0, 0, radius * size, 0, 2 * Math.PI);
        context.fill();
      }
      context.restore();
    }
  };
}
