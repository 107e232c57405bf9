import { act, createContext, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Near } from './Near.tsx';
import { nearPart } from './nearPart.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const presses: string[] = [];
const Part = () => (
  <button type="button" onClick={() => presses.push('terms')}>
    Terms
  </button>
);
const Path = createContext('');
const imported = vi.fn<() => void>();
let root: Root | null = null;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.clearAllMocks();
  presses.length = 0;
});

/** Hydrates what a server wrote, `above` pixels below the top. */
async function open(above: number) {
  const part = nearPart(async () => {
    imported();
    return { default: Part };
  });
  const place = (
    <Near load={part.load}>
      <part.Part />
    </Near>
  );
  function Page() {
    const [path, go] = useState('/index');
    return (
      <>
        <button type="button" name="go" style={{ height: `${above}px` }} onClick={() => startTransition(() => go('/down'))}>
          {path}
        </button>
        <Path value={path}>{place}</Path>
      </>
    );
  }
  const served = document.createElement('div');
  served.innerHTML = `<button type="button" name="go" style="height:${above}px">/index</button><div data-far=""><!--$--><button type="button">Terms</button><!--/$--></div>`;
  document.body.append(served);
  const button = served.querySelector<HTMLButtonElement>('[data-far] button');
  await act(async () => {
    root = hydrateRoot(served, <Page />);
  });
  const renderAgain = () => act(() => root?.render(<Page />));
  return { button, renderAgain, shown: () => served.querySelector('[data-far] button') };
}

const settled = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

it('keeps the served HTML of a distant part, through renders of the page, without loading it', async () => {
  const { button, renderAgain, shown } = await open(5_000);
  await settled();
  renderAgain();
  await settled();
  expect(imported).not.toHaveBeenCalled();
  expect(shown()).toBe(button);
});

it('hydrates a part near the viewport', async () => {
  const { button, shown } = await open(0);
  await vi.waitFor(async () => {
    await settled();
    act(() => button?.click());
    expect(presses).not.toEqual([]);
  });
  expect(shown()).toBe(button);
});

it('repeats a press from before hydration, once', async () => {
  const { button, shown } = await open(5_000);
  act(() => button?.click());
  await vi.waitFor(async () => {
    await settled();
    expect(presses).toEqual(['terms']);
  });
  await settled();
  expect(presses).toEqual(['terms']);
  expect(shown()).toBe(button);
});

it('never delays a navigation, which hydrates it if it is not loaded', async () => {
  const { button, shown } = await open(5_000);
  await settled();
  const link = document.querySelector<HTMLButtonElement>('[name="go"]');
  await act(async () => link?.click());
  await vi.waitFor(async () => {
    await settled();
    expect(link?.textContent).toBe('/down');
  });
  expect(shown()).toBe(button);
});
