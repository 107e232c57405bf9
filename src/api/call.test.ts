import { expect, it } from 'vitest';
import { part } from './call.ts';

it('a part that does not arrive is a broken connection, and is asked for again by the next call', async () => {
  const answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), 'here'];
  const load = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  await expect(part(load)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(await part(load)).toBe('here');
});
