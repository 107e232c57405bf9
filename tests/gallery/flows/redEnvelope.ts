import { redEnvelopeMachine } from '../../../src/flows/red-envelope/index.ts';
import { Failure } from '../../../src/wire/failure.ts';
import { bad } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const inStories = both(
  'Cửa sổ mở từ trang nhiệm vụ; các trạng thái có trong truyện của bao lì xì.',
  'The dialog is opened from the page of missions; its states are stories of the red envelope.',
);

export const redEnvelope: FlowPlan = {
  machine: redEnvelopeMachine,
  name: both('Bao lì xì', 'Red envelope'),
  about: both(
    'Mở một bao lì xì: máy chủ rút, rồi bao rung, nắp mở, xu bay ra và số tiền hiện. Bỏ qua được; giảm chuyển động thì số tiền hiện ngay.',
    'Opens a red envelope: the server draws, then it shakes, the flap opens, coins come out and the sum shows. It can be skipped; with reduced motion the sum shows immediately.',
  ),
  states: {
    closed: both('Chưa mở', 'Closed'),
    opening: both('Đang rút', 'Drawing'),
    shaking: both('Rung', 'Shaking'),
    flap: both('Mở nắp', 'Lifting the flap'),
    coins: both('Xu bay ra', 'Coins come out'),
    opened: both('Đã mở', 'Opened'),
    gone: both('Không còn mở được', 'Cannot be opened any more'),
  },
  starts: {
    moving: { say: both('mở cửa sổ', 'opens the dialog'), input: () => ({ envelope: 'e1', isCalm: false }) },
    calm: {
      say: both('mở cửa sổ với chuyển động giảm', 'opens the dialog with reduced motion'),
      input: () => ({ envelope: 'e1', isCalm: true }),
    },
  },
  events: {
    open: { say: both('mở bao', 'opens the envelope'), event: { type: 'envelope.open' } },
    skip: { say: both('bỏ qua', 'skips'), event: { type: 'envelope.skip' } },
  },
  answers: {
    open: {
      drawn: {
        say: both('máy chủ đã rút', 'the server has drawn'),
        output: { result: { amount: '38000.0000', at: '2026-11-20T05:00:00.000Z' }, balance: '38000.0000' },
      },
      expired: {
        say: both('bao đã hết hạn', 'the envelope has expired'),
        error: new Failure('CONFLICT', { value: { state: 'expired' } }),
      },
      offline: bad.offline,
    },
  },
  ignore: ['envelope'],
  facets: () => ({}),
  words: {},
  scene: () => ({ address: '/index?member=missionLeaderboard', member: true }),
  undrawn: {
    closed: inStories,
    opening: inStories,
    shaking: inStories,
    flap: inStories,
    coins: inStories,
    opened: inStories,
    gone: inStories,
  },
};
