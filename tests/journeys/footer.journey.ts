import { expect, type Page } from '@playwright/test';
import { readingTest as test } from './fixtures.ts';
import { bootOf, footer, pathOf, textsOf, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const [t, en] = [wordsOf('vi'), wordsOf('en')];
const topics = (page: Page) => footer(page).locator('details');

test('the footer shows one logo per vendor [FOOT-01]', async ({ page }) => {
  await visit(page, '/index');
  const { queries } = await bootOf(page);
  const vendors = new Map(queries.catalogue?.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.vassalage, vendor]));
  const logos = footer(page)
    .getByRole('list', { name: t('shell.footer.vendors') })
    .getByRole('listitem');
  await expect(logos).toHaveCount(vendors.size);
  await logos.first().scrollIntoViewIfNeeded();
  const links = () => logos.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  await expect.poll(links).toEqual([...vendors.values()].map(({ smallIcon }) => `${smallIcon}#logo`));
  // A `<use>` whose href resolves to no symbol has no bounding box.
  const widths = () => logos.locator('use').evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
});

test('the footer shows the payment methods of the brand [FOOT-02]', async ({ page }) => {
  await visit(page, '/index');
  const { brand } = await bootOf(page);
  expect(brand.footer.payments.length).toBeGreaterThan(0);
  await expect(footer(page).getByRole('heading', { name: t('shell.footer.payments') })).toBeVisible();
  for (const { label } of brand.footer.payments) await expect(footer(page).getByText(label, { exact: true })).toBeVisible();
});

test('the footer shows the licence of the brand [FOOT-04]', async ({ page }) => {
  await visit(page, '/index');
  const { brand } = await bootOf(page);
  await expect(footer(page).getByRole('heading', { name: t('shell.footer.licence') })).toBeVisible();
  expect(brand.footer.licences.length).toBeGreaterThan(0);
  for (const { number } of brand.footer.licences) await expect(footer(page).getByText(number)).toBeVisible();
});

test('the help of the footer lists the seven fixed topics; each opens and closes, and leads to its whole text [FOOT-03, FOOT-05]', async ({
  page,
}) => {
  await visit(page, '/index?lang=en', 'smallest');
  await expect(topics(page)).toHaveCount(7);
  // `content-visibility` skips rendering off screen, and unrendered elements have no innerText.
  await topics(page).first().scrollIntoViewIfNeeded();
  await expect(topics(page).first().locator('summary')).toHaveText('About Company', { useInnerText: true });
  await expect
    .poll(() => textsOf(topics(page).locator('summary')))
    .toEqual([
      'About Company',
      'Contact Us',
      'Terms and Conditions',
      'Responsible Gaming',
      'Privacy Policy',
      'Affiliates',
      'Refund Policy',
    ]);
  for (const topic of await topics(page).all()) {
    await expect(topic).not.toHaveAttribute('open');
    await topic.locator('summary').click();
    await expect(topic).toHaveAttribute('open');
    await expect(topic.locator('p').first()).toBeVisible();
    await expect(topics(page).and(page.locator('[open]'))).toHaveCount(1);
  }
  await topics(page).last().locator('summary').click();
  await expect(topics(page).and(page.locator('[open]'))).toHaveCount(0);

  await topics(page).nth(2).locator('summary').click();
  await topics(page)
    .nth(2)
    .getByRole('link', { name: en('shell.footer.moreOf', { title: 'Terms and Conditions' }) })
    .click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/help/);
  await expect(page.getByRole('heading', { level: 2, name: 'Terms and Conditions' })).toBeFocused();
});
