import { type Page, test } from '@playwright/test';
import { allRules, barriersOf, colourRules, lighten } from '../axe.ts';
import { demoPassword, expect, type Place, type Visitor, visitor } from './visitor.ts';

test.setTimeout(180_000);

const windowsOf = '[role="dialog"], [role="alertdialog"]';

/** Every kind of window a guest meets, with its faults shown where it has fields. */
const windows: Readonly<Record<string, (who: Visitor) => Promise<void>>> = {
  login: async (who) => {
    await who.arrive('/login');
    await who.press('session.login');
  },
  'login by code': async (who) => {
    await who.arrive('/login');
    await who.tab('auth.tab.mobile').click();
    await who.press('session.login');
  },
  register: async (who) => {
    await who.arrive('/register');
    await who.press('auth.register.submit');
  },
  'register by number': async (who) => {
    await who.arrive('/register');
    await who.tab('auth.tab.mobile').click();
  },
  'forgotten password': async (who) => {
    await who.arrive('/login');
    await who.press('session.forgot');
    await who.press('auth.forgot.send');
  },
  'forgotten password by code': async (who) => {
    await who.arrive('/login');
    await who.press('session.forgot');
    await who.tab('auth.tab.mobile').click();
  },
  'link of a mail': async (who) => {
    await who.arrive('/reset#token=x');
    await who.press('auth.password.submit');
  },
  'broken link': async (who) => who.arrive('/reset'),
};

test('every window of getting in passes axe in both modes', async ({ page }, info) => {
  test.setTimeout(180_000);
  const barriers: string[] = [];
  const merchants = info.project.name === 'phone' ? (['hacson', 'volkyn'] as const) : (['verlago'] as const);
  for (const merchant of merchants) {
    for (const [index, [name, open]] of Object.entries(windows).entries()) {
      const who = visitor(page, { merchant, mode: 'dark', language: index % 2 === 0 ? 'vi' : 'en' });
      await open(who);
      barriers.push(...(await barriersIn(page, `${merchant}: ${name}`)));
    }
  }
  expect(barriers).toEqual([]);
});

test('what members meet passes axe too: one more proof, a forced change, the question before leaving', async ({
  page,
}, info) => {
  const place: Place = { merchant: info.project.name === 'phone' ? 'verlago' : 'hacson', mode: 'dark', language: 'vi' };
  const who = visitor(page, place);
  const barriers: string[] = [];
  await who.comeFromAfar();
  await who.arrive('/login');
  await who.write({ username: 'demogeneral', password: demoPassword });
  await who.press('session.login');
  await expect(who.dialog.getByRole('heading', { name: who.t('auth.verify.title') })).toBeFocused();
  barriers.push(...(await barriersIn(page, 'proof')));
  await who.dialog.getByRole('button', { name: who.t('auth.verify.captcha') }).click();
  barriers.push(...(await barriersIn(page, 'proof by picture')));

  const weak = visitor(page, { ...place, merchant: 'random' });
  await weak.comeHome();
  await weak.arrive('/login');
  await weak.write({ username: 'demoweak', password: '123456' });
  await weak.press('session.login');
  await expect(weak.dialog.getByText(weak.t('auth.password.forced'))).toBeVisible();
  barriers.push(...(await barriersIn(page, 'forced change')));

  await who.comeFromAfar();
  await who.arrive('/login');
  await who.press('session.trial');
  await who.expectIn();
  await who.askToLeave();
  barriers.push(...(await barriersIn(page, 'question before leaving')));
  expect(barriers).toEqual([]);
});

/** In dark and, colours being all that a mode changes, for colours in light. */
async function barriersIn(page: Page, where: string): Promise<string[]> {
  await expect(page.locator(windowsOf)).toBeVisible();
  const found = await barriersOf(page, `${where} in dark`, allRules, windowsOf);
  await lighten(page);
  return [...found, ...(await barriersOf(page, `${where} in light`, colourRules, windowsOf))];
}
