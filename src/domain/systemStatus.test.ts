import { expect, it } from 'vitest';
import { systemStatus } from './systemStatus.ts';

it.each([
  [true, false, 1],
  [true, true, 1],
  [false, true, 2],
  [false, false, 0],
])(
  'maintenance %s and region restriction %s give status %i [SYS-01] [SYS-02] [SYS-03]',
  (maintenance, regionRestriction, status) => {
    expect(systemStatus({ maintenance, regionRestriction })).toBe(status);
  },
);
