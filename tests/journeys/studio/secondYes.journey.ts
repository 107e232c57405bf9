import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Changes, Draft, PublishAnswer } from '../../../src/wire/studio/brands.ts';
import { expect, test } from '../fixtures.ts';
import { newBrand, operatorContext, studioCall, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');
const limit = '/policies/operators/secondApprovalFrom';

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

async function publishFirst(context: BrowserContext, merchant: string): Promise<void> {
  const params = { merchant };
  const { revision } = (await studioCall(context, 'draft', { params })) as Draft;
  const data = { revision, base: null, note: 'The first', requestId: randomUUID() };
  const first = (await studioCall(context, 'publish', { params, data })) as PublishAnswer;
  expect(first).toMatchObject({ result: 'published' });
}

async function raiseLimit(context: BrowserContext, merchant: string): Promise<void> {
  const params = { merchant };
  const { revision } = (await studioCall(context, 'draft', { params })) as Draft;
  const steps = [{ op: 'add', path: '/policies', value: { operators: { secondApprovalFrom: 90_000_000 } } }];
  await studioCall(context, 'writeDraft', { params, data: { revision, steps } });
  const { trust } = (await studioCall(context, 'changes', { params })) as Changes;
  expect(trust.map(({ pointer }) => pointer)).toEqual([limit]);
}

test('a change of a setting of trust is asked for by one operator, read in words and made live by another [OPS-06]', async ({
  browser,
}) => {
  const [mai, phong] = [await operatorContext(browser, 'mai'), await operatorContext(browser, 'phong')];
  const merchant = await newBrand(mai);
  await publishFirst(mai, merchant);
  await raiseLimit(phong, merchant);

  const asking = await phong.newPage();
  await asking.goto(`${studioOrigin}/studio/brands/${merchant}/changes`);
  await expect(asking.getByText(t('changes.secondYes'), { exact: true })).toBeVisible();
  await asking.getByLabel(t('changes.note')).fill('A calmer desk');
  await asking.getByRole('button', { name: t('changes.ask') }).click();
  await asking.waitForURL(`**/studio/brands/${merchant}/history`);
  await expect(asking.getByText(t('history.asked')).first()).toBeVisible();
  await expect(asking.getByRole('button', { name: t('history.yes.takeBack') })).toBeVisible();
  await expect(asking.getByRole('button', { name: t('history.yes.agree') })).toHaveCount(0);

  const agreeing = await mai.newPage();
  await agreeing.goto(`${studioOrigin}/studio/brands/${merchant}/history`);
  const panel = agreeing.getByRole('region', { name: t('history.yes.title') });
  await expect(panel.getByRole('listitem')).toContainText('90.000.000');
  await panel.getByRole('button', { name: t('history.yes.agree') }).click();
  await expect(agreeing.getByText(t('history.yes.done', { version: 2 }))).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(agreeing.getByText(t('history.asked'))).toHaveCount(0);
  await Promise.all([mai.close(), phong.close()]);
});
