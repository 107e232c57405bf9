import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';

afterEach(() => document.body.replaceChildren());

const newBox = (html = '') => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  return box;
};

it('drops scripts, handlers and script addresses, and keeps the text', async () => {
  const box = newBox();
  const root = createRoot(box);
  root.render(
    <RichText
      html={'<p onclick="x()">một <a href="javascript:x()">hai</a><script>x()</script><iframe src="/"></iframe></p>'}
    />,
  );
  await expect.poll(() => box.textContent).toBe('một hai');
  expect(box.querySelector('div')?.innerHTML).toBe('<p>một <a>hai</a></p>');
  root.unmount();
});

it('adopts served markup node for node and keeps it on the next render', async () => {
  const probe = newBox();
  const first = createRoot(probe);
  first.render(<RichText html="<p>một</p>" />);
  await expect.poll(() => probe.textContent).toBe('một');
  const served = probe.innerHTML;
  first.unmount();

  const box = newBox(served);
  const paragraph = box.querySelector('p');
  const problems = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(box, <RichText html="<p>một</p>" />, { onRecoverableError: problems });
  await expect.poll(() => Object.keys(box.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true);
  root.render(<RichText html="<p>một</p>" />);
  await new Promise(requestAnimationFrame);
  expect(box.querySelector('p')).toBe(paragraph);
  expect(problems).not.toHaveBeenCalled();
  root.unmount();
});
