import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { createText, TextProvider, WithWords } from '../../../i18n/index.ts';
import type { RaffleResult } from '../../../wire/promotions.ts';
import { Wheel } from './Wheel.tsx';

const text = await createText('vi');
const prizes = [10, 20, 30, 40].map((amount) => ({ amount: `${amount}000.0000`, weight: 1, odds: '25.00' }));
const result = { prize: 2, number: 1 } as RaffleResult;
let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('reports its result when it rests, and not while it turns', async () => {
  const rested: RaffleResult[] = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (drawn: RaffleResult | null) =>
    root.render(
      <TextProvider text={text}>
        <WithWords areas={['promotions']}>
          <Wheel prizes={prizes} drawn={drawn} onRest={(at) => void rested.push(at)} />
        </WithWords>
      </TextProvider>,
    );
  draw(null);
  await expect.poll(() => document.querySelector('g')).not.toBe(null);
  draw(result);
  const turning = () => document.querySelector('g')?.getAnimations() ?? [];
  await expect.poll(() => turning().length).toBe(1);
  expect(rested).toEqual([]);
  for (const each of turning()) each.finish();
  await expect.poll(() => rested).toEqual([result]);
});
