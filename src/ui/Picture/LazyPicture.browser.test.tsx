import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LazyPicture } from './LazyPicture.tsx';

let root: Root;

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function draw(offset: number) {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.marginTop = `${offset}px`;
  box.style.width = '100px';
  box.style.height = '100px';
  root = createRoot(box);
  const picture = { base: '/missing/picture', width: 10, height: 10, widths: [] };
  root.render(<LazyPicture picture={picture} alt="trò chơi" sizes="100px" fallback={<span>chưa có ảnh</span>} />);
}

const asked = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/missing/picture')).length;

it('tries a picture once, then shows the fallback [CONST-26]', async () => {
  draw(0);
  await expect.element(page.getByText('chưa có ảnh')).toBeVisible();
  expect(document.querySelector('img')).toBe(null);
  expect(asked()).toBe(1);
});

it('asks for nothing out of view', async () => {
  const before = asked();
  draw(5_000);
  await expect.poll(() => document.body.firstElementChild?.firstElementChild).not.toBe(null);
  await new Promise(requestAnimationFrame);
  expect(document.querySelector('img')).toBe(null);
  expect(asked()).toBe(before);
});
