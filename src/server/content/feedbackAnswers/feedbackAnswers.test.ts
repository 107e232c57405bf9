import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountNamed, authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { operatorOf } from '../../../../tests/server/operating.ts';
import { calls } from '../../../wire/calls.ts';
import type { FeedbackReceipt, FeedbackThread, ListedFeedback } from '../../../wire/feedback.ts';
import type { InboxPage } from '../../../wire/inbox.ts';
import type { DeskResult } from '../../../wire/studio/desk.ts';
import { inboxMessage } from '../../platform/db/tables/inbox.ts';
import { feedback, operator } from '../../platform/db/tables/index.ts';

const now = () => noon;
let site: Site;
let operate: Awaited<ReturnType<typeof operatorOf>>;
let token: string;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now });
  operate = await operatorOf(site, 'an');
  token = (await visitor(site, now).login('demomember', demoPassword)).value.token;
});
afterAll(() => site.close());

async function leave(content: string, by: string | null) {
  const answer = await site.server.inject({
    method: 'PUT',
    url: calls.feedback.path,
    headers: { host: 'alpha.test', ...(by === null ? {} : { authorization: `Bearer ${by}` }) },
    payload: { kind: 'complaint', content, contact: 'ban@example.com' },
  });
  return answer.json<{ readonly value: FeedbackReceipt }>().value.reference;
}
const list = async (query = '') => (await operate<ListedFeedback[]>('GET', `feedback/alpha${query}`)).value;
let requests = 0;
const act = (reference: string, name: string, reason: string) => {
  requests += 1;
  const order = { act: name, reason, requestId: `feedback-${requests}` };
  return operate<DeskResult>('POST', `items/alpha/feedback/${reference}/act`, order);
};
const answer = (reference: string, text = 'Đã sửa, cảm ơn bạn {{amount}}') => act(reference, 'answer', text);
const stateOf = async (reference: string) => (await operate<ListedFeedback>('GET', `feedback/alpha/${reference}`)).value.state;

it('answers a member once, into the inbox, with the reference number [PROD-21] [API-51]', async () => {
  const reference = await leave('Ảnh không hiện', token);
  expect(await list()).toEqual([
    expect.objectContaining({ reference, username: 'demomember', contact: 'ban@example.com', state: 'open', images: 0 }),
  ]);
  const given = await Promise.all([answer(reference), answer(reference), answer(reference)]);
  expect(given.map(({ code, value }) => [code, value.state])).toEqual(Array.from({ length: 3 }, () => ['OK', 'done']));
  expect(await stateOf(reference)).toBe('answered');
  expect((await answer(reference, 'Something else')).value).toEqual({ state: 'answered' });
  const { value } = await visitor(site, now).send<InboxPage>('inbox', undefined, { token });
  const answers = value.messages.filter(({ template }) => template === 'feedbackAnswered');
  expect(answers).toEqual([
    expect.objectContaining({ title: `Đã trả lời góp ý ${reference}`, text: 'Đã sửa, cảm ơn bạn {{amount}}', isRead: false }),
  ]);
  expect([await list(), (await list('?state=answered')).map((row) => row.reference)]).toEqual([[], [reference]]);
});

it('has no inbox to answer a guest to: says so, and can be closed', async () => {
  const reference = await leave('Tôi là khách', null);
  const refused = await answer(reference);
  expect([refused.code, refused.value]).toEqual(['CONFLICT', { state: 'guest' }]);
  const close = () => act(reference, 'close', 'Answered by mail');
  expect([(await close()).code, (await close()).code, await stateOf(reference)]).toEqual(['OK', 'OK', 'closed']);
  expect((await answer(reference)).value).toEqual({ state: 'closed' });
  expect(await site.db.$count(inboxMessage, eq(inboxMessage.template, 'feedbackAnswered'))).toBe(1);
  expect((await answer('F-0000000000')).code).toBe('NOT_FOUND');
});

it('lists what is open by its moment and number, and ends one message without touching another', async () => {
  const references = [await leave('Một', token), await leave('Hai', null), await leave('Ba', token)].toSorted();
  expect((await list()).map(({ reference }) => reference)).toEqual(references);
  const rowOf = async (reference = '') => (await site.db.select().from(feedback).where(eq(feedback.reference, reference)))[0];
  const [first = '', second = '', third = ''] = references;
  const others = [await rowOf(first), await rowOf(third)];
  const [by] = await site.db.select().from(operator).where(eq(operator.name, 'an'));
  await act(second, 'close', 'Answered by mail');
  expect(await rowOf(second)).toMatchObject({
    state: 'closed',
    answer: 'Answered by mail',
    answeredBy: by?.id,
    answeredAt: noon,
  });
  expect([await rowOf(first), await rowOf(third)]).toEqual(others);
});

/** A row as the message of a visitor makes it, without the limit of their network. */
async function stored(reference: string, daysAgo: number, accountId: string | null) {
  const createdAt = new Date(noon.getTime() - daysAgo * 86_400_000);
  const row = { merchant: 'alpha', reference, kind: 'feedback', content: 'Trang tải chậm', language: 'vi' };
  await site.db.insert(feedback).values({ ...row, accountId, createdAt });
  return reference;
}

it('opens a message with what its author sent before and the answers to it, and a guest’s alone', async () => {
  await site.db.delete(feedback);
  const { id } = await accountNamed(site, 'demomember');
  const earlier = await stored('F-0000000001', 2, id);
  const [later, guests] = [await stored('F-0000000002', 1, id), await stored('F-0000000003', 0, null)];
  await answer(earlier, 'Đã sửa.');
  const thread = async (reference: string) =>
    (await operate<FeedbackThread>('GET', `feedback/alpha/${reference}/thread`)).value;
  const own = await thread(later);
  expect(own.account).toBe(id);
  expect(own.messages.map(({ reference, state, answer: text, answeredBy }) => [reference, state, text, answeredBy])).toEqual([
    [earlier, 'answered', 'Đã sửa.', 'an'],
    [later, 'open', null, null],
  ]);
  expect(await thread(guests)).toMatchObject({ account: null, messages: [{ reference: guests, username: null }] });
  expect((await operate('GET', 'feedback/alpha/F-00000000FF/thread')).code).toBe('NOT_FOUND');
});

it('lists what is answered from its newest on', async () => {
  await site.db.delete(feedback);
  const { id } = await accountNamed(site, 'demomember');
  const [older, newer] = [await stored('F-0000000004', 2, id), await stored('F-0000000005', 1, id)];
  for (const reference of [older, newer]) await answer(reference);
  expect((await list('?state=answered')).map(({ reference }) => reference)).toEqual([newer, older]);
});
