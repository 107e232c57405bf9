import { localized } from '../../src/domain/language.ts';
import type { DeskAgentRow } from '../../src/wire/studio/deskAgents.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const more = { en: 'More: add --after', vi: 'Còn nữa: thêm --after' };

const rowOf = ({ account, username, level, members, agents, contracts, owes }: DeskAgentRow) => [
  account,
  username,
  String(level),
  String(members),
  String(agents),
  contracts.map(({ contractId, kind, state }) => `${kind} ${state} ${contractId}`).join(', '),
  owes,
];

const agents: Noun = {
  access: 'operator',
  help: helpOf('agents', {
    en: `  list [--parent <account>] [--search <part of the name>] [--after <name>]
                           agents at the top, below one, or with the name: account, name, level, members, agents, contracts, owed by it
  contracts <account> [--side upline|downline] [--after <cursor>]
                           contracts in every state; as downline those with its upline
  debts <account> [--side upline|downline] [--after <cursor>]
                           wages not paid in full, oldest first; as upline those it owes`,
    vi: `  list [--parent <tài khoản>] [--search <phần tên>] [--after <tên>]
                           đại lý cấp cao nhất, dưới một đại lý, hoặc theo tên: tài khoản, tên, cấp, hội viên, đại lý, hợp đồng, còn nợ
  contracts <tài khoản> [--side upline|downline] [--after <vị trí>]
                           hợp đồng ở mọi trạng thái; downline là hợp đồng với tuyến trên
  debts <tài khoản> [--side upline|downline] [--after <vị trí>]
                           tiền lương chưa trả đủ, cũ nhất trước; upline là khoản đại lý nợ`,
  }),
  verbs: {
    list: verbOf({
      options: { parent: one, search: one, after: one },
      run: (call, { merchant, values: { parent, search, after } }) =>
        call('deskAgents', { params: { merchant }, query: { parent, search, after } }),
      text: ({ agents: rows, next }, language) =>
        [tableOf(rows.map(rowOf)), ...(next === null ? [] : [`${localized(more, language)} ${next}`])].join('\n'),
    }),
    contracts: verbOf({
      names: ['account'],
      options: { side: one, after: one },
      run: (call, { merchant, names: { account }, values: { side: asked = 'downline', after } }) =>
        call('deskAgentContracts', { params: { merchant, account }, query: { side: asked, after } }),
      text: ({ contracts, next }, language) =>
        [
          tableOf(
            contracts.map(({ contractId, kind, state, upline, downline, since, debt }) => [
              contractId,
              kind,
              state,
              upline.username,
              downline.username,
              since,
              debt,
            ]),
          ),
          ...(next === null ? [] : [`${localized(more, language)} ${next}`]),
        ].join('\n'),
    }),
    debts: verbOf({
      names: ['account'],
      options: { side: one, after: one },
      run: (call, { merchant, names: { account }, values: { side: asked = 'upline', after } }) =>
        call('deskAgentDebts', { params: { merchant, account }, query: { side: asked, after } }),
      text: ({ debts, total, next }, language) =>
        [
          tableOf(
            debts.map(({ paymentId, kind, upline, downline, from, until, wage, paid, debt }) => [
              paymentId,
              kind,
              upline.username,
              downline.username,
              from,
              until,
              wage,
              paid,
              debt,
            ]),
          ),
          total,
          ...(next === null ? [] : [`${localized(more, language)} ${next}`]),
        ].join('\n'),
    }),
  },
};

export default agents;
