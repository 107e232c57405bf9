import { expect, test } from '@playwright/test';
import { visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');

test('customer service of the right bar opens its window [RIGHT-01]', async ({ page, context }) => {
  await context.route('https://chat.hacson.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
  await visit(page, '/index');
  const button = page
    .getByRole('complementary', { name: t('shell.right.label') })
    .getByRole('button', { name: t('shell.right.customerServiceLong') });
  const [opened] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(opened).toHaveURL('https://chat.hacson.example/live');
  await expect.poll(() => opened.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
});
