import { expect, it } from 'vitest';
import { avatarFor, avatarPicture, isCustomAvatar, readyAvatars } from './avatars.ts';

it('gives an account a ready avatar by its id, whatever the order of its characters, and each of them to some id', () => {
  const given = Array.from(readyAvatars, (_, index) => avatarFor(String.fromCodePoint(0x4e00 + index)));
  expect(given.toSorted()).toEqual(readyAvatars);
  expect([avatarFor('ab'), avatarFor('a'), avatarFor('')]).toEqual([
    avatarFor('ba'),
    readyAvatars[97 % readyAvatars.length],
    readyAvatars[0],
  ]);
});

it('reads the pictures it has, and no other file', () => {
  for (const file of readyAvatars) expect([isCustomAvatar(file), avatarPicture(file)?.includes('<svg')]).toEqual([false, true]);
  expect([avatarPicture('../avatars.ts'), avatarPicture('a99.svg'), isCustomAvatar('a.webp')]).toEqual([null, null, true]);
});
