import { afterEach, expect, it } from 'vitest';
import { apiOrigin, callAt, withOrigin } from './apiOrigin.ts';

afterEach(() => callAt(''));

it('completes the addresses of pictures where calls go to another origin, but not of signs [OPS-11]', () => {
  const answer = {
    list: [{ picture: { base: '/pictures/demo_art/a/b', widths: [1] }, smallIcon: '/pictures/demo_art/a/vendors-X.svg' }],
    avatar: '/avatars/alpha/avatar-1.svg',
    text: 'see /pictures/x',
    none: null,
  };
  expect([apiOrigin(), withOrigin(answer)]).toEqual(['', answer]);
  callAt('https://api.test');
  expect(withOrigin(answer)).toEqual({
    ...answer,
    list: [{ picture: { base: 'https://api.test/pictures/demo_art/a/b', widths: [1] }, smallIcon: answer.list[0]?.smallIcon }],
    avatar: 'https://api.test/avatars/alpha/avatar-1.svg',
  });
});
