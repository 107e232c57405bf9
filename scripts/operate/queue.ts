import type { DeskActName, DeskItem } from '../../src/wire/studio/desk.ts';
import { decide } from './client/desk.ts';
import { doneVerb, type Given, type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const rowOf = ({ kind, id, state, at, username, amount, detail, score, claim, pending }: DeskItem) => [
  kind,
  id,
  state,
  at,
  username ?? '-',
  amount ?? '-',
  detail,
  String(score),
  claim?.by ?? '-',
  pending === null ? '-' : pending.askedBy,
];

const names = ['kind', 'id'] as const;
const item = ({ merchant, names: { kind, id } }: Given) => ({ params: { merchant, kind, id } });

/** The queue of the studio's desk, with the same acts. */
const queue: Noun = {
  access: 'operator',
  help: helpOf('queue', {
    en: `  list [--kind <kind>] [--state free|mine|claimed|second] [--search <text>] [--order newest] [--after <cursor>]
                                    what waits: kind, id, state, since, member, amount, detail, risk, taken by, first yes of
  show <kind> <id>                  facts, reasons to look twice, and the acts that are possible
  claim <kind> <id>                 take it up for 15 minutes
  release <kind> <id>               give it back
  payee <kind> <id>                 where the money goes, in full; the asking is recorded
  act <kind> <id> --act <act> --reason <text> [--amount <amount>] [--provider <name>] [--request <id>]
                                    approve, reject, pay, credit, fail, refund, received, confirm, review, answer, close, seen, second, decline`,
    vi: `  list [--kind <loại>] [--state free|mine|claimed|second] [--search <từ>] [--order newest] [--after <vị trí>]
                                    việc đang chờ: loại, mã, trạng thái, từ lúc, hội viên, số tiền, chi tiết, rủi ro, người nhận, người duyệt trước
  show <loại> <mã>                  thông tin, lý do cần xem kỹ và các việc có thể làm
  claim <loại> <mã>                 nhận việc trong 15 phút
  release <loại> <mã>               trả lại
  payee <loại> <mã>                 nơi nhận tiền, đầy đủ; lần xem được ghi lại
  act <loại> <mã> --act <việc> --reason <lý do> [--amount <số tiền>] [--provider <tên>] [--request <mã>]
                                    approve, reject, pay, credit, fail, refund, received, confirm, review, answer, close, seen, second, decline`,
  }),
  verbs: {
    list: verbOf({
      options: { kind: one, state: one, search: one, order: one, after: one },
      run: (call, { merchant, values: { kind, state, search, order, after } }) =>
        call('deskQueue', { query: { merchant, kind, state, search, order, after } }),
      text: ({ items, next }) => [tableOf(items.map(rowOf)), ...(next === null ? [] : [`--after ${next}`])].join('\n'),
    }),
    show: verbOf({
      names,
      run: (call, given) => call('deskItem', item(given)),
      text: ({ item: shown, facts, text, offers }) =>
        [
          tableOf([rowOf(shown)]),
          tableOf(facts.map(({ name, value }) => [name, value])),
          ...(text === null ? [] : [text]),
          tableOf(shown.risks.map(({ name, score }) => [name, String(score)])),
          tableOf(offers.map(({ act, why, needsSecond }) => [act, why ?? '', needsSecond ? '1/2' : ''])),
        ].join('\n'),
    }),
    claim: verbOf({
      names,
      run: (call, given) => call('deskClaim', item(given)),
      text: (row) => tableOf([rowOf(row)]),
    }),
    release: doneVerb({ names, run: (call, given) => call('deskRelease', item(given)) }),
    payee: verbOf({
      names,
      run: (call, given) => call('deskPayee', item(given)),
      text: ({ provider, number, holder }) => tableOf([[provider, number, holder]]),
    }),
    act: verbOf({
      names,
      options: { act: one, reason: one, amount: one, provider: one },
      required: ['act', 'reason'],
      run: (call, given) => {
        const { kind = '', id = '' } = given.names;
        const { act, reason, amount, provider } = given.values;
        return decide(call, given, { kind, id, act: act as DeskActName, reason, amount, provider });
      },
      text: ({ state, item: after }) => [state, ...(after === null ? [] : [tableOf([rowOf(after)])])].join('\n'),
    }),
  },
};

export default queue;
