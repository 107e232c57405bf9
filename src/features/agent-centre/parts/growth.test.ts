import { expect, it } from 'vitest';
import { growthOf } from './growth.ts';

it('compares a figure with that of the period before', () => {
  expect(growthOf(108.2, 100)).toEqual({ direction: 'up', text: '+8.2%' });
  expect(growthOf(90, 100)).toEqual({ direction: 'down', text: '−10%' });
  expect(growthOf(100.01, 100)).toEqual({ direction: 'same', text: '0%' });
  expect(growthOf(0, 0)).toEqual({ direction: 'same', text: '0%' });
  expect(growthOf(5, 0)).toBe(null);
  // From a loss to a gain it went up, by more than all of the loss.
  expect(growthOf(50, -100)).toEqual({ direction: 'up', text: '+150%' });
  expect(growthOf(10_099, 100)).toEqual({ direction: 'up', text: '+9,999%' });
  expect(growthOf(123_456, 100)).toEqual({ direction: 'up', text: '>+9,999%' });
});
