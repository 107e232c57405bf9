import { afterEach, expect, it } from 'vitest';
import { claimPopup } from './claimPopup.ts';

afterEach(() => localStorage.clear());

it('lets one of many that ask at the same time show a popup, each day again', async () => {
  const asked = await Promise.all(Array.from({ length: 20 }, () => claimPopup('demo', '2026-11-20', 3)));
  expect(asked.filter(Boolean)).toHaveLength(1);
  expect(await claimPopup('other', '2026-11-20', 3)).toBe(true);
  expect(await claimPopup('demo', '2026-11-21', 3)).toBe(true);
  // Days before are forgotten.
  expect(JSON.parse(localStorage.getItem('noticePopups') ?? '')).toEqual({ demo: '2026-11-21' });
});

it('goes on with a stored value that is none of ours', async () => {
  for (const stored of ['[', 'null', '5', '"x"']) {
    localStorage.setItem('noticePopups', stored);
    expect(await claimPopup('demo', '2026-11-20', 3)).toBe(true);
    expect(await claimPopup('demo', '2026-11-20', 3)).toBe(false);
  }
});

it('shows no more on one day than the brand wants, whichever they are and whenever the page is opened', async () => {
  const shown: boolean[] = [];
  for (const popup of ['a', 'b', 'c']) shown.push(await claimPopup(popup, '2026-11-20', 2));
  expect(shown).toEqual([true, true, false]);
  expect(await claimPopup('c', '2026-11-21', 2)).toBe(true);
});
