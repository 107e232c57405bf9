import type { ListedGoods } from '../../src/wire/points.ts';
import { type Noun, type OperateVerb, one, pathOf, tableOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ id, kind, points, amount, left }: ListedGoods) => [id, kind, points, amount, String(left)];

const goods: Noun = {
  access: 'operator',
  help: helpOf('goods', {
    en: `  list                                       rewards of the points mall, and how many are left
  stock <reward> <count> --reason <text>     set how many are left`,
    vi: `  list                                       quà của cửa hàng điểm và số lượng còn lại
  stock <quà> <số lượng> --reason <lý do>    đặt số lượng còn lại`,
  }),
  verbs: {
    list: {
      request: ({ merchant }) => ({ method: 'GET', path: pathOf('goods', merchant) }),
      text: (rows) => tableOf(rows.map(rowOf)),
    } satisfies OperateVerb<readonly ListedGoods[]>,
    stock: {
      names: ['reward', 'count'],
      options: { reason: one },
      required: ['reason'],
      request: ({ merchant, names, values: { reason } }) => ({
        method: 'POST',
        path: pathOf('goods', merchant, names['reward'], 'stock'),
        body: { left: Number(names['count']), reason },
      }),
      text: (row) => tableOf([rowOf(row)]),
    } satisfies OperateVerb<ListedGoods>,
  },
};

export default goods;
