import '../../theme/global.css.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskAgentPage, DeskAgentRow } from '../../../wire/studio/deskAgents.ts';
import { read } from '../../api/index.ts';
import { createText, TextProvider } from '../../i18n/index.ts';
import { AgentTree } from './AgentTree.tsx';
import { usePlace } from './usePlace.ts';

const text = await createText('en');
let leave = () => undefined as void;
afterEach(() => leave());

const agent = (account: string, agents = 0): DeskAgentRow => ({
  account,
  username: `a${account}z`,
  name: `Name ${account}`,
  type: 1,
  isActive: true,
  level: 0,
  path: [],
  members: agents,
  agents,
  contracts: [],
  owes: '0.0000',
});

/** Levels by their parent, and pages behind a cursor. */
const levels: readonly (readonly [Readonly<Record<string, string>>, DeskAgentPage])[] = [
  [{}, { agents: [agent('1', 2), agent('2')], next: 'a2z' }],
  [{ after: 'a2z' }, { agents: [agent('3')], next: null }],
  [{ parent: '1' }, { agents: [agent('11', 1), agent('12')], next: null }],
  [{ parent: '11' }, { agents: [agent('111')], next: null }],
];

function Tree() {
  const { place, go } = usePlace();
  return (
    <main>
      <output>{`${place.agent ?? '-'} ${place.open ?? '-'}`}</output>
      <AgentTree merchant="alpha" brandName="Alpha" symbol="₫" place={place} go={go} />
    </main>
  );
}

function draw() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const [query, value] of levels) {
    queries.setQueryData(read('deskAgents', { params: { merchant: 'alpha' }, query }).queryKey, value);
  }
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  leave = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <QueryClientProvider client={queries}>
      <TextProvider text={text} chooseLanguage={() => undefined}>
        <MemoryRouter>
          <Tree />
        </MemoryRouter>
      </TextProvider>
    </QueryClientProvider>,
  );
}

const rowOf = (account: string) => page.getByRole('row', { name: new RegExp(`a${account}z`) });
const shown = () => [...document.querySelectorAll('tbody tr[aria-level]')].map((row) => /a\d+z/.exec(row.textContent)?.[0]);
const focused = () => /a\d+z/.exec(document.activeElement?.textContent ?? '')?.[0];
async function press(keys: string) {
  await userEvent.keyboard(keys);
  return focused();
}

it('opens, closes and walks with the arrows, and shows an agent with Enter, as a tree does', async () => {
  draw();
  await expect.element(rowOf('1')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  // The part that scrolls may take the focus first.
  if (focused() !== 'a1z') await userEvent.tab();
  expect(focused()).toBe('a1z');
  expect(await press('{ArrowDown}')).toBe('a2z');
  expect(await press('{ArrowUp}')).toBe('a1z');

  await userEvent.keyboard('{ArrowRight}');
  await expect.element(rowOf('1')).toHaveAttribute('aria-expanded', 'true');
  expect(shown()).toEqual(['a1z', 'a11z', 'a12z', 'a2z']);
  await expect.element(rowOf('11')).toHaveAttribute('aria-level', '2');
  expect(await press('{ArrowRight}')).toBe('a11z');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(rowOf('111')).toHaveAttribute('aria-level', '3');
  expect(await press('{End}')).toBe('a2z');
  expect(await press('{Home}')).toBe('a1z');
  expect(await press('{ArrowDown}{ArrowDown}')).toBe('a111z');
  await userEvent.keyboard('{Enter}');
  await expect.element(rowOf('111')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('111 1.11');

  expect(await press('{ArrowLeft}')).toBe('a11z');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(rowOf('11')).toHaveAttribute('aria-expanded', 'false');
  expect(shown()).toEqual(['a1z', 'a11z', 'a12z', 'a2z']);
  const stops = [...document.querySelectorAll('tbody tr')].filter((row) => (row as HTMLElement).tabIndex === 0);
  expect(stops).toHaveLength(1);
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

it('goes on behind a page, and opens a branch with the pointer without choosing its agent', async () => {
  draw();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(shown).toEqual(['a1z', 'a2z', 'a3z']);
  await page.getByRole('button', { name: 'Open a1z' }).click();
  await expect.poll(shown).toEqual(['a1z', 'a11z', 'a12z', 'a2z', 'a3z']);
  await expect.element(page.getByRole('status')).toHaveTextContent('- 1');
});
