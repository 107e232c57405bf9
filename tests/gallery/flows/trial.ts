import { trialMachine } from '../../../src/flows/trial/index.ts';
import { bad, good } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan, Start } from '../plan.ts';

const start = (vi: string, en: string, hasFreePlay: boolean): Start => ({ say: both(vi, en), input: () => ({ hasFreePlay }) });

export const trial: FlowPlan = {
  machine: trialMachine,
  name: both('Chơi thử', 'Free play'),
  about: both('Một lần bấm đến tài khoản chơi thử.', 'One press to a trial account.'),
  states: {
    absent: both('Không có', 'Not offered'),
    offered: both('Được mời', 'Offered'),
    entering: both('Đang vào', 'Entering'),
    entered: both('Đã vào', 'Entered'),
  },
  starts: {
    offered: start('thương hiệu có chơi thử', 'the brand has free play', true),
    absent: start('thương hiệu không có chơi thử', 'the brand has no free play', false),
  },
  events: { start: { say: both('bấm “chơi thử”', 'presses “free play”'), event: { type: 'trial.start' } } },
  answers: {
    enter: {
      session: {
        say: both('máy chủ mở tài khoản chơi thử', 'the server opens a trial account'),
        output: { ...good.session.output, type: 4 },
      },
      strange: { say: both('máy chủ trả lời lạ', 'the server answers something else'), output: good.proof.output },
      offline: bad.offline,
      rate: bad.rate,
    },
  },
  ignore: ['signedIn'],
  facets: ({ context }) => ({ problem: (context as { failed: { code: 'NETWORK' } | null }).failed?.code }),
  words: {},
  scene: ({ value }) => ({
    address: '/login',
    ...(value === 'absent' ? { off: ['hasFreePlay'], unrun: 'Where nothing is offered, nothing can be pressed.' } : {}),
  }),
};
