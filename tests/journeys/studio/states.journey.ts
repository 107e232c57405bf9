import type { Page } from '@playwright/test';
import { stateAddress } from '../../../src/domain/stateAddress.ts';
import flows from '../../../src/studio/preview/flowStates.generated.json' with { type: 'json' };
import { expect, test } from '../fixtures.ts';
import { shippedBrands } from '../world.ts';
import { newBrand, openEditor, operatorContext, studioCall, studioWords } from './studioPage.ts';

const t = studioWords('vi');

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 600_000 });

function found<Entry>(entries: readonly Entry[], isIt: (entry: Entry) => boolean): Entry {
  const entry = entries.find(isIt);
  if (entry === undefined) throw new Error('The gallery has no such entry.');
  return entry;
}

const draftFrame = (page: Page) => page.frameLocator(`iframe[title="${t('preview.draft')}"]:not([inert])`);

test('a preview shows a state of every flow: led there by the machine of the flow, in the draft of the brand', async ({
  browser,
}) => {
  const all = process.env['EVERY_STATE'] === 'yes';
  if (all) test.setTimeout(60 * 60_000);
  const mai = await operatorContext(browser, 'mai');
  const page = await mai.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  const missed: string[] = [];
  for (const [index, { flow, states }] of flows.entries()) {
    const merchant = shippedBrands[index % shippedBrands.length] ?? '';
    const { origin } = (await studioCall(mai, 'editorPreview', { params: { merchant } })) as { readonly origin: string };
    for (const { state } of all ? states : states.slice(-1)) {
      await page.goto(`${origin}${stateAddress({ flow, state })}&lang=${index % 2 === 0 ? 'vi' : 'en'}`);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-flow-state', /./, { timeout: 60_000 });
      await expect(html).not.toHaveAttribute('data-flow-state', 'leading', { timeout: 60_000 });
      const ended = await page.locator('[data-flow-elsewhere]').allTextContents();
      if (all) console.log(`${flow}/${state}`);
      if ((await html.getAttribute('data-flow-state')) !== 'reached') missed.push(`${flow}/${state}: ${ended.join()}`);
    }
  }
  expect({ missed, faults }).toEqual({ missed: [], faults: [] });
  await mai.close();
});

test('a state of a flow is chosen beside the pages of the site, and stays while the brand is edited [OPS-03]', async ({
  browser,
}) => {
  const mai = await operatorContext(browser, 'mai');
  const merchant = await newBrand(mai);
  const page = await openEditor(await mai.newPage(), merchant);
  const places = page.getByRole('button', { name: new RegExp(`^${t('preview.page')}: `) });
  const login = found(flows, ({ flow }) => flow === 'login');
  await places.click();
  await page
    .getByRole('option', { name: new RegExp(`^${login.name.vi} `) })
    .first()
    .click();
  await expect(page.getByRole('option')).toHaveCount(login.states.length);
  await page.getByRole('button', { name: t('preview.flow.back') }).click();
  const wrong = found(login.states, ({ state }) => state.includes('auth-incorrect'));
  await page.getByRole('searchbox', { name: t('preview.find') }).fill(`${login.name.vi} ${wrong.name.vi}`);
  await page.getByRole('option', { name: `${login.name.vi} · ${wrong.name.vi}` }).click();
  await expect(places).toHaveAccessibleName(`${t('preview.page')}: ${login.name.vi} · ${wrong.name.vi}`);
  await expect(draftFrame(page).getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.getByRole('radio', { name: t('preview.mode.light') }).check({ force: true });
  await expect(draftFrame(page).locator('html')).toHaveAttribute('data-palette', 'light');
  await expect(draftFrame(page).getByRole('dialog').getByRole('alert')).toBeVisible();
  await mai.close();
});
