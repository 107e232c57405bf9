import { beforeEach, expect, it } from 'vitest';
import { defineModule, openModules } from './index.ts';

/** Composition of the server from its modules. */

let log: string[] = [];
beforeEach(() => {
  log = [];
});

interface Counter {
  readonly count: () => number;
}

const opens = <Service>(name: string, service: Service) => {
  log.push(`open ${name}`);
  return service;
};

const counterModule = defineModule({
  needs: ['from'],
  gives: { counter: async ({ from }: { readonly from: number }) => opens('counter', { count: () => from + 1 }) },
  drain: () => log.push('drain counter'),
  close: ({ counter }) => log.push(`close counter at ${counter.count()}`),
});

const pageModule = defineModule({
  needs: ['counter'],
  gives: {
    title: ({ counter }: { readonly counter: Counter }) => opens('title', `No. ${counter.count()}`),
    page: ({ title }: { readonly title: string }) => opens('page', { title }),
  },
  jobs: ({ page, counter }) => [{ name: `draw ${page.title} of ${counter.count()}`, run: async () => undefined }],
  drain: async () => log.push('drain page'),
  close: async () => log.push('close page'),
});

it('opens each module after those that it needs, wherever it is listed, and closes in the opposite order', async () => {
  const { services, jobs, drain, close } = await openModules([pageModule, counterModule], { from: 6 });
  expect(log).toEqual(['open counter', 'open title', 'open page']);
  expect([services.from, services.counter.count(), services.title, services.page]).toEqual([6, 7, 'No. 7', { title: 'No. 7' }]);
  expect(jobs.map(({ name }) => name)).toEqual(['draw No. 7 of 7']);
  log = [];
  await drain();
  await close();
  await close();
  expect(log).toEqual(['drain counter', 'drain page', 'close page', 'close counter at 7']);
});

it('gives a module what it lists, and nothing else', async () => {
  const seen = defineModule({ needs: ['from'], gives: { seen: (needs: { readonly from: number }) => Object.keys(needs) } });
  const { services } = await openModules([counterModule, seen], { from: 1, other: 2 });
  expect(services.seen).toEqual(['from']);
});

it('closes what has opened, in the opposite order, when a module cannot open, whose fault it passes on', async () => {
  const fault = new Error('no disk');
  const failing = defineModule({
    needs: ['page'],
    gives: {
      disk: ({ page }: { readonly page: object }) => {
        throw Object.assign(fault, { page });
      },
    },
    close: () => log.push('close disk'),
  });
  const failingToClose = defineModule({
    needs: [],
    gives: { stuck: () => 0 },
    close: () => {
      log.push('close stuck');
      throw new Error('stuck');
    },
  });
  await expect(openModules([counterModule, failingToClose, pageModule, failing], { from: 6 })).rejects.toBe(fault);
  expect(log.slice(3)).toEqual(['close page', 'close stuck', 'close counter at 7']);
});

it('closes the others although one fails to, and passes its fault on', async () => {
  const failing = defineModule({ needs: [], gives: { stuck: () => 0 }, close: () => Promise.reject(new Error('stuck')) });
  const { close } = await openModules([counterModule, failing, pageModule], { from: 6 });
  await expect(close()).rejects.toThrow('stuck');
  expect(log.slice(3)).toEqual(['close page', 'close counter at 7']);
});

it('refuses a need that no module gives, in the languages of operators, before it opens anything; the compiler does too', async () => {
  // @ts-expect-error nothing gives the counter
  const opening = openModules([defineModule({ needs: [], gives: { first: () => opens('first', 1) } }), pageModule], {});
  await expect(opening).rejects.toThrow(
    'The service "title" needs "counter", which no module gives. / Dịch vụ "title" cần "counter", nhưng không mô-đun nào cung cấp.',
  );
  expect(log).toEqual([]);
});

it('refuses a service that two modules give, or that is there already', async () => {
  const other = defineModule({ needs: [], gives: { counter: () => ({ count: () => 0 }) } });
  await expect(openModules([counterModule, other], { from: 1 })).rejects.toThrow(
    /^Two modules give the service "counter"\. \/ Có/,
  );
  await expect(openModules([other], { counter: 1 })).rejects.toThrow('Two modules give the service "counter".');
  expect(log).toEqual([]);
});

it('refuses modules that need each other, and names the circle', async () => {
  const hen = defineModule({ needs: ['egg'], gives: { hen: ({ egg }: { readonly egg: number }) => egg } });
  const egg = defineModule({ needs: ['nest'], gives: { egg: ({ nest }: { readonly nest: number }) => nest } });
  const nest = defineModule({ needs: ['hen'], gives: { nest: ({ hen: mother }: { readonly hen: number }) => mother } });
  const farm = defineModule({ needs: ['hen'], gives: { farm: ({ hen: first }: { readonly hen: number }) => first } });
  await expect(openModules([farm, hen, egg, nest], {})).rejects.toThrow(
    'Modules need each other in a circle: hen → egg → nest → hen.',
  );
});

it('refuses a job that two modules declare, and closes what has opened', async () => {
  const jobs = () => [{ name: 'sweep', run: async () => undefined }];
  const one = defineModule({ needs: [], gives: { one: () => 1 }, jobs, close: () => log.push('close one') });
  const two = defineModule({ needs: [], gives: { two: () => 2 }, jobs, close: () => log.push('close two') });
  await expect(openModules([one, two], {})).rejects.toThrow(/^Two modules declare a job "sweep"\. \/ Có/);
  expect(log).toEqual(['close two', 'close one']);
});

it('compiles only if a module lists what it takes, and is given it in its type', async () => {
  const takes = { text: ({ counter }: { readonly counter: { readonly count: () => string } }) => counter.count() };
  // @ts-expect-error the counter is taken and not listed
  defineModule({ needs: [], gives: takes });
  // @ts-expect-error the title is listed and not taken
  defineModule({ needs: ['counter', 'title'], gives: takes });
  const text = defineModule({ needs: ['counter'], gives: takes });
  // @ts-expect-error this counter counts in numbers
  const { services } = await openModules([counterModule, text], { from: 1 });
  expect(services.text).toBe(2);
});
