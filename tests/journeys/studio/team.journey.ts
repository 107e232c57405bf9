import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { StudioSession, TeamRequest } from '../../../src/wire/studio/session.ts';
import { linkTo } from '../auth/outbox.ts';
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

const newPerson = () => {
  const name = `o${randomBytes(5).toString('hex')}`;
  return { name, email: `${name}@people.example` };
};

/** Token of the invitation that was mailed to a person. */
const invitationOf = async (email: string) => new URL(await linkTo('-', email)).hash.slice(1);

/** Requests about a person that wait for a second owner. */
const requestsAbout = async (owner: BrowserContext, name: string) =>
  ((await studioCall(owner, 'teamRequests')) as readonly TeamRequest[]).filter((each) => each.name === name);

/** An owner with an authenticator, signed in by password in a browser that is trusted: without a fresh proof. */
async function unprovenOwner(browser: Browser): Promise<{ readonly context: BrowserContext; readonly secret: string }> {
  const [mai, khoa] = [await operatorContext(browser, 'mai'), await operatorContext(browser, 'khoa')];
  const { name, email } = newPerson();
  await studioCall(mai, 'invite', { data: { name, email, roles: ['owner'], merchants: null } });
  for (const { id } of await requestsAbout(khoa, name))
    await studioCall(khoa, 'answerTeamRequest', { params: { id }, data: { isYes: true } });
  await mai.close();
  await khoa.close();
  const context = await browser.newContext();
  const token = await invitationOf(email);
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
  const { name, email } = newPerson();
  await form.getByLabel(t('team.name')).fill(name);
  await form.getByLabel(t('team.email')).fill(email);
  await form.getByRole('button', { name: t('team.send') }).click();

  const proof = page.getByRole('dialog', { name: t('shell.prove.title') });
  await expect(proof).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(form.getByLabel(t('team.name'))).toHaveValue(name);
  expect(await studioCall(context, 'team')).not.toContainEqual(expect.objectContaining({ name }));

  await form.getByRole('button', { name: t('team.send') }).click();
  await proof.getByLabel(t('shell.prove.code')).fill(codeOf(secret, 0));
  await expect(page.getByText(t('team.sent', { name, email: `${email[0]}•••@people.example` }))).toBeVisible();
  await expect(form).toBeHidden();
  expect(await invitationOf(email)).toMatch(/^[\w-]{43}$/);
  expect(await studioCall(context, 'team')).toContainEqual(expect.objectContaining({ name }));
  await context.close();
});

test('a role over money waits for another owner, who reads whose it is and who asked, and agrees [OPS-08]', async ({
  browser,
}) => {
  const [mai, khoa] = [await operatorContext(browser, 'mai'), await operatorContext(browser, 'khoa')];
  const asking = await mai.newPage();
  await asking.goto(`${studioOrigin}/studio/team`);
  await asking.getByRole('button', { name: t('team.invite') }).click();
  const form = asking.getByRole('dialog', { name: t('team.inviteTitle') });
  const { name, email } = newPerson();
  await form.getByLabel(t('team.name')).fill(name);
  await form.getByLabel(t('team.email')).fill(email);
  await form.getByText(t('team.role.money.hint'), { exact: true }).click();
  await form.getByRole('button', { name: t('team.send') }).click();
  await expect(asking.getByText(t('team.asked', { name }))).toBeVisible();
  const own = asking.getByRole('listitem').filter({ hasText: name });
  await expect(own.getByRole('button', { name: t('team.request.takeBack') })).toBeVisible();
  await expect(own.getByRole('button', { name: t('team.request.agree') })).toHaveCount(0);

  const agreeing = await khoa.newPage();
  await agreeing.goto(`${studioOrigin}/studio/team`);
  const request = agreeing.getByRole('listitem').filter({ hasText: name });
  await expect(request).toContainText(t('team.request.invite', { by: 'Hoàng Ngọc Mai', name }));
  await expect(request).toContainText(t('team.role.money'));
  expect(await studioCall(khoa, 'team')).not.toContainEqual(expect.objectContaining({ name }));
  await request.getByRole('button', { name: t('team.request.agree') }).click();
  await expect(agreeing.getByText(t('team.sent', { name, email: `${email[0]}•••@people.example` }))).toBeVisible();
  await expect(request).toHaveCount(0);
  await expect(agreeing.getByRole('rowheader', { name })).toBeVisible();
  expect(await invitationOf(email)).toMatch(/^[\w-]{43}$/);
  await mai.close();
  await khoa.close();
});
