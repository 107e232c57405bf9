import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const covered = both('Màn chờ phủ lên cùng một trang.', 'The loader covers the same page.');

/** Names of the launch states, and why some of them look the same. */
export const launchWords = {
  name: both('Mở trò chơi', 'Launch'),
  about: both(
    'Từ cú bấm vào trò chơi đến khung của nó và trở về: ai được chơi, địa chỉ, CDN, lỗi, phiên hết giữa chừng.',
    'From the press on a game to its frame and back: who may play, the address, the CDNs, failures, a session that ends meanwhile.',
  ),
  states: {
    loggingIn: both('Mời đăng nhập', 'Login asked for'),
    enteringTrial: both('Đang mở tài khoản chơi thử', 'Opening a trial account'),
    warned: both('Cần tài khoản thật', 'Real account needed'),
    requesting: both('Đang hỏi địa chỉ', 'Asking for the address'),
    'framed.opening': both('Khung đang mở', 'Frame opening'),
    'framed.playing': both('Đang chơi', 'Playing'),
    failed: both('Không mở được', 'Not opened'),
    left: both('Đã rời trò chơi', 'Game left'),
  },
  words: {
    'place.lobby': both('ở sảnh', 'in the lobby'),
    'cdn.next': both('CDN kế tiếp', 'next CDN'),
    'notice.nothing': both('trang trước đó', 'page before'),
    'notice.warnTrueAccount': both('báo cần tài khoản thật', 'informed that a real account is needed'),
    'fault.session': both('phiên đã hết', 'session over'),
    'fault.vendor': both('nhà cung cấp lỗi', 'vendor down'),
    'fault.ticket': both('vé hết hạn', 'ticket no good'),
    'fault.blocked': both('khung bị chặn', 'frame blocked'),
    'fault.unknown': both('không có trò chơi này', 'no such game'),
    'fault.offline': both('mất mạng', 'no network'),
    'fault.system': both('lỗi hệ thống', 'system fault'),
  },
  undrawn: {
    'left--nothing': both('Trang trước đó trở lại như cũ.', 'The page before stands there again as it was.'),
  },
  alike: [{ states: ['requesting', 'entering-trial'], because: covered }],
} as const satisfies Partial<FlowPlan>;
