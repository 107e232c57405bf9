import { type Page, expect as promptly } from '@playwright/test';
import { languageCode } from '../../../src/domain/language.ts';
import { alive, header, settled, sideMenu } from '../visit.ts';
import { type modes, type relayedBrand, type shippedBrands, siteOf, wordsOf } from '../world.ts';
import { pictureMark } from './pictureMark.ts';

/** Longer timeout: password hashing and the proof-of-work challenge are slow by design. */
export const expect = promptly.configure({ timeout: 20_000 });

/** Brand, mode and language of a journey. */
export interface Place {
  readonly merchant:
    | (typeof shippedBrands)[number]
    | 'random'
    | 'sociable'
    | 'brief'
    | 'spare'
    | 'strict'
    | 'notified'
    | typeof relayedBrand;
  readonly mode: (typeof modes)[number];
  readonly language: 'vi' | 'en';
}

/** The place for a Playwright project: a file that runs in both projects uses a different brand in each. */
export const placeOf = (project: string, places: { readonly phone: Place; readonly desktop: Place }) =>
  project === 'phone' ? places.phone : places.desktop;

export const demoPassword = 'Demo-2026';
export const freshPassword = 'Tre-xanh-94';

/** Page object for authentication: fields, dialogs, session and logout. */
export function createVisitorPage(page: Page, { merchant, mode, language }: Place) {
  const t = wordsOf(language);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.locator(`input[name="${name}"]`);
  const question = page.getByRole('alertdialog');
  // A navigation in the middle leaves nothing to read; who waits reads again.
  const stored = () =>
    page.evaluate((): Record<string, string> => ({ ...sessionStorage })).catch((): Record<string, string> => ({}));
  const press = (key: string) =>
    dialog
      .getByRole('button', { name: t(key), exact: true })
      .last()
      .click();
  let answered = '';
  return {
    t,
    page,
    merchant,
    language,
    dialog,
    field,
    stored,
    press,
    /** Validation error below a field. */
    fieldError: (key: string) => dialog.locator('[data-fault]').filter({ hasText: t(key) }),
    tab: (key: string) => dialog.getByRole('tab', { name: t(key) }),

    /** Sends a random client IP that no account has used yet. */
    useUnknownNetwork: () => page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),

    /** Back to the client IP known to the demo accounts. */
    useHomeNetwork: () => page.setExtraHTTPHeaders({}),

    async open(path: string) {
      // Stored as if mode and language had been chosen on an earlier visit.
      await page.addInitScript(
        ([theme, lang]) => {
          localStorage.setItem('theme', theme);
          localStorage.setItem('lang', lang);
        },
        [mode, languageCode(language)] as const,
      );
      const address = new URL(path, siteOf(merchant));
      address.searchParams.set('lang', language);
      await page.goto(address.href);
      await alive(page);
      await expect(page.locator('html')).toHaveAttribute('data-palette', mode);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    },

    async fillIn(entries: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(entries)) {
        // The form is a lazy chunk and renders after its dialog.
        await expect(field(name)).toBeVisible();
        await field(name).fill(value);
      }
    },

    /** Asks for a code after a refused request, until this text shows: requests are limited to one a second. */
    async resendCode(shown: RegExp) {
      await expect(async () => {
        await press('form.resend');
        await expect(dialog.getByText(shown)).toBeVisible({ timeout: 3_000 });
      }).toPass();
    },

    /** Solves the captcha of the form. The image of an attempt stands until the next one comes, which empties the field. */
    async answerPicture() {
      await expect.poll(() => pictureText(page)).not.toBe(answered);
      answered = await pictureText(page);
      await field('captcha').fill(answered);
    },

    /** Dialogs are closed, the session is stored and the header shows the user name. A first login opens the member centre, which is closed. */
    async expectSignedIn(name?: string | RegExp) {
      await expect.poll(async () => (await stored())['token']).toBeTruthy();
      const person = header(page).getByRole('region', { name: t('session.account') });
      const welcome = page.getByRole('dialog', { name: t('member.page.securityCenter') });
      await expect(person.or(welcome).first()).toBeVisible();
      // The header may name the person a moment before the address of the welcome stands.
      await settled(page);
      if (new URL(page.url()).searchParams.has('member')) {
        await expect(welcome).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(dialog).toHaveCount(0);
      await expect(person).toBeVisible();
      if (name !== undefined) await expect(person).toContainText(name);
      await expect(header(page).locator('input')).toHaveCount(0);
    },

    async expectSignedOut() {
      await expect.poll(async () => (await stored())['token']).toBeUndefined();
      await expect(
        header(page)
          .getByRole('button', { name: t('session.login') })
          .locator('visible=true'),
      ).toBeVisible();
    },

    /** By the button in the header; on a phone, in the menu. */
    async requestLogOut() {
      const isWide = await header(page)
        .getByRole('button', { name: t('session.logout') })
        .isVisible();
      if (!isWide) {
        await header(page)
          .getByRole('button', { name: t('shell.menu.open') })
          .click();
      }
      await (isWide ? header(page) : sideMenu(page)).getByRole('button', { name: t('session.logout') }).click();
      await expect(question).toContainText(t('in_sure_logout'));
    },

    async logOut() {
      await this.requestLogOut();
      await question.getByRole('button', { name: t('session.logout') }).click();
    },
  };
}

export type VisitorPage = ReturnType<typeof createVisitorPage>;

/** The answer of the displayed captcha. */
export async function pictureText(page: Page): Promise<string> {
  const picture = page.getByRole('dialog').locator('img[src^="data:image/png"]');
  await expect(picture).toBeVisible();
  const source = await picture.getAttribute('src');
  const bytes = Buffer.from(source?.split(',')[1] ?? '', 'base64').toString('latin1');
  return bytes.slice(bytes.lastIndexOf(pictureMark) + pictureMark.length);
}

/** Plaintexts of the sealed requests of a page that is opened afterwards. */
export async function watchSealed(page: Page) {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below.
    const { encrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.encrypt = function (algorithm, key, data) {
      const sealed: string[] = ((globalThis as { sealed?: string[] }).sealed ??= []);
      sealed.push(new TextDecoder().decode(data));
      return encrypt.call(this, algorithm, key, data);
    };
  });
  return () => page.evaluate(() => (globalThis as { sealed?: string[] }).sealed ?? []);
}

/** A random phone number that is not registered. */
export const freshNumber = () => `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
/** A random user name that is not registered. */
export const freshName = () => `khach${Math.random().toString(36).slice(2, 10)}`;

const byte = () => Math.floor(Math.random() * 254) + 1;
