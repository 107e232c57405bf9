import { memberOf } from './client/desk.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
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
    list: verbOf({
      names: ['user'],
      run: async (call, given) => call('deskMemberPoints', { params: await memberOf(call, given) }),
      text: (rows) =>
        tableOf(
          rows.map(({ at, type, source, points: moved, balance, note }) => [at, type, source, moved, balance, note ?? '']),
        ),
    }),
    reverse: verbOf({
      names: ['user', 'source'],
      options: { reason: one },
      required: ['reason'],
      run: async (call, given) => {
        const body = { source: given.names['source'], reason: given.values['reason'] };
        return call('deskMemberReversal', { params: await memberOf(call, given), body });
      },
      text: ({ taken, missing, balance }) => tableOf([[taken, missing, balance]]),
    }),
  },
};

export default points;
