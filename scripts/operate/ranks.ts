import type { ListedRank } from '../../src/wire/ranks.ts';
import { memberOf } from './client/desk.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const textOf = ({ label, turnover, deposits, heldUntil, changes }: ListedRank) =>
  tableOf([
    [label, turnover, deposits, heldUntil ?? ''],
    ...changes.map(({ former, rank, cause, operator, reason, at }) => [
      `${former} → ${rank}`,
      cause,
      at,
      operator ?? '',
      reason ?? '',
    ]),
  ]);

const ranks: Noun = {
  access: 'operator',
  help: helpOf('ranks', {
    en: `  show <user>                                rank, turnover and deposits of the period, held until; then its changes
  set <user> <rank> --reason <text>          give a rank; it holds until the end of the period, and pays no bonus`,
    vi: `  show <tên>                                 hạng, tiền cược và tiền nạp của chu kỳ, giữ đến ngày; rồi các lần đổi hạng
  set <tên> <hạng> --reason <lý do>          đặt hạng; giữ đến hết chu kỳ, không trả quà thăng hạng`,
  }),
  verbs: {
    show: verbOf({
      names: ['user'],
      run: async (call, given) => call('deskMemberRank', { params: await memberOf(call, given) }),
      text: textOf,
    }),
    set: verbOf({
      names: ['user', 'rank'],
      options: { reason: one },
      required: ['reason'],
      run: async (call, given) => {
        const body = { rank: Number(given.names['rank']), reason: given.values['reason'] };
        return call('deskMemberSetRank', { params: await memberOf(call, given), body });
      },
      text: textOf,
    }),
  },
};

export default ranks;
