import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { storyMoment } from '../../../.storybook/kit/world.ts';
import type { ChatMessage } from '../../flows/chat/index.ts';
import { WithWords } from '../../i18n/index.ts';
import type { ChatSettings } from '../../wire/chat.ts';
import { ChatView } from './ChatView.tsx';

const settings: ChatSettings = {
  rooms: [
    { id: 'general', name: 'Chung', title: 'Phòng chung' },
    { id: 'lottery', name: 'Xổ số', title: 'Phòng xổ số' },
    { id: 'sports', name: 'Thể thao', title: 'Phòng thể thao' },
  ],
  guestsRead: true,
  notice: 'Lịch sự, không quảng cáo, không xin tiền',
  rules: 'Tôn trọng người khác. Không quảng cáo, không gửi liên kết.\nNgười vi phạm bị tắt tiếng.',
  hideLinks: true,
  maxLength: 140,
};

const minutesAgo = (minutes: number) => new Date(Date.parse(storyMoment) - minutes * 60_000).toISOString();
const message = (seq: number, more: Partial<ChatMessage>): ChatMessage => ({
  kind: 'message',
  seq,
  at: minutesAgo(40 - seq),
  name: 'qu***1',
  avatar: null,
  text: '',
  hidden: null,
  mine: null,
  ...more,
});
const messages: readonly ChatMessage[] = [
  message(1, { name: 'la***8', text: 'Sảnh tối nay đông ghê' }),
  message(2, {
    name: null,
    text: 'Nhắc mọi người: CSKH không bao giờ hỏi mật khẩu hay mã xác minh qua phòng chat.',
  }),
  message(5, { text: 'Vòng quay miễn phí vừa mở, ai chơi chưa' }),
  message(6, { text: 'Em chơi rồi, đồ hoạ đẹp thật', mine: 'a' }),
  message(8, { name: 'ng***2', text: 'Xổ số miền Bắc mấy giờ có kết quả nhỉ?' }),
  message(9, { text: '18:15 mỗi ngày chị nhé', mine: 'b' }),
  message(10, { name: 'du***9', text: null, hidden: 'link' }),
];

const meta = {
  title: 'Parts/Overlays/ChatView',
  component: ChatView,
  parameters: story({ path: '/index', around: 'page', visitor: 'member' }),
  args: {
    settings,
    room: 'general',
    isGuest: false,
    status: 'live',
    refusal: null,
    right: 'write',
    mutedUntil: null,
    viewers: 128,
    messages,
    pending: [],
    onRoom: fn(),
    onSend: fn(),
    onResend: fn(),
    onDrop: fn(),
    onRead: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <WithWords areas={['chat']}>
        <Story />
      </WithWords>
    ),
  ],
} satisfies Meta<typeof ChatView>;
export default meta;

type Story = StoryObj<typeof meta>;

const room = () => within(document.body).findByRole('dialog', { name: 'Phòng chung' });

export const Live: Story = {
  play: async ({ args }) => {
    const view = within(await room());
    await expect(view.getByRole('log')).toHaveTextContent('18:15');
    const input = view.getByRole('textbox');
    await userEvent.type(input, 'Chúc mọi người may mắn');
    await expect(await view.findByText('22 / 140')).toBeVisible();
    await userEvent.type(input, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Chúc mọi người may mắn');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'Chúc mọi người may mắn');
  },
};
export const Connecting: Story = { args: { status: 'connecting', messages: [], viewers: 0 } };
export const Empty: Story = { args: { messages: [], viewers: 1 } };
export const Reconnecting: Story = { args: { status: 'reconnecting' } };
export const Offline: Story = { args: { status: 'offline' } };
export const Refused: Story = { args: { status: 'refused', refusal: 4429, messages: [] } };
export const Guest: Story = { args: { isGuest: true, right: 'guest' } };
export const GuestMayNotRead: Story = { args: { isGuest: true, status: 'refused', refusal: 4403, messages: [] } };
export const Trial: Story = { args: { right: 'trial' } };
export const Muted: Story = { args: { mutedUntil: minutesAgo(-60) } };
export const Rules: Story = {
  play: async () => {
    const view = within(await room());
    await userEvent.click(view.getByRole('button', { expanded: false }));
    await expect(await view.findByText(/Không quảng cáo, không gửi liên kết/)).toBeVisible();
  },
};
export const NotSent: Story = {
  args: {
    pending: [
      { id: 'client-1', text: 'Tin này đang đi', refused: null },
      { id: 'client-2', text: 'Tin này gửi nhanh quá', refused: 'RATE_LIMIT' },
    ],
  },
  play: async ({ args }) => {
    const view = within(await room());
    const [again, drop] = within(view.getByRole('alert')).getAllByRole('button');
    if (again === undefined || drop === undefined) throw new Error('A refused message has two buttons.');
    await userEvent.click(again);
    await userEvent.click(drop);
    await expect(args.onResend).toHaveBeenCalledWith('client-2');
    await expect(args.onDrop).toHaveBeenCalledWith('client-2');
  },
};
export const TooLong: Story = {
  play: async ({ args }) => {
    const view = within(await room());
    const input = view.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Chúc mọi người may mắn '.repeat(8));
    await userEvent.type(input, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input).toBeInvalid();
  },
};
export const LongWords: Story = {
  args: {
    settings: {
      ...settings,
      notice: 'Lịch sự, không quảng cáo, không xin tiền, không đăng số điện thoại hay số tài khoản của bất kỳ ai',
      rooms: settings.rooms.map((each) => ({ ...each, name: `${each.name} và những chuyện khác` })),
    },
    viewers: 1_284_000,
    messages: [
      ...messages,
      message(11, { name: 'nguyenthiminhanh***8', text: 'Nghiêng'.repeat(20) }),
      message(12, { text: 'Đường dài mới biết ngựa hay. '.repeat(5), mine: 'c' }),
    ],
  },
  play: async () => {
    const view = await within(document.body).findByRole('log');
    await expect(view.scrollWidth).toBe(view.clientWidth);
  },
};
