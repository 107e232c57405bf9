import { memberOf } from './client/desk.ts';
import { type Noun, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const missions: Noun = {
  access: 'operator',
  help: helpOf('missions', {
    en: `  show <user>                                progress in the missions of now: id, turn, done, needed, state`,
    vi: `  show <tên>                                 tiến độ các nhiệm vụ hiện tại: mã, kỳ, đã làm, cần đạt, trạng thái`,
  }),
  verbs: {
    show: verbOf({
      names: ['user'],
      run: async (call, given) => call('deskMemberMissions', { params: await memberOf(call, given) }),
      text: (rows) =>
        tableOf(
          rows.map(({ mission, period, done, needed, state, isOver }) => [
            mission,
            period,
            `${done} / ${needed}`,
            state,
            isOver ? 'over' : '',
          ]),
        ),
    }),
  },
};

export default missions;
