import { createCountdowns, smsCountdownMachine } from '../../../src/flows/sms-countdown/index.ts';
import { bad, person } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const clockText = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** Pictured countdown values in seconds: the start of each wait and one in between. */
const pictured = [120, 37, 300];

export const smsCountdown: FlowPlan = {
  machine: smsCountdownMachine,
  name: both('Đếm ngược SMS', 'SMS countdown'),
  about: both(
    'Nút gửi mã và thời gian nó nghỉ. Đếm theo mục đích và số điện thoại; đóng cửa sổ không rút ngắn được.',
    'The button that sends a code and how long it stays shut. Counted per purpose and number; closing the window shortens nothing.',
  ),
  states: {
    ready: both('Sẵn sàng gửi', 'Ready to send'),
    sending: both('Đang gửi', 'Sending'),
    counting: both('Đang đếm ngược', 'Counting down'),
    blocked: both('Bị khoá năm phút', 'Locked for five minutes'),
  },
  starts: {
    open: {
      say: both('mở biểu mẫu SMS', 'opens the SMS form'),
      input: ({ now }) => ({ purpose: 'login', countdowns: createCountdowns(), now }),
      insists: ['countdowns'],
    },
  },
  events: {
    number: { say: both('điền số điện thoại', 'types a number'), event: { type: 'sms.number', number: person.e164 } },
    send: { say: both('bấm “gửi mã”', 'presses “send code”'), event: { type: 'sms.send' } },
  },
  answers: {
    sendCode: {
      sent: { say: both('mã đã gửi, hạn hai phút', 'the code is sent, good for two minutes'), output: { expiredMinutes: 2 } },
      rate: bad.rate,
      offline: bad.offline,
    },
  },
  waits: {
    toMiddle: { say: both('đếm đến 00:37', 'it counts to 00:37'), by: 83_000 },
    toEnd: { say: both('năm phút trôi qua', 'five minutes pass'), by: 300_000 },
  },
  ignore: ['sentAt', 'purpose', 'countdowns'],
  notices: ['reportFailure'],
  facets(snapshot, noticed) {
    const { secondsLeft, sentAt, number, failed } = snapshot.context as {
      secondsLeft: number;
      sentAt: number;
      number: string;
      failed: { code: 'NETWORK' } | null;
    };
    if (number === '' && sentAt > 0) return null;
    if (secondsLeft > 0 && !pictured.includes(secondsLeft)) return null;
    return {
      number: number === '' ? 'none' : undefined,
      left: secondsLeft > 0 ? clockText(secondsLeft) : undefined,
      again: snapshot.matches('ready') && Number.isFinite(sentAt) ? 'again' : undefined,
      problem: noticed === null ? undefined : failed?.code,
    };
  },
  words: {
    'number.none': both('chưa có số', 'no number yet'),
    'again.again': both('gửi lại', 'once more'),
    'left.02:00': both('còn 02:00', '02:00 left'),
    'left.00:37': both('còn 00:37', '00:37 left'),
    'left.05:00': both('còn 05:00', '05:00 left'),
  },
  scene: ({ facets }) => ({
    address: '/login',
    hosts: { login: { start: 'open', steps: ['do:sms'] } },
    ...(facets['number'] === 'none' ? {} : { typed: { mobileNum: person.mobileNum } }),
  }),
};
