import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { calls } from '../../../wire/calls.ts';
import { limitWindow } from '../../platform/db/tables/accounts.ts';
import { feedback } from '../../platform/db/tables/content.ts';

const message = { kind: 'feedback', content: '  Trang rất đẹp  ', contact: 'ban@example.com' };

describe('feedback', () => {
  let site: Awaited<ReturnType<typeof openTestServer>>;
  let time = noon;
  beforeAll(async () => {
    const brands = createBrandsFolder('alpha');
    brands.write('beta', smallBrand('beta', { policies: { feedback: { min: 10 } } }));
    site = await openTestServer({ brands, now: () => time });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    time = new Date(time.getTime() + 3_600_000);
    await site.db.delete(feedback);
  });

  const put = async (payload: object, { host = 'alpha.test', remoteAddress = '203.0.113.7' } = {}) => {
    const answer = await site.server.inject({
      method: 'PUT',
      url: calls.feedback.path,
      headers: { host },
      payload,
      remoteAddress,
    });
    return { status: answer.statusCode, ...answer.json<{ code: string; value: { reference: string } | null }>() };
  };

  it('is kept for its merchant with a reference [API-51]', async () => {
    const { code, value } = await put(message);
    const rows = await site.db.select().from(feedback);
    expect(code).toBe('OK');
    expect(rows).toEqual([
      {
        merchant: 'alpha',
        reference: value?.reference,
        kind: 'feedback',
        content: 'Trang rất đẹp',
        contact: 'ban@example.com',
        accountId: null,
        language: 'vi',
        createdAt: time,
        state: 'open',
        answer: null,
        answeredBy: null,
        answeredAt: null,
      },
    ]);
  });

  it('takes 140 characters and refuses 141, nothing, and less than the brand asks for [VALID-36] [VALID-37]', async () => {
    const codes = await Promise.all(
      ['ổ'.repeat(140), 'ổ'.repeat(141), '   ', ''].map(async (content) => (await put({ kind: 'complaint', content })).code),
    );
    expect(codes).toEqual(['OK', 'VALIDATION', 'VALIDATION', 'VALIDATION']);
    expect((await put({ kind: 'feedback', content: 'quá ngắn' }, { host: 'beta.test' })).code).toBe('VALIDATION');
  });

  it('is limited per IPv6 network, not per address', async () => {
    const from = (host: string) => put(message, { remoteAddress: `2001:db8:1:2::${host}` });
    const codes = [];
    for (const host of ['1', '2', '3', '4', '5', '6']) codes.push((await from(host)).code);
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMIT']);
    expect((await put(message, { remoteAddress: '2001:db8:2::1' })).code).toBe('OK');
  });

  it.each([
    { content: 'a' },
    { kind: 'praise', content: 'a' },
    { ...message, merchant: 'beta' },
    { kind: 'feedback', content: 1 },
  ])('refuses %j', async (payload) => {
    expect(await put(payload)).toMatchObject({ status: 422, code: 'VALIDATION' });
  });

  it('takes five an hour from one address, also when they arrive together, and more from another', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => put(message)));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(5);
    expect(answers.filter(({ status, code }) => status === 429 && code === 'RATE_LIMIT')).toHaveLength(4);
    expect((await put(message, { remoteAddress: '203.0.113.8' })).code).toBe('OK');
    time = new Date(time.getTime() + 3_600_000);
    expect((await put(message)).code).toBe('OK');
  });

  it('never writes the address', async () => {
    await put(message);
    const written = JSON.stringify([await site.db.select().from(limitWindow), await site.db.select().from(feedback)]);
    expect(written).toContain(message.content.trim());
    expect(written).not.toContain('203.0.113');
  });
});
