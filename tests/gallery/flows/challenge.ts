import { challengeMachine } from '../../../src/flows/challenge/index.ts';
import { bad, good } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

export const challenge: FlowPlan = {
  machine: challengeMachine,
  name: both('Kiểm tra an toàn', 'Security check'),
  about: both(
    'Ngăn chương trình tự động. Có thể làm trước; chậm nhất là chạy khi gửi biểu mẫu. Mỗi kết quả dùng được một lần.',
    'Keeps programs out. It can be passed ahead and runs at the latest when the form is sent. A result buys one try.',
  ),
  states: {
    unloaded: both('Chưa tải', 'Not loaded'),
    loading: both('Đang tải', 'Loading'),
    ready: both('Sẵn sàng', 'Ready'),
    solving: both('Đang giải', 'Being solved'),
    solved: both('Đã qua', 'Passed'),
  },
  starts: { open: { say: both('mở biểu mẫu', 'opens a form'), input: () => undefined } },
  events: {
    solve: { say: both('bấm kiểm tra', 'presses the check'), event: { type: 'challenge.solve' } },
    reset: { say: both('lần thử thất bại', 'the try failed'), event: { type: 'challenge.reset' } },
  },
  answers: {
    loadWidget: { loaded: { say: both('công cụ đã tải', 'the widget is there'), output: undefined }, offline: bad.offline },
    solveWidget: { solved: good.solved, offline: bad.offline },
  },
  ignore: ['result'],
  facets: ({ context }) => ({ problem: (context as { failed: { code: 'NETWORK' } | null }).failed?.code }),
  words: {},
  scene: () => ({ address: '/login', hosts: { login: { start: 'open', steps: ['do:sms'] } } }),
  alike: [
    {
      states: ['unloaded', 'ready'],
      because: both('Công cụ đã tải hay chưa, người chơi không thấy.', 'Whether the widget is loaded yet cannot be seen.'),
    },
    {
      states: ['unloaded--network', 'ready--network'],
      because: both('Cả hai lần đều mời thử lại.', 'Both times it offers another try.'),
    },
    { states: ['loading', 'solving'], because: both('Người chơi chỉ thấy một lần chờ.', 'A person sees one wait.') },
  ],
};
