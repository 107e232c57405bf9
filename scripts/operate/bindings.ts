import type { BindingRow } from '../../src/wire/operate.ts';
import { doneVerb, type Noun, type OperateVerb, one, pathOf, queryOf, tableOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const bindings: Noun = {
  access: 'operator',
  help: helpOf('bindings', {
    en: `  list [--state waiting|confirmed|rejected]  bank accounts and e-wallets of members, oldest first
  confirm <id>             withdrawals can be paid to it then
  reject <id> --reason <text>                reject one that waits, or remove a confirmed one`,
    vi: `  list [--state waiting|confirmed|rejected]  tài khoản ngân hàng và ví điện tử của hội viên, cũ nhất trước
  confirm <mã>             sau đó có thể chi trả về tài khoản này
  reject <mã> --reason <lý do>               từ chối tài khoản đang chờ, hoặc gỡ tài khoản đã xác nhận`,
  }),
  verbs: {
    list: {
      options: { state: one },
      request: ({ merchant, values: { state } }) => ({
        method: 'GET',
        path: `${pathOf('bindings', merchant)}${queryOf({ state })}`,
      }),
      text: (rows) =>
        tableOf(
          rows.map(({ id, state, username, provider, number, holder, addedAt }) => [
            id,
            state,
            username,
            `${provider} ${number} ${holder}`,
            addedAt,
          ]),
        ),
    } satisfies OperateVerb<readonly BindingRow[]>,
    confirm: doneVerb({
      names: ['id'],
      request: ({ merchant, names }) => ({ method: 'POST', path: pathOf('bindings', merchant, names['id'], 'confirm') }),
    }),
    reject: doneVerb({
      names: ['id'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('bindings', merchant, names['id'], 'reject'),
        body: { reason },
      }),
    }),
  },
};

export default bindings;
