import { beforeEach, expect, it, vi } from 'vitest';
import { reportEvent, reportPage, switchOff, switchOn } from './analyticsTag.ts';

const scripts: { src?: string }[] = [];
const cookies: string[] = [];
const page = globalThis as { dataLayer?: ArrayLike<unknown>[] } & Record<string, unknown>;

beforeEach(() => {
  scripts.length = 0;
  cookies.length = 0;
  delete page.dataLayer;
  vi.stubGlobal('location', { origin: 'https://alpha.test' });
  vi.stubGlobal('document', {
    createElement: () => ({ addEventListener: () => undefined }),
    head: { append: (script: { src?: string }) => scripts.push(script) },
    get cookie() {
      return '_ga=1; theme=dark; _ga_X1=2';
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
});

const sent = () => (page.dataLayer ?? []).map((entry) => Array.from(entry));

it('loads the tag once, reports pages by their path, and nothing after consent is withdrawn [PERM-02]', () => {
  switchOn('G-TEST1');
  switchOn('G-TEST1');
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
  reportPage('/reset');
  expect(sent().at(-1)).toEqual(['event', 'page_view', { page_location: 'https://alpha.test/reset', page_referrer: '' }]);
  expect(page['ga-disable-G-TEST1']).toBe(false);
  switchOff('G-TEST1');
  expect(page['ga-disable-G-TEST1']).toBe(true);
  expect(cookies).toEqual(['_ga=; max-age=0; path=/', '_ga_X1=; max-age=0; path=/']);
});

it('reports what an account did for the first time, without anything about the account [PERM-02]', () => {
  switchOn('G-TEST1');
  for (const event of ['registration', 'firstDeposit', 'firstBet'] as const) reportEvent(event);
  const about = { page_location: 'https://alpha.test', page_referrer: '' };
  expect(sent().slice(-3)).toEqual([
    ['event', 'sign_up', about],
    ['event', 'first_deposit', about],
    ['event', 'first_bet', about],
  ]);
});
