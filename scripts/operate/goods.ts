import type { ListedGoods } from '../../src/wire/points.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
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
    list: verbOf({
      run: (call, { merchant }) => call('deskGoods', { params: { merchant } }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    stock: verbOf({
      names: ['reward', 'count'],
      options: { reason: one },
      required: ['reason'],
      run: (call, { merchant, names: { reward: goods, count }, values: { reason } }) =>
        call('deskStock', { params: { merchant, goods }, body: { left: Number(count), reason } }),
      text: (row) => tableOf([rowOf(row)]),
    }),
  },
};

export default goods;
