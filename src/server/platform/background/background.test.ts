import { expect, it } from 'vitest';
import { createBackground } from './index.ts';

/** Work that an answer does not wait for. */

it('begins after the turn that started it, and is waited for with what it starts itself', async () => {
  const background = createBackground();
  const order: string[] = [];
  background.run('first', async () => {
    order.push('first');
    background.run('second', async () => {
      order.push('second');
    });
  });
  order.push('answered');
  await background.idle();
  expect(order).toEqual(['answered', 'first', 'second']);
  await background.idle();
});

it('reports what fails by its name, and ends all the same', async () => {
  const background = createBackground();
  const reported: unknown[] = [];
  const fault = new Error('x');
  const fail = () => Promise.reject(fault);
  // Of what no one listens to nothing is known.
  background.run('unheard', fail);
  await background.idle();
  background.onError((error, task) => reported.push([task, error]));
  background.run('heard', fail);
  background.run('fine', async () => undefined);
  await background.idle();
  expect(reported).toEqual([['heard', fault]]);
});
