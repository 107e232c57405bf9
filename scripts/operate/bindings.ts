import { decide } from './client/desk.ts';
import { doneVerb, type Noun, one, tableOf, verbOf } from './client/noun.ts';
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
    list: verbOf({
      options: { state: one },
      run: (call, { merchant, values: { state } }) => call('deskBindings', { params: { merchant }, query: { state } }),
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
    }),
    confirm: doneVerb({
      names: ['id'],
      run: (call, given) => decide(call, given, { kind: 'binding', id: given.names['id'] ?? '', act: 'confirm' }),
    }),
    reject: doneVerb({
      names: ['id'],
      options: { reason: one },
      required: ['reason'],
      run: (call, given) => {
        const { names, values } = given;
        return decide(call, given, { kind: 'binding', id: names['id'] ?? '', act: 'reject', reason: values['reason'] });
      },
    }),
  },
};

export default bindings;
