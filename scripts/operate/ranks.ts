import type { ListedRank } from '../../src/wire/ranks.ts';
import { type Noun, type OperateVerb, one, pathOf, tableOf } from './client/noun.ts';
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
    show: {
      names: ['user'],
      request: ({ merchant, names }) => ({ method: 'GET', path: pathOf('ranks', merchant, names['user']) }),
      text: textOf,
    } satisfies OperateVerb<ListedRank>,
    set: {
      names: ['user', 'rank'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('ranks', merchant, names['user'], 'set'),
        body: { rank: Number(names['rank']), reason },
      }),
      text: textOf,
    } satisfies OperateVerb<ListedRank>,
  },
};

export default ranks;
