import { expect, it } from 'vitest';
import { calls } from './calls.ts';

it('keeps every call under one of the three paths [APIBASE-01]', () => {
  expect(Object.values(calls).filter(({ path }) => !/^\/(?:wps|lgw|lotto)\/\w/.test(path))).toEqual([]);
});
