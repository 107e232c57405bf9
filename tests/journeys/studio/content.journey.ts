import { expect, test } from '../fixtures.ts';
import { ask } from '../visit.ts';
import { operatorContext, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');
const address = (tab = '', merchant = 'hacson') => `${studioOrigin}/studio/desk/content${tab}?merchant=${merchant}`;

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

test('an operator plans a window beside another one, is shown that one person meets both, and ends it [OPS-08]', async ({
  browser,
}) => {
  const context = await operatorContext(browser, 'mai');
  const page = await context.newPage();
  await page.goto(`${studioOrigin}/studio/desk`);
  await page.getByRole('link', { name: t('desk.content'), exact: true }).click();
  await page.goto(address());
  await page.getByRole('button', { name: t('content.notice.new') }).click();
  const panel = page.getByRole('complementary', { name: t('content.notice.new') });

  const write = async (title: string) => {
    await panel.getByRole('button', { name: t('content.notice.type') }).click();
    await page.getByRole('option', { name: t('content.notice.type.PU') }).click();
    await panel.getByRole('textbox', { name: new RegExp(`^${t('content.title.field')}, Tiếng Việt`) }).fill(title);
    await panel.getByRole('textbox', { name: new RegExp(`^${t('content.body')}, Tiếng Việt`) }).fill('Từ **03:00**.');
    await panel.getByLabel(t('content.notice.begins')).fill('2099-01-01T08:00');
    await panel.getByLabel(t('content.notice.ends')).fill('2099-01-05T08:00');
  };
  await write('Cửa sổ một');
  await panel.getByRole('button', { name: t('content.notice.plan') }).click();
  await expect(page.getByRole('row', { name: /Cửa sổ một/ })).toContainText(t('content.notice.state.planned'));

  await page.getByRole('button', { name: t('content.notice.new') }).click();
  await write('Cửa sổ hai');
  await expect(panel.getByText(/“Cửa sổ (?:một|hai)” mở trước/).first()).toBeVisible();
  await panel.getByRole('button', { name: t('content.notice.plan') }).click();
  const pairs = page.getByRole('region', { name: t('content.overlap.title') });
  await expect(pairs.getByText(/Cửa sổ một.*Cửa sổ hai|Cửa sổ hai.*Cửa sổ một/)).toBeVisible();

  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('content.notice.end') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Hoãn bảo trì');
  await dialog.getByRole('button', { name: t('content.notice.end') }).click();
  await expect(page.getByRole('row', { name: /Cửa sổ hai/ })).toContainText(t('content.notice.state.ended'));
  await expect(pairs.getByText(/Cửa sổ hai/)).toHaveCount(0);
  await context.close();
});

test('an operator sends a letter with its number before it, sees it arrive, and takes it back unread [OPS-08]', async ({
  browser,
}) => {
  const context = await operatorContext(browser, 'mai');
  const page = await context.newPage();
  await page.goto(address('/letters'));
  await page.getByRole('button', { name: t('content.letter.new') }).click();
  const panel = page.getByRole('complementary', { name: t('content.letter.new') });
  await panel.getByRole('textbox', { name: new RegExp(`^${t('content.title.field')}, Tiếng Việt`) }).fill('Giờ làm việc');
  await panel.getByRole('textbox', { name: new RegExp(`^${t('content.body')}, Tiếng Việt`) }).fill('Từ 8:00.');
  await panel.getByRole('button', { name: t('content.letter.look') }).click();
  const look = page.getByRole('dialog');
  await expect(look.getByRole('heading', { level: 2 })).toHaveText(/\d+ hội viên/);
  await look.getByRole('button', { name: t('content.letter.send'), exact: true }).click();

  const card = page.getByRole('region', { name: 'Giờ làm việc' });
  await expect(card.getByText(t('content.letter.state.sent'), { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page).toHaveURL(/one=[0-9a-f-]{36}/);
  await card.getByRole('button', { name: t('content.letter.takeBack') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Sai giờ');
  await dialog.getByRole('button', { name: t('content.letter.takeBack.do') }).click();
  await expect(card.getByText(t('content.letter.state.takenBack'), { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  await context.close();
});

test('an operator opens a line of the chat in its conversation, hides it for a house rule, and tries a word on the past [OPS-08]', async ({
  browser,
}) => {
  const context = await operatorContext(browser, 'mai');
  const page = await context.newPage();
  // The first visit of a brand makes its demo world, which has written in the rooms.
  await ask('verlago', '/index');
  await page.goto(address('/chat', 'verlago'));
  await page.getByText(t('content.chat.view.rooms'), { exact: true }).click();
  const list = page.getByRole('list', { name: t('content.chat.view.rooms') });
  await expect(page).toHaveURL(/state=rooms/);
  const line = list
    .getByRole('button')
    .filter({ hasNotText: t('content.chat.moderator') })
    .first();
  await line.click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('list', { name: t('content.chat.conversation') })).toBeVisible();
  await panel.getByRole('textbox', { name: t('content.chat.note') }).fill('Mời sang nơi khác');
  await panel.getByRole('button', { name: t('content.chat.do.hide'), exact: true }).click();
  await expect(panel.getByText(t('content.chat.hidden.moderator')).first()).toBeVisible();

  await page.goto(`${address('/chat', 'verlago')}&state=words`);
  await page.getByRole('textbox', { name: t('content.words.word') }).fill('xin chào');
  await page.getByRole('button', { name: t('content.words.do'), exact: true }).click();
  await expect(page.getByText(/“xin chào” sẽ ẩn \d/)).toBeVisible();
  await context.close();
});
