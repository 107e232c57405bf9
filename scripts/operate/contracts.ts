import { localized } from '../../src/domain/language.ts';
import type { DeskContract } from '../../src/wire/studio/deskAgents.ts';
import type { WageLine } from '../../src/wire/wages.ts';
import { type Given, type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const more = { en: 'More: add --after', vi: 'Còn nữa: thêm --after' };
const names = ['contract'] as const;
const contractOf = ({ merchant, names: { contract } }: Given) => ({ merchant, contract });

const contractText = ({ contract, upline, downline, events, due, stops }: DeskContract): string =>
  [
    tableOf([[contract.contractId, contract.kind, contract.state, upline.username, downline.username, contract.debt]]),
    tableOf(Object.entries(contract.terms).map(([name, value]) => [name, String(value)])),
    tableOf(events.map(({ contractId, act, by, state, at, note }) => [at, contractId, act, by ?? '-', state, note ?? ''])),
    tableOf(stops.map(({ at, contractId, by, reason }) => [at, contractId, by, reason])),
    tableOf(due.map(({ from, until }) => [from, until])),
  ]
    .filter((part) => part !== '')
    .join('\n');

const lineOf = ({ line, type, account, game, bets, base, rate, wage, corrects }: WageLine) => [
  String(line),
  type,
  account?.name ?? '-',
  game?.gameName ?? '-',
  String(bets),
  base,
  rate ?? '-',
  wage,
  corrects?.from ?? '',
];

const contracts: Noun = {
  access: 'operator',
  help: helpOf('contracts', {
    en: `  show <contract>                            terms, history, reasons of stops, windows that are not settled
  windows <contract> [--after <cursor>]      settled windows: payment, from, until, wage, paid, owed
  dry-run <contract> --from <time>           what a window comes to now, line by line; nothing is written or paid
  statement <payment> [--after <line>]        the lines that explain a payment
  stop <contract> --reason <text>            end it for cause; what it earned until then is settled
  --request <id>           idempotency key, to repeat an act that got no answer`,
    vi: `  show <hợp đồng>                            điều khoản, lịch sử, lý do dừng, các kỳ chưa thanh toán
  windows <hợp đồng> [--after <vị trí>]      các kỳ đã thanh toán: mã, từ, đến, lương, đã trả, còn nợ
  dry-run <hợp đồng> --from <thời điểm>      kỳ đó hiện tính ra bao nhiêu, từng dòng; không ghi và không trả gì
  statement <mã chi trả> [--after <dòng>]     các dòng giải thích một khoản chi trả
  stop <hợp đồng> --reason <lý do>           chấm dứt có lý do; phần đã phát sinh vẫn được thanh toán
  --request <mã>           khoá chống trùng, để lặp lại thao tác chưa có trả lời`,
  }),
  verbs: {
    show: verbOf({
      names,
      run: (call, given) => call('deskContract', { params: contractOf(given) }),
      text: contractText,
    }),
    windows: verbOf({
      names,
      options: { after: one },
      run: (call, given) => call('deskContractWindows', { params: contractOf(given), query: { after: given.values['after'] } }),
      text: ({ rows, next }, language) =>
        [
          tableOf(
            rows.map(({ paymentId, from, until, state, wage, paid, debt }) => [
              paymentId,
              from,
              until,
              state,
              wage,
              paid,
              debt,
            ]),
          ),
          ...(next === null ? [] : [`${localized(more, language)} ${next}`]),
        ].join('\n'),
    }),
    'dry-run': verbOf({
      names,
      options: { from: one },
      required: ['from'],
      run: (call, given) => call('deskDryRun', { params: contractOf(given), query: { from: given.values['from'] } }),
      text: ({ from, until, wage, correction, available, settled, lines }) =>
        [
          tableOf([[from, until, wage, correction, available ?? '-', settled?.paid ?? '-', settled?.difference ?? '-']]),
          tableOf(lines.map(lineOf)),
        ].join('\n'),
    }),
    statement: verbOf({
      names: ['payment'],
      options: { after: one },
      run: (call, { merchant, names: { payment }, values: { after } }) =>
        call('deskStatement', { params: { merchant, payment }, query: { after } }),
      text: ({ lines, next }, language) =>
        [tableOf(lines.map(lineOf)), ...(next === null ? [] : [`${localized(more, language)} ${next}`])].join('\n'),
    }),
    stop: verbOf({
      names,
      options: { reason: one },
      required: ['reason'],
      run: (call, given) =>
        call('deskStopContract', {
          params: contractOf(given),
          body: { reason: given.values['reason'], requestId: given.requestId },
        }),
      text: contractText,
    }),
  },
};

export default contracts;
