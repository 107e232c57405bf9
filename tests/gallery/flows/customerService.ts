import { customerServiceMachine } from '../../../src/flows/customer-service/index.ts';
import { bad } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan, Start } from '../plan.ts';

const soon = Number.MAX_SAFE_INTEGER;
const start = (vi: string, en: string, windowOpened: boolean): Start => ({
  say: both(vi, en),
  input: ({ now }) => ({ windowOpened, now, origin: 'https://site.example', hosts: [] }),
  insists: ['windowOpened', 'hosts'],
});

export const customerService: FlowPlan = {
  machine: customerServiceMachine,
  name: both('Chăm sóc khách hàng', 'Customer service'),
  about: both(
    'Từ cú bấm đến cuộc trò chuyện. Cửa sổ nhỏ mở ngay lúc bấm; địa chỉ được giải mã tại đây và chỉ mở nơi tin cậy.',
    'From the click to the conversation. The small window opens in the click; the address is decrypted here, and only trusted places are opened.',
  ),
  states: {
    creatingKeys: both('Đang tạo khoá', 'Making keys'),
    lookingUp: both('Đang hỏi địa chỉ', 'Asking for the address'),
    decrypting: both('Đang giải mã', 'Decrypting'),
    opened: both('Cuộc trò chuyện mở', 'Conversation opened'),
    linkOffered: both('Mời bấm liên kết', 'Link offered'),
    failed: both('Không nối được', 'Not reached'),
  },
  starts: {
    press: start('bấm “chăm sóc khách hàng”', 'presses “customer service”', true),
    blocked: start('bấm, nhưng trình duyệt chặn cửa sổ', 'presses it, but the browser blocks the window', false),
  },
  events: {},
  answers: {
    createKeys: {
      keys: {
        say: both('khoá đã tạo', 'the keys are made'),
        output: { publicKey: { kty: 'EC', crv: 'P-256', x: '', y: '' }, privateKey: null },
      },
      system: bad.system,
    },
    lookUp: {
      path: {
        say: both('máy chủ trả địa chỉ mã hoá', 'the server answers a sealed address'),
        output: [{ type: '3', path: 'sealed' }],
      },
      none: { say: both('máy chủ không có địa chỉ', 'the server has no address'), output: [] },
      offline: bad.offline,
    },
    decrypt: {
      ours: { say: both('địa chỉ đáng tin', 'the address is trusted'), output: { url: '/helpmc', type: '3', exp: soon } },
      foreign: {
        say: both('địa chỉ lạ', 'the address is a stranger’s'),
        output: { url: 'https://elsewhere.example/', type: '3', exp: soon },
      },
      system: bad.system,
    },
  },
  ignore: ['keys', 'path', 'address'],
  notices: ['reportFailure'],
  facets(snapshot) {
    const { failure, windowOpened } = snapshot.context as { failure: 'NETWORK'; windowOpened: boolean };
    if (snapshot.matches('failed')) return { problem: failure };
    return { window: windowOpened || snapshot.status === 'done' ? undefined : 'blocked' };
  },
  words: { 'window.blocked': both('cửa sổ bị chặn', 'window blocked') },
  scene: () => ({ address: '/index', opens: 'customerService' }),
  undrawn: Object.fromEntries(
    ['creatingKeys', 'lookingUp', 'decrypting', 'opened'].map((state) => [
      state,
      both(
        'Diễn ra trong cửa sổ nhỏ của trình duyệt; trang giữ nguyên.',
        'Happens in the browser’s small window; the page stays as it is.',
      ),
    ]),
  ),
};
