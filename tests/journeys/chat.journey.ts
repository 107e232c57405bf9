import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ask, visit } from './visit.ts';
import { wordsOf } from './world.ts';

const t = wordsOf('vi');
const merchant = 'verlago';
const roomOf = (page: Page) => page.getByRole('dialog', { name: 'Phòng thể thao' });

test('the chat room opens over the current page: a member writes, a guest reads, a moderator removes [OVERLAY-04]', async ({
  page,
  browser,
  memberPage,
}) => {
  const member = await memberPage({ merchant, mode: 'light', language: 'vi' }, 'demodown');
  const text = `Chúc mọi người may mắn ${randomUUID().slice(0, 8)}`;
  const context = await browser.newContext();
  const guest = await context.newPage();

  await test.step('both open it from the right bar, and the page below stays', async () => {
    await member.open('/rng');
    for (const one of [page, guest]) {
      if (one === guest) await visit(guest, '/rng', merchant);
      await one
        .getByRole('link', { name: t('shell.social.chat') })
        .first()
        .click();
      await one.getByRole('dialog', { name: 'Phòng chung' }).getByRole('button', { name: 'Thể thao' }).click();
      await expect(roomOf(one).getByRole('log')).toContainText('Hiệp hai nhanh hẳn lên');
      await expect(one).toHaveURL(/\/rng\?/);
      await expect(one.getByRole('main')).toBeVisible();
    }
    await expect(roomOf(guest).getByRole('textbox')).toHaveCount(0);
    await expect(roomOf(guest).getByRole('button', { name: t('chat.login') })).toBeVisible();
  });

  await test.step('what the member writes arrives at the guest', async () => {
    await roomOf(page)
      .getByRole('textbox', { name: t('chat.message') })
      .fill(text);
    await page.keyboard.press('Enter');
    for (const one of [page, guest]) await expect(roomOf(one).getByRole('log')).toContainText(text);
    await expect(roomOf(guest).getByRole('log')).toContainText('de***n');
  });

  await test.step('a moderator removes it and mutes the member, on open pages', async () => {
    const made = await ask(merchant, '/studio/api/operators', {
      method: 'POST',
      body: { name: `journey-${randomUUID().slice(0, 8)}` },
    });
    const desk = '/studio/api/desk';
    const headers = { authorization: `Bearer ${(made.json().value as { token: string }).token}` };
    const rows = (await ask(merchant, `${desk}/chat/${merchant}/rooms/sports`, { headers })).json().value as readonly {
      seq: number;
      text: string;
    }[];
    const seq = rows.find((row) => row.text === text)?.seq;
    const body = { reason: 'A journey' };
    await ask(merchant, `${desk}/chat/${merchant}/rooms/sports/${seq}/remove`, { method: 'POST', headers, body });
    for (const one of [page, guest]) {
      await expect(roomOf(one).getByText(t('chat.hidden.moderator'))).toBeVisible();
      await expect(roomOf(one).getByRole('log')).not.toContainText(text);
    }
    const found = (await ask(merchant, `${desk}/members/${merchant}?username=demodown`, { headers })).json().value;
    const [{ account } = { account: '' }] = (found as { members: readonly { account: string }[] }).members;
    const members = `${desk}/members/${merchant}/${account}`;
    await ask(merchant, `${members}/mute`, { method: 'POST', headers, body: { ...body, minutes: 5 } });
    await expect(roomOf(page).getByText(/Bạn bị tắt tiếng/)).toBeVisible();
    await ask(merchant, `${members}/unmute`, { method: 'POST', headers });
    await expect(roomOf(page).getByRole('textbox', { name: t('chat.message') })).toBeVisible();
  });

  await test.step('it comes back after a lost connection, and Escape closes it', async () => {
    await page.context().setOffline(true);
    await expect(roomOf(page).getByText(t('chat.offline'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(roomOf(page).getByText(t('chat.offline'))).toHaveCount(0);
    await roomOf(page).getByRole('textbox').press('Escape');
    await expect(roomOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/rng$/);
  });
  await context.close();
});

base('the header of the chat room is the same purple in every brand and mode [CONST-40]', async ({ page }) => {
  for (const [brand, mode] of [
    ['verlago', 'light'],
    ['verlago', 'dark'],
    ['volkyn', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await visit(page, '/index?chat=', brand);
    const head = page.getByRole('dialog', { name: 'Phòng chung' }).locator('header');
    await expect(head).toHaveCSS('background-color', 'rgb(107, 47, 179)');
    await expect(head).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
});
