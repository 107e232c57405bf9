import { calls } from '../../../src/wire/calls.ts';
import type { BonusPage } from '../../../src/wire/promotions.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../signIn.ts';
import { ask, visit } from '../visit.ts';
import { wordsOf } from '../world.ts';
import { operatorContext, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');
const merchant = 'hacson';

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

test('an operator writes a promotion and puts it live, a member claims it and keeps its terms when it is changed, until it ends [OPS-08]', async ({
  browser,
  page: site,
}) => {
  const suffix = Date.now().toString(36).replaceAll(/\d/g, 'x');
  const id = `journey-${suffix}`;
  const title = `Quà ${suffix}`;
  const mai = await operatorContext(browser, 'mai');
  const desk = await mai.newPage();
  const field = (key: string, slots?: Readonly<Record<string, string>>) =>
    desk.getByRole('textbox', { name: t(`offers.field.${key}`, slots), exact: true });
  const save = async (version: number) => {
    await desk.getByRole('button', { name: t('offers.save'), exact: true }).click();
    await expect(desk.getByText(t('offers.saved', { version })).first()).toBeVisible();
  };
  const decide = async (act: 'publish' | 'end', done: string) => {
    await desk.getByRole('button', { name: t(`offers.${act}`), exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(t('offers.reason')).fill('Cho hành trình');
    await dialog.getByRole('button', { name: t(`offers.${act}`), exact: true }).click();
    await expect(desk.getByText(t(done)).first()).toBeVisible();
  };
  const terms = async (times: number) => {
    await field('terms', { language: 'Tiếng Việt' }).fill(`Tặng 50,000. Vòng cược ${times} lần trong 7 ngày. Từ đủ 18 tuổi.`);
    await field('terms', { language: 'English' }).fill(`50,000 to stake ${times} times within 7 days. From the age of 18.`);
  };

  await test.step('writes it, leaves, finds it again as it was typed, saves it and puts it live', async () => {
    await desk.goto(`${studioOrigin}/studio/desk/promotions?merchant=${merchant}`);
    await desk.getByRole('button', { name: t('offers.new') }).click();
    await desk.getByRole('radio', { name: new RegExp(t('offers.kind.fixed')) }).check({ force: true });
    await field('amount').fill('50000');
    await field('times').fill('3');
    await field('stakeDays').fill('7');
    await field('budget').fill('1000000');
    await field('title', { language: 'Tiếng Việt' }).fill(title);
    await field('title', { language: 'English' }).fill(`Gift ${suffix}`);
    await field('id').fill(id);
    await expect(desk.getByText(t('offers.faults')).first()).toBeVisible();
    await terms(3);
    await expect(desk.getByText(t('offers.sameFigures', { figures: '' }).trim())).toBeVisible();
    await desk.reload();
    await expect(field('title', { language: 'Tiếng Việt' })).toHaveValue(title);
    await save(1);
    await expect(desk).toHaveURL(new RegExp(`offer=${id}`));
    await decide('publish', 'offers.published');
  });

  const { token = '' } = await signIn(merchant, 'demomember');
  const headers = { authorization: `Bearer ${token}`, language: 'VI' };
  const running = async () => {
    const answer = await ask(merchant, calls.bonuses.path, { headers });
    const { rows } = answer.json().value as BonusPage;
    return rows.filter(({ promotion }) => promotion === id).map(({ amount, needed }) => [amount, needed]);
  };

  await test.step('the site shows it, and a member claims it', async () => {
    await expect(async () => {
      await visit(site, '/promotions', merchant);
      await expect(site.getByRole('article').filter({ hasText: title })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const claim = { method: calls.claimPromotion.method, headers, body: { id, period: 'once' } };
    expect((await ask(merchant, calls.claimPromotion.path, claim)).status).toBe(200);
    expect(await running()).toEqual([['50000.0000', '150000.0000']]);
  });

  await test.step('it is changed: what the member holds stays', async () => {
    await field('times').fill('9');
    await terms(9);
    await save(2);
    await desk.waitForTimeout(3000);
    await decide('publish', 'offers.published');
    await expect(desk.getByRole('listitem').filter({ hasText: t('offers.version', { version: 2 }) })).toContainText(
      t('offers.inForce'),
    );
    expect(await running()).toEqual([['50000.0000', '150000.0000']]);
    const detail = async (reader: object) =>
      (await ask(merchant, `${calls.promotionDetail.path}?id=${id}`, { headers: { language: 'VI', ...reader } })).json()
        .value as {
        readonly terms: string;
      };
    await expect.poll(async () => (await detail({})).terms).toContain('9 lần');
    expect((await detail(headers)).terms).toContain('3 lần');
  });

  await test.step('it ends, on the desk and on the site', async () => {
    await decide('end', 'offers.endedDone');
    await desk.getByRole('button', { name: t('offers.back') }).click();
    const card = desk.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('50,000');
    await expect(card).toContainText(t('offers.endedDay', { day: '' }).trim());
    const words = wordsOf('vi');
    await expect(async () => {
      await visit(site, '/promotions', merchant);
      const ended = site.getByRole('article').filter({ hasText: title });
      await expect(ended).toContainText(words('promotions.state.closed'), { timeout: 5_000 });
    }).toPass();
  });
  await mai.close();
});

test('an operator without a role of the desk finds no promotions [OPS-08]', async ({ browser }) => {
  const context = await operatorContext(browser, 'binh');
  const page = await context.newPage();
  await page.goto(`${studioOrigin}/studio/desk/promotions`);
  await expect(page.getByText(t('offers.noRight.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('desk.promotions') })).toHaveCount(0);
  await context.close();
});
