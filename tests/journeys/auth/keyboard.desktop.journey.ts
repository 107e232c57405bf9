import { type Page, test } from '@playwright/test';
import { header } from '../visit.ts';
import { codeTo, linkTo } from './outbox.ts';
import {
  demoPassword,
  expect,
  freshName,
  freshNumber,
  freshPassword,
  type Place,
  pictureText,
  type Visitor,
  visitor,
} from './visitor.ts';

test.setTimeout(120_000);

/** A visitor whose mouse is broken. */
function typist(page: Page, place: Place) {
  const who = visitor(page, place);
  /** Tabs on until the focus is there: a field by its name, anything else by what it says. */
  const goTo = async (target: string) => {
    for (let round = 0; round < 90; round += 1) {
      await page.keyboard.press('Tab');
      const names = await page.evaluate(() => {
        const element = document.activeElement;
        return [element?.getAttribute('name'), element?.getAttribute('aria-label'), element?.textContent?.trim()];
      });
      if (names.includes(target)) return;
    }
    throw new Error(`No key leads to "${target}".`);
  };
  return {
    ...who,
    goTo,
    async type(entries: Readonly<Record<string, string>>) {
      for (const [name, text] of Object.entries(entries)) {
        await goTo(name);
        await page.keyboard.type(text);
      }
    },
    async enter(key: string) {
      await goTo(who.t(key));
      await page.keyboard.press('Enter');
    },
    async chooseSecondTab(key: string) {
      await goTo(who.t(key));
      await page.keyboard.press('ArrowRight');
    },
    /** From any page to the login window: the header's own way to it leads through a forgotten password. */
    async openLogin() {
      await who.arrive('/index');
      await goTo(who.t('session.forgot'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: who.t('modal.forgetPassModal') })).toBeVisible();
      await goTo(who.t('auth.forgot.back'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: who.t('modal.loginPopupModal') })).toBeVisible();
    },
  };
}

const inDialog = (who: Visitor, text: string) => expect(who.dialog.getByText(text).first()).toBeVisible();

test('keys: log in in the header, and out [HEAD-23, HEAD-32, ERR-02]', async ({ page }) => {
  const who = typist(page, { merchant: 'volkyn', mode: 'dark', language: 'en' });
  await who.arrive('/index');
  await who.type({ username: 'demomember', password: demoPassword });
  await page.keyboard.press('Enter');
  await who.expectIn('demomember');
  await who.enter('session.logout');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(who.t('in_sure_logout'));
  await who.enter('session.stay');
  await expect(question).toHaveCount(0);
  await expect(header(page).getByRole('button', { name: who.t('session.logout') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await who.enter('session.logout');
  await who.expectOut();
});

test('keys: register by user name', async ({ page }) => {
  const who = typist(page, { merchant: 'hacson', mode: 'light', language: 'vi' });
  const username = freshName();
  await who.comeFromAfar();
  await who.arrive('/index');
  await who.enter('session.register');
  await expect(who.field('username')).toBeVisible();
  await who.type({ username, payeeName: 'LE THI HOA', password: freshPassword, confirmPassword: freshPassword });
  await who.type({ mobileNum: freshNumber(), captcha: await pictureText(page) });
  await page.keyboard.press('Enter');
  await who.expectIn(username);
});

test('keys: register by mobile number, its country chosen from the list', async ({ page }) => {
  const who = typist(page, { merchant: 'verlago', mode: 'light', language: 'en' });
  const [username, mobileNum] = [freshName(), freshNumber()];
  await who.comeFromAfar();
  await who.arrive('/index');
  await who.enter('session.register');
  await expect(who.field('username')).toBeVisible();
  await who.chooseSecondTab('auth.tab.username');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('viet');
  await page.keyboard.press('Enter');
  await expect(who.dialog.getByRole('button', { name: who.t('form.country') })).toContainText('+84');
  await who.type({ mobileNum });
  await who.enter('form.send_code');
  await who.type({ verificationCode: await codeTo(who.merchant, mobileNum.slice(1)), username });
  await who.type({ payeeName: 'LE THI HOA', password: freshPassword, confirmPassword: freshPassword });
  await who.type({ captcha: await pictureText(page) });
  await page.keyboard.press('Enter');
  await who.expectIn(username);
});

test('keys: log in by a code to the phone', async ({ page }) => {
  const who = typist(page, { merchant: 'hacson', mode: 'dark', language: 'vi' });
  await who.openLogin();
  await who.chooseSecondTab('auth.tab.username');
  await who.type({ mobileNum: '0900000001' });
  await who.enter('form.send_code');
  await who.type({ verificationCode: await codeTo(who.merchant, '900000001') });
  await page.keyboard.press('Enter');
  await who.expectIn('demomember');
});

test('keys: try the site', async ({ page }) => {
  const who = typist(page, { merchant: 'verlago', mode: 'dark', language: 'vi' });
  await who.comeFromAfar();
  await who.openLogin();
  await who.enter('session.trial');
  await who.expectIn(who.t('session.trial_account'));
});

test('keys: change a password that must be changed', async ({ page }) => {
  const who = typist(page, { merchant: 'verlago', mode: 'light', language: 'vi' });
  await who.arrive('/index');
  await who.type({ username: 'demoweak', password: '123456' });
  await page.keyboard.press('Enter');
  await inDialog(who, who.t('auth.password.forced'));
  await who.type({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await page.keyboard.press('Enter');
  await who.expectIn('demoweak');
});

test('keys: reset a password by mail', async ({ page }) => {
  const who = typist(page, { merchant: 'volkyn', mode: 'light', language: 'vi' });
  await who.arrive('/index');
  await who.enter('session.forgot');
  await expect(who.dialog).toBeVisible();
  await who.type({ username: 'demonew', email: 'demo.new@example.com' });
  await page.keyboard.press('Enter');
  await inDialog(who, who.t('in_been_out'));
  const { pathname, search, hash } = new URL(await linkTo(who.merchant, 'demo.new@example.com'));
  await who.arrive(pathname + search + hash);
  await expect(who.field('newPassword')).toBeVisible();
  await who.type({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await page.keyboard.press('Enter');
  await inDialog(who, who.t('auth.reset.done'));
  await who.enter('session.login');
  await expect(page.getByRole('dialog', { name: who.t('modal.loginPopupModal') })).toBeVisible();
});

test('keys: reset a password by phone', async ({ page }) => {
  const who = typist(page, { merchant: 'verlago', mode: 'dark', language: 'en' });
  await who.arrive('/index');
  await who.enter('session.forgot');
  await expect(who.dialog).toBeVisible();
  await who.chooseSecondTab('auth.tab.email');
  await who.type({ mobileNum: '0900000002' });
  await who.enter('form.send_code');
  await who.type({ verificationCode: await codeTo(who.merchant, '900000002'), newPassword: demoPassword });
  await page.keyboard.press('Enter');
  await who.expectIn('demoagent');
});

test('keys: one more proof from a network that the account does not know', async ({ page }) => {
  const who = typist(page, { merchant: 'hacson', mode: 'light', language: 'en' });
  await who.comeFromAfar();
  await who.arrive('/index');
  await who.type({ username: 'demomember', password: demoPassword });
  await page.keyboard.press('Enter');
  await expect(who.dialog.getByRole('heading', { name: who.t('auth.verify.title') })).toBeFocused();
  for (const step of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(step);
  await who.type({ addressCode: await codeTo(who.merchant, 'demo.member@example.com') });
  await page.keyboard.press('Enter');
  await who.expectIn('demomember');
});
