import type { ApprovalRow } from '../../src/wire/operate.ts';
import { decide } from './client/desk.ts';
import { type Noun, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ id, kind, subject, amount, state, failure, askedBy, decidedBy, expiresAt, reason }: ApprovalRow) => [
  id,
  failure === null ? state : `${state} ${failure}`,
  kind,
  subject,
  amount,
  decidedBy === null ? askedBy : `${askedBy}, ${decidedBy}`,
  expiresAt,
  reason,
];

const decision = (act: 'second' | 'decline') =>
  verbOf({
    names: ['id'],
    run: async (call, given) => {
      const { merchant, names } = given;
      const { id = '' } = names;
      await decide(call, given, { kind: 'approval', id, act });
      return call('deskApproval', { params: { merchant, id } });
    },
    text: (row) => tableOf([rowOf(row)]),
  });

const approvals: Noun = {
  access: 'operator',
  help: helpOf('approvals', {
    en: `  list [--all]             acts that wait for a second operator, newest first; --all also the decided ones
  approve <id>             approve an act of another operator, which runs then
  reject <id>              decline it, or withdraw one’s own`,
    vi: `  list [--all]             thao tác chờ người thứ hai, mới nhất trước; --all gồm cả thao tác đã quyết định
  approve <mã>             duyệt thao tác của người khác, thao tác sẽ chạy ngay
  reject <mã>              từ chối, hoặc rút lại thao tác của mình`,
  }),
  verbs: {
    list: verbOf({
      options: { all: { type: 'boolean', default: false } },
      run: (call, { merchant, values: { all } }) =>
        call('deskApprovals', { params: { merchant }, query: all === true ? { state: 'all' } : {} }),
      text: (rows) => tableOf(rows.map(rowOf)),
    }),
    approve: decision('second'),
    reject: decision('decline'),
  },
};

export default approvals;
