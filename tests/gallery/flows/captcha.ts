import { captchaMachine } from '../../../src/flows/captcha/index.ts';
import { bad } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';
import drawn from './captcha.generated.json' with { type: 'json' };

/** A captcha pre-rendered by the server's renderer; see `scripts/gallery.ts`. */
const picture = { value: drawn.png, captchaId: 'gallery' } as const;

export const captcha: FlowPlan = {
  machine: captchaMachine,
  name: both('Mã hình', 'Captcha picture'),
  about: both(
    'Hình có chữ, hiện khi máy chủ đòi. Hết hạn sau năm phút thì tự lấy hình mới; bấm nhanh cũng chỉ được một hình mỗi giây.',
    'The picture with letters, shown when the server asks for it. It is renewed after five minutes; quick presses get one picture a second.',
  ),
  states: {
    hidden: both('Không cần', 'Not asked for'),
    waiting: both('Chờ được xin hình', 'Waiting to ask'),
    loading: both('Đang tải hình', 'Fetching the picture'),
    shown: both('Hình đang hiện', 'Picture shown'),
    missing: both('Không có hình', 'No picture'),
  },
  starts: { open: { say: both('mở biểu mẫu', 'opens a form'), input: ({ now }) => ({ now }) } },
  events: {
    show: { say: both('biểu mẫu cần hình', 'the form needs the picture'), event: { type: 'captcha.show' } },
    refresh: { say: both('bấm xin hình khác', 'asks for another picture'), event: { type: 'captcha.refresh' } },
    use: { say: both('hình đã dùng cho một lần thử', 'the picture went with a try'), event: { type: 'captcha.use' } },
    hide: { say: both('không cần hình nữa', 'the picture is not needed any more'), event: { type: 'captcha.hide' } },
  },
  answers: {
    fetchPicture: {
      picture: { say: both('máy chủ vẽ hình', 'the server draws the picture'), output: picture },
      offline: bad.offline,
    },
  },
  ignore: ['askedAt', 'picture', 'failed'],
  facets: () => ({}),
  words: {},
  scene: ({ value }) => ({
    address: '/login',
    hosts: {
      login:
        value === 'hidden'
          ? { start: 'open', steps: [] }
          : { start: 'open', steps: ['do:submit', 'answer:logIn:captchaAsked'] },
    },
  }),
  alike: [
    {
      states: ['waiting', 'loading', 'missing'],
      because: both('Ô hình trống cho đến khi có hình.', 'The frame stays empty until there is a picture.'),
    },
  ],
};
