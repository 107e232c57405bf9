import { afterEach, expect, it, vi } from 'vitest';
import { openBlankWindow } from './blankWindow.ts';

afterEach(() => vi.unstubAllGlobals());

function withWindow(opened: object | null) {
  const open = vi.fn<(address: string, target: string, features: string) => object | null>(() => opened);
  vi.stubGlobal('window', { open, screenX: 0, screenY: 0, outerWidth: 1440, outerHeight: 900 });
  return open;
}

it('opens a blank window of 440 × 500 and cuts its way back [CONST-28] [CS-01]', () => {
  const opened = { opener: 'our page', document: { title: '', body: { textContent: '' } } };
  const open = withWindow(opened);
  expect(openBlankWindow('Connecting…')).toBe(opened);
  expect(open.mock.calls).toEqual([['', '_blank', expect.stringMatching(/^popup,width=440,height=500,/)]]);
  expect(opened).toEqual({ opener: null, document: { title: 'Connecting…', body: { textContent: 'Connecting…' } } });
});

it('answers null where the browser blocks it', () => {
  withWindow(null);
  expect(openBlankWindow('Connecting…')).toBeNull();
});
