import { type Page, test } from '@playwright/test';
import { header } from '../visit.ts';
import { codeTo, linkTo } from './outbox.ts';
import {
  createVisitorPage,
  demoPassword,
  expect,
  freshName,
  freshNumber,
  freshPassword,
  type Place,
  pictureText,
  type VisitorPage,
} from './visitorPage.ts';

test.setTimeout(120_000);

/** Page object that uses the keyboard only. */
function createKeyboardPage(page: Page, place: Place) {
  const keyboardPage = createVisitorPage(page, place);
  /** Presses Tab until the target has focus: a field by its name, any other element by its accessible text. */
  const goTo = async (target: string) => {
    // A form is a lazy chunk: no key can lead to a field that is not rendered yet.
    await page.waitForFunction(
      (sought) =>
        [...document.querySelectorAll('input, select, textarea, button, a, [tabindex]')].some((element) =>
          [element.getAttribute('name'), element.getAttribute('aria-label'), element.textContent?.trim()].includes(sought),
        ),
      target,
    );
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
    ...keyboardPage,
    goTo,
    async type(entries: Readonly<Record<string, string>>) {
      for (const [name, text] of Object.entries(entries)) {
        await goTo(name);
        await page.keyboard.type(text);
      }
    },
    async enter(key: string) {
      await goTo(keyboardPage.t(key));
      await page.keyboard.press('Enter');
    },
    async chooseSecondTab(key: string) {
      await goTo(keyboardPage.t(key));
      await page.keyboard.press('ArrowRight');
    },
    /** Opens the login dialog from any page by way of the forgotten-password dialog, which the header links to. */
    async openLogin() {
      await keyboardPage.open('/index');
      await goTo(keyboardPage.t('session.forgot'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: keyboardPage.t('modal.forgetPassModal') })).toBeVisible();
      await goTo(keyboardPage.t('auth.forgot.back'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: keyboardPage.t('modal.loginPopupModal') })).toBeVisible();
    },
  };
}

const inDialog = (keyboardPage: VisitorPage, text: string) => expect(keyboardPage.dialog.getByText(text).first()).toBeVisible();

test('keys: log in in the header, and out [HEAD-23, HEAD-32, ERR-02]', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'volkyn', mode: 'dark', language: 'en' });
  await keyboardPage.open('/index');
  await keyboardPage.type({ username: 'demomember', password: demoPassword });
  await page.keyboard.press('Enter');
  await keyboardPage.expectSignedIn('demomember');
  await keyboardPage.enter('session.logout');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(keyboardPage.t('in_sure_logout'));
  await keyboardPage.enter('session.stay');
  await expect(question).toHaveCount(0);
  await expect(header(page).getByRole('button', { name: keyboardPage.t('session.logout') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await keyboardPage.enter('session.logout');
  await keyboardPage.expectSignedOut();
});

test('keys: register by user name', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'hacson', mode: 'light', language: 'vi' });
  const username = freshName();
  await keyboardPage.useUnknownNetwork();
  await keyboardPage.open('/index');
  await keyboardPage.enter('session.register');
  await expect(keyboardPage.field('username')).toBeVisible();
  await keyboardPage.type({ username, payeeName: 'LE THI HOA', password: freshPassword, confirmPassword: freshPassword });
  await keyboardPage.type({ mobileNum: freshNumber(), captcha: await pictureText(page) });
  await page.keyboard.press('Enter');
  await keyboardPage.expectSignedIn(username);
});

test('keys: register by mobile number, its country chosen from the list', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'verlago', mode: 'light', language: 'en' });
  const [username, mobileNum] = [freshName(), freshNumber()];
  await keyboardPage.useUnknownNetwork();
  await keyboardPage.open('/index');
  await keyboardPage.enter('session.register');
  await expect(keyboardPage.field('username')).toBeVisible();
  await keyboardPage.chooseSecondTab('auth.tab.username');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('viet');
  await page.keyboard.press('Enter');
  await expect(keyboardPage.dialog.getByRole('button', { name: keyboardPage.t('form.country') })).toContainText('+84');
  await keyboardPage.type({ mobileNum });
  await keyboardPage.enter('form.send_code');
  await keyboardPage.type({ verificationCode: await codeTo(keyboardPage.merchant, mobileNum.slice(1)), username });
  await keyboardPage.type({ payeeName: 'LE THI HOA', password: freshPassword, confirmPassword: freshPassword });
  await keyboardPage.type({ captcha: await pictureText(page) });
  await page.keyboard.press('Enter');
  await keyboardPage.expectSignedIn(username);
});

test('keys: log in by a code to the phone', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'hacson', mode: 'dark', language: 'vi' });
  await keyboardPage.openLogin();
  await keyboardPage.chooseSecondTab('auth.tab.username');
  await keyboardPage.type({ mobileNum: '0900000001' });
  await keyboardPage.enter('form.send_code');
  await keyboardPage.type({ verificationCode: await codeTo(keyboardPage.merchant, '900000001') });
  await page.keyboard.press('Enter');
  await keyboardPage.expectSignedIn('demomember');
});

test('keys: try the site', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'verlago', mode: 'dark', language: 'vi' });
  await keyboardPage.useUnknownNetwork();
  await keyboardPage.openLogin();
  await keyboardPage.enter('session.trial');
  await keyboardPage.expectSignedIn(keyboardPage.t('session.trial_account'));
});

test('keys: change a password that must be changed', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'verlago', mode: 'light', language: 'vi' });
  await keyboardPage.open('/index');
  await keyboardPage.type({ username: 'demoweak', password: '123456' });
  await page.keyboard.press('Enter');
  await inDialog(keyboardPage, keyboardPage.t('auth.password.weak'));
  await keyboardPage.type({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await page.keyboard.press('Enter');
  await keyboardPage.expectSignedIn('demoweak');
});

test('keys: reset a password by mail', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'volkyn', mode: 'light', language: 'vi' });
  await keyboardPage.open('/index');
  await keyboardPage.enter('session.forgot');
  await expect(keyboardPage.dialog).toBeVisible();
  await keyboardPage.type({ username: 'demonew', email: 'demo.new@example.com' });
  await page.keyboard.press('Enter');
  await inDialog(keyboardPage, keyboardPage.t('in_been_out'));
  const { pathname, search, hash } = new URL(await linkTo(keyboardPage.merchant, 'demo.new@example.com'));
  await keyboardPage.open(pathname + search + hash);
  await expect(keyboardPage.field('newPassword')).toBeVisible();
  await keyboardPage.type({ newPassword: freshPassword, confirmNewPassword: freshPassword });
  await page.keyboard.press('Enter');
  await inDialog(keyboardPage, keyboardPage.t('auth.reset.done'));
  await keyboardPage.enter('session.login');
  await expect(page.getByRole('dialog', { name: keyboardPage.t('modal.loginPopupModal') })).toBeVisible();
});

test('keys: reset a password by phone', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'verlago', mode: 'dark', language: 'en' });
  await keyboardPage.open('/index');
  await keyboardPage.enter('session.forgot');
  await expect(keyboardPage.dialog).toBeVisible();
  await keyboardPage.chooseSecondTab('auth.tab.email');
  await keyboardPage.type({ mobileNum: '0900000002' });
  await keyboardPage.enter('form.send_code');
  await keyboardPage.type({ verificationCode: await codeTo(keyboardPage.merchant, '900000002'), newPassword: demoPassword });
  await page.keyboard.press('Enter');
  await keyboardPage.expectSignedIn('demoagent');
});

test('keys: one more proof from a network that the account does not know', async ({ page }) => {
  const keyboardPage = createKeyboardPage(page, { merchant: 'hacson', mode: 'light', language: 'en' });
  await keyboardPage.useUnknownNetwork();
  await keyboardPage.open('/index');
  await keyboardPage.type({ username: 'demomember', password: demoPassword });
  await page.keyboard.press('Enter');
  await expect(keyboardPage.dialog.getByRole('heading', { name: keyboardPage.t('auth.verify.title') })).toBeFocused();
  for (const step of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(step);
  await keyboardPage.type({ addressCode: await codeTo(keyboardPage.merchant, 'demo.member@example.com') });
  await page.keyboard.press('Enter');
  await keyboardPage.expectSignedIn('demomember');
});
