import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '../auth/visitorPage.ts';
import { test } from '../fixtures.ts';
import { ask } from '../visit.ts';

// A brand whose limits and bindings no other journey depends on.
const place = { merchant: 'brief', mode: 'dark', language: 'vi' } as const;

test('a deposit limit that a member sets refuses a larger deposit, and the page says why', async ({ page, memberPage }) => {
  const member = await memberPage(place, 'demogeneral');
  const { t } = member;
  await member.open('/index?member=securityCenter&member.tab=limits&member.limit=deposit');
  const limits = page.getByRole('form', { name: t('limits.form.deposit') });
  await limits.getByRole('radio', { name: t('limits.day') }).check({ force: true });
  await limits.getByRole('textbox', { name: t('limits.amount') }).fill('100000');
  await limits.getByRole('button', { name: t('limits.apply') }).click();
  await expect(page.getByText(t('limits.saved')).first()).toBeVisible();

  await member.open('/index?member=depositv2');
  const deposit = page.getByRole('form', { name: t('deposit.form') });
  await deposit.getByRole('textbox', { name: t('deposit.amount') }).fill('200000');
  await deposit.getByRole('button', { name: t('deposit.submit') }).click();
  await expect(deposit.getByText(t('failure.LIMIT_REACHED'))).toBeVisible();
});

test('a bank account that a member adds is not lost by a wrong key, and can be withdrawn to once an operator has confirmed it [MEMBER-05]', async ({
  page,
  memberPage,
}) => {
  const { merchant } = place;
  const member = await memberPage(place, 'demoagent');
  const { t } = member;
  const number = `9704${randomInt(1e9, 1e10)}`;
  const tail = number.slice(-4);
  await member.open('/index?member=securityCenter&member.tab=profile&member.add=binding');
  const form = page.getByRole('form', { name: t('member.account.binding.title') });

  await test.step('fills in the form, and stays when asked', async () => {
    await form.getByRole('button', { name: t('member.account.binding.provider.bank') }).click();
    await form.getByRole('combobox').fill('vietcom');
    await page.keyboard.press('Enter');
    await form.getByRole('textbox', { name: t('member.account.binding.number.bank') }).fill(number);
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: t('member.unsaved.title') })
      .getByRole('button', { name: t('member.unsaved.stay') })
      .click();
    await expect(form.getByRole('textbox', { name: t('member.account.binding.number.bank') })).toHaveValue(number);
    await form.getByRole('button', { name: t('member.account.binding.send') }).click();
  });

  await test.step('proves who it is, over the form that stays as it was typed', async () => {
    const proof = page.getByRole('form', { name: t('member.account.stepUp.title') });
    await proof.getByLabel(t('member.account.stepUp.password')).fill('Demo-2026');
    await expect(form.getByRole('textbox', { name: t('member.account.binding.number.bank'), includeHidden: true })).toHaveValue(
      number,
    );
    await proof.getByRole('button', { name: t('common.confirm') }).click();
    await expect(page.getByRole('heading', { name: t('member.account.binding.done.title') })).toBeVisible();
  });

  await test.step('an operator confirms it', async () => {
    const body = { name: `journey-${randomUUID().slice(0, 8)}` };
    const operator = await ask(merchant, '/studio/api/operators', { method: 'POST', body });
    const headers = { authorization: `Bearer ${(operator.json().value as { token: string }).token}` };
    const list = (await ask(merchant, `/studio/api/desk/bindings/${merchant}`, { headers })).json().value as readonly {
      id: string;
      number: string;
    }[];
    const id = list.find((binding) => binding.number === number)?.id ?? '';
    const item = `/studio/api/desk/items/${merchant}/binding/${id}/act`;
    const confirm = { act: 'confirm', requestId: randomUUID() };
    const answer = await ask(merchant, item, { method: 'POST', headers, body: confirm });
    expect(answer.json().code).toBe('OK');
  });

  await test.step('chooses it for a withdrawal', async () => {
    await member.open('/index?member=withdraw');
    await page.getByRole('radio', { name: new RegExp(`Vietcombank.*${tail}`) }).check({ force: true });
    await expect(page.getByRole('radio', { name: new RegExp(tail) })).toBeChecked();
  });
});
