import type { ListedPoints, PointsReversed } from '../../src/wire/points.ts';
import { type Noun, type OperateVerb, one, pathOf, tableOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const points: Noun = {
  access: 'operator',
  help: helpOf('points', {
    en: `  list <user>                                movements of the points of a member, newest first, each with its source
  reverse <user> <source> --reason <text>    take the points of a reversed deposit or bet back, once; it says how many
                                             the member no longer had`,
    vi: `  list <tên>                                 biến động điểm của hội viên, mới nhất trước, kèm nguồn
  reverse <tên> <nguồn> --reason <lý do>     thu hồi một lần điểm của lần nạp hay cược đã bị đảo; cho biết số điểm
                                             hội viên không còn`,
  }),
  verbs: {
    list: {
      names: ['user'],
      request: ({ merchant, names }) => ({ method: 'GET', path: pathOf('points', merchant, names['user']) }),
      text: (rows) =>
        tableOf(
          rows.map(({ at, type, source, points: moved, balance, note }) => [at, type, source, moved, balance, note ?? '']),
        ),
    } satisfies OperateVerb<readonly ListedPoints[]>,
    reverse: {
      names: ['user', 'source'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('points', merchant, names['user'], 'reverse'),
        body: { source: names['source'], reason },
      }),
      text: ({ taken, missing, balance }) => tableOf([[taken, missing, balance]]),
    } satisfies OperateVerb<PointsReversed>,
  },
};

export default points;
