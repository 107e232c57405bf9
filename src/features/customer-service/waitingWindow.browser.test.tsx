import { afterEach, expect, it } from 'vitest';
import { drawWaiting } from './waitingWindow.ts';

afterEach(() => document.querySelector('iframe')?.remove());

it('keeps the words of the blank window, in the colours of the site', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const opened = frame.contentWindow ?? expect.fail('The window did not open.');
  opened.document.body.textContent = 'Đang kết nối…';
  document.body.style.backgroundColor = 'rgb(1, 2, 3)';
  drawWaiting(opened);
  const { body } = opened.document;
  expect([body.textContent, body.style.background]).toEqual(['Đang kết nối…', 'rgb(1, 2, 3)']);
  expect(body.querySelector('script, [onclick]')).toBe(null);
  document.body.style.backgroundColor = '';
});
