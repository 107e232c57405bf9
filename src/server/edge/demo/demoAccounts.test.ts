import { expect, it } from 'vitest';
import { authBrands, demoPassword, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { newRequestId, paymentPassword } from '../../../../tests/server/withdrawal-kit.ts';
import type { Withdrawal, WithdrawalBoard } from '../../../wire/withdrawal.ts';

const now = () => noon;

it('lets the first three accounts withdraw without further ado, also after the next start', async () => {
  const database = await testDatabase();
  const open = () => openTestServer({ brands: authBrands(), database, now });
  await (await open()).close();
  const site = await open();
  for (const username of ['demomember', 'demoagent', 'demogeneral']) {
    const person = visitor(site, now);
    const { token } = (await person.login(username, demoPassword)).value;
    const { bindings, holder } = (await person.send<WithdrawalBoard>('withdrawalBoard', undefined, { token })).value;
    expect(bindings).toMatchObject([{ state: 'confirmed', provider: 'Mẫu Bắc Nam' }]);
    expect(holder).toBe('NGUYEN MINH ANH');
    const [{ id: binding } = { id: '' }] = bindings;
    const order = { binding, amount: '100000', paymentPassword, requestId: newRequestId() };
    expect(await person.sealed<Withdrawal>('withdraw', order, { token })).toMatchObject({ code: 'OK' });
  }
  await site.close();
});
