import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { sessionScript } from './inlineScripts.ts';

/** Runs the script and returns whether it marked the document. */
function isMarked(token: string | null, isBlocked = false) {
  const set: string[] = [];
  runInNewContext(sessionScript, {
    document: { documentElement: { setAttribute: (name: string) => void set.push(name) } },
    get sessionStorage() {
      if (isBlocked) throw new Error('blocked');
      return { getItem: (key: string) => (key === 'token' ? token : 'something') };
    },
  });
  return set.includes('data-session');
}

it('marks the page of a tab that keeps a token, and no other', () => {
  expect([isMarked('any'), isMarked(''), isMarked(null), isMarked('any', true)]).toEqual([true, false, false, false]);
});
