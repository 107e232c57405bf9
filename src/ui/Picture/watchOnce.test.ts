import { afterEach, expect, it, vi } from 'vitest';
import { watchOnce } from './watchOnce.ts';

afterEach(() => vi.unstubAllGlobals());

function stubObserver() {
  const made: { options: unknown; disconnected: boolean; report: (inView: boolean) => void }[] = [];
  class Observer {
    readonly record: (typeof made)[number];
    constructor(report: (entries: { isIntersecting: boolean }[]) => void, options: unknown) {
      this.record = { options, disconnected: false, report: (inView) => report([{ isIntersecting: inView }]) };
      made.push(this.record);
    }
    observe() {}
    disconnect() {
      this.record.disconnected = true;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return made;
}

it('watches at threshold 0.1 and reports the first sight only [CONST-27]', () => {
  const made = stubObserver();
  const seen = vi.fn();
  watchOnce({} as Element, seen);
  expect(made.map(({ options }) => options)).toEqual([{ threshold: 0.1 }]);

  made[0]?.report(false);
  expect(seen).not.toHaveBeenCalled();
  made[0]?.report(true);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(made[0]?.disconnected).toBe(true);
});
