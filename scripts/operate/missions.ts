import type { ListedMission } from '../../src/wire/missions.ts';
import { type Noun, type OperateVerb, pathOf, tableOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const missions: Noun = {
  access: 'operator',
  help: helpOf('missions', {
    en: `  show <user>                                progress in the missions of now: id, turn, done, needed, state`,
    vi: `  show <tên>                                 tiến độ các nhiệm vụ hiện tại: mã, kỳ, đã làm, cần đạt, trạng thái`,
  }),
  verbs: {
    show: {
      names: ['user'],
      request: ({ merchant, names }) => ({ method: 'GET', path: pathOf('missions', merchant, names['user']) }),
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
    } satisfies OperateVerb<readonly ListedMission[]>,
  },
};

export default missions;
