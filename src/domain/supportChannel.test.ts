import { expect, it } from 'vitest';
import { supportChannel } from './supportChannel.ts';

it.each([
  [null, 'liveChat'],
  [0, 'liveChat'],
  [4, 'liveChat'],
  [5, 'vipChat'],
  [9, 'vipChat'],
] as const)('connects rank %s to %s [CS-05]', (rank, channel) => {
  expect(supportChannel(rank)).toBe(channel);
});
