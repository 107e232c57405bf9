import type { ApprovalRow } from '../../src/wire/operate.ts';
import { type Noun, type OperateVerb, pathOf, tableOf } from './client/noun.ts';
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

const decision = (verb: 'approve' | 'reject'): OperateVerb<ApprovalRow> => ({
  names: ['id'],
  request: ({ merchant, names }) => ({ method: 'POST', path: pathOf('approvals', merchant, names['id'], verb) }),
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
    list: {
      options: { all: { type: 'boolean', default: false } },
      request: ({ merchant, values }) => ({
        method: 'GET',
        path: `${pathOf('approvals', merchant)}${values['all'] === true ? '?state=all' : ''}`,
      }),
      text: (rows) => tableOf(rows.map(rowOf)),
    } satisfies OperateVerb<readonly ApprovalRow[]>,
    approve: decision('approve'),
    reject: decision('reject'),
  },
};

export default approvals;
