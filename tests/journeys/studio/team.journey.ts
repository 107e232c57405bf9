import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { InvitationLink, StudioSession } from '../../../src/wire/studio/session.ts';
import { expect, test } from '../fixtures.ts';
import { operatorContext, studioCall, studioOrigin, studioWords } from './studioPage.ts';

const t = studioWords('vi');
const password = 'a long sentence of nobody';

// The first of a run waits for the first jobs of the server that has just started.
test.describe.configure({ timeout: 240_000 });

/** A code that the authenticator shows in so many periods from now, or showed; each is accepted once. */
const codeOf = (secret: string, periods: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

/** An owner with an authenticator, signed in by password in a browser that is trusted: without a fresh proof. */
async function unprovenOwner(browser: Browser): Promise<{ readonly context: BrowserContext; readonly secret: string }> {
  const mai = await operatorContext(browser, 'mai');
  const name = `o${randomBytes(5).toString('hex')}`;
  const invitation = (await studioCall(mai, 'invite', { data: { name, roles: ['owner'], merchants: null } })) as InvitationLink;
  await mai.close();
  const context = await browser.newContext();
  const token = invitation.path.split('#').at(-1) ?? '';
  const joined = (await studioCall(context, 'acceptInvitation', { data: { token, password } })) as StudioSession;
  const secret = joined.enrolment?.secret ?? '';
  await studioCall(context, 'sendCode', { data: { code: codeOf(secret, -1), trust: true } });
  await studioCall(context, 'signOut', { data: {} });
  const again = await studioCall(context, 'signIn', { data: { name, password } });
  expect(again).toMatchObject({ step: 'signedIn', provenUntil: null });
  return { context, secret };
}

test('inviting a person asks for a fresh code, keeps what was typed, and goes on with the code [OPS-08]', async ({
  browser,
}) => {
  const { context, secret } = await unprovenOwner(browser);
  const page = await context.newPage();
  await page.goto(`${studioOrigin}/studio/team`);
  await page.getByRole('button', { name: t('team.invite') }).click();
  const form = page.getByRole('dialog', { name: t('team.inviteTitle') });
  const name = `p${randomBytes(5).toString('hex')}`;
  await form.getByLabel(t('team.name')).fill(name);
  await form.getByRole('button', { name: t('team.makeLink') }).click();

  const proof = page.getByRole('dialog', { name: t('shell.prove.title') });
  await expect(proof).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(form.getByLabel(t('team.name'))).toHaveValue(name);
  expect(await studioCall(context, 'team')).not.toContainEqual(expect.objectContaining({ name }));

  await form.getByRole('button', { name: t('team.makeLink') }).click();
  await proof.getByLabel(t('shell.prove.code')).fill(codeOf(secret, 0));
  await expect(page.getByRole('dialog', { name: t('team.linkTitle', { name }) })).toBeVisible();
  await expect(page.getByLabel(t('team.link'))).toHaveValue(/\/studio\/invite#[\w-]{43}$/);
  expect(await studioCall(context, 'team')).toContainEqual(expect.objectContaining({ name }));
  await context.close();
});
