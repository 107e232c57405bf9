import { expect } from 'vitest';
import { openFrame } from './frameKit.ts';

const limit = {
  kind: 'stake',
  period: 'day',
  amount: '250000.0000',
  left: '15000.0000',
  resetsAt: '2026-11-28T17:00:00.000Z',
} as const;

const refusals = [{ code: 'LIMIT_REACHED', limit }, { code: 'SESSION_ENDED' }, { code: 'offline' }] as const;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

/**
 * Plays a round that the server refuses, for every reason: the game shows what it showed before and nothing moves, the balance is
 * that of the server, the stake can be played again, and a reached limit is named with the way to the limits.
 *
 * @returns the tone of the message after each refusal
 */
export async function playRefusedRounds(
  id: string,
  { choose, picture }: { readonly choose?: string; readonly picture: string },
) {
  const { vendor, load } = await openFrame(id);
  await load();
  await expect.poll(() => all('.actions .primary').length).toBe(1);
  if (choose !== undefined) {
    await expect.poll(() => all(choose).length).toBeGreaterThan(0);
    all(choose)[0]?.click();
  }
  const shown = () => all(picture).map((element) => element.outerHTML);
  const before = shown();
  expect(before.join('')).not.toBe('');
  const posted: unknown[] = [];
  const tones: Record<string, string | undefined> = {};
  const listen = ({ data }: MessageEvent<unknown>) => posted.push((data as { readonly type?: unknown } | null)?.type);
  window.parent.addEventListener('message', listen);
  for (const refusal of refusals) {
    vendor.refusal = refusal;
    const asked = vendor.asked.filter((name) => name === 'balance').length;
    all('.actions .primary')[0]?.click();
    // The balance is read again after the refusal, behind the message.
    await expect.poll(() => vendor.asked.filter((name) => name === 'balance').length, { timeout: 15_000 }).toBe(asked + 1);
    await expect.poll(() => all('.actions .is-busy').length).toBe(0);
    expect({ ...refusal, shown: shown() }).toEqual({ ...refusal, shown: before });
    const moving = all(picture).flatMap((element) => element.getAnimations({ subtree: true }));
    expect(moving.filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)).toEqual([]);
    tones[refusal.code] = document.querySelector<HTMLElement>('.message')?.dataset['tone'];
    if (refusal.code !== 'LIMIT_REACHED') continue;
    for (const part of ['Stake limit', '250,000', '15,000', '2026']) expect(text('.message')).toContain(part);
    all('.message button')[0]?.click();
    await expect.poll(() => posted).toContain('limits');
    all('.message button')[1]?.click();
    await expect.poll(() => posted).toContain('close');
  }
  window.parent.removeEventListener('message', listen);
  return tones;
}
