import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushMessage } from '../../../src/domain/workerMessages.ts';
import { messageAddress } from '../../../src/worker/rules.ts';
import { expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { siteOf } from '../world.ts';

test.use({ serviceWorkers: 'allow' });

/** A push service on this machine with one browser's subscription. Only its maker can open what the service is given. */
async function pushService() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const authSecret = randomBytes(16).toString('base64url');
  const taken: PushMessage[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const text = decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey: keys, authSecret });
      taken.push(JSON.parse(text.toString()) as PushMessage);
      response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/browser`;
  return {
    subscription: { endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth: authSecret } },
    taken,
    close: () => server.close(),
  };
}

test('a member lets the browser show notices: a credited deposit is sent to it without its amount, and its address opens the message', async ({
  page,
  context,
  memberPage,
}) => {
  const place = { merchant: 'volkyn', mode: 'dark', language: 'vi' } as const;
  const service = await pushService();
  await context.grantPermissions(['notifications'], { origin: siteOf(place.merchant) });
  // A browser of tests reaches no push service of its maker.
  await page.addInitScript((subscription) => {
    let kept: object | null = null;
    const unsubscribe = async () => {
      kept = null;
      return true;
    };
    const made = { ...subscription, toJSON: () => subscription, unsubscribe };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (kept = made),
      getSubscription: async () => kept,
    });
  }, service.subscription);
  const member = await memberPage(place, 'demogeneral');
  const { t } = member;
  await member.open('/index?member=messageV2');
  const choice = page.getByRole('checkbox', { name: t('inbox.push') });
  await expect(choice).not.toBeChecked({ timeout: 60_000 });
  await choice.click({ force: true });
  await expect(choice).toBeChecked();

  await test.step('deposits in another tab', async () => {
    const other = await context.newPage();
    await other.goto(page.url().replace('messageV2', 'depositv2'));
    const form = other.getByRole('form', { name: t('deposit.form') });
    await form.getByRole('radio', { name: t('deposit.kind.wallet') }).check({ force: true });
    await form.getByRole('textbox', { name: t('deposit.amount') }).fill('200000');
    await form.getByRole('button', { name: t('deposit.submit') }).click();
    const opened = context.waitForEvent('page');
    await other.getByRole('link', { name: t('deposit.order.open') }).click();
    const provider = await opened;
    await provider.locator('button').first().click();
    await expect(provider.getByRole('status')).toBeVisible();
    await Promise.all([provider.close(), other.close()]);
  });

  const title = t('message.depositCredited.inbox.subject');
  await expect.poll(() => service.taken, { timeout: 60_000 }).toMatchObject([{ title: 'Volkyn', text: title }]);
  expect(JSON.stringify(service.taken)).not.toContain('200');

  // Private windows, as those of tests are, show no notices; what the worker does with the message is a test of its module.
  await page.goto(`${siteOf(place.merchant)}${messageAddress(service.taken[0]?.id ?? '')}`);
  await expect(page.getByRole('article').getByText('200,000.00 ₫')).toBeVisible();
  await choice.click({ force: true });
  await expect(choice).not.toBeChecked();
  service.close();
});
