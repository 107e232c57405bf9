import { expect, test } from '../fixtures.ts';
import { operatorContext, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

test('an operator walks the tree by keys to an agent and its contract, whose place is in the address [OPS-08]', async ({
  browser,
}) => {
  const mai = await operatorContext(browser, 'mai');
  const page = await mai.newPage();
  await page.goto(`${studioOrigin}/studio/desk/agents?merchant=hacson`);
  const top = page.getByRole('row').filter({ hasText: 'demoagent' });
  await top.focus();
  await page.keyboard.press('ArrowRight');
  await expect(top).toHaveAttribute('aria-expanded', 'true');
  const head = page.getByRole('row').filter({ hasText: 'demodown' });
  await head.focus();
  await page.keyboard.press('Enter');

  const panel = page.getByRole('complementary');
  const first = panel.getByRole('rowheader').first().getByRole('button');
  await first.click();
  await expect(panel.getByRole('region', { name: t('agents.history') })).toBeVisible();
  await expect(page).toHaveURL(/agent=\d+&contract=C\d{6}-\d{6}/);

  await page.reload();
  await expect(panel.getByRole('region', { name: t('agents.history') })).toBeVisible();
  await expect(head).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(panel.getByRole('radio', { name: t('agents.view.contracts') })).toBeChecked();
  await mai.close();
});
