import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import type { InboxMessage } from '../../../wire/inbox.ts';
import MessageV2 from './messageV2.page.tsx';

const message = (number: number, more: Partial<InboxMessage>): InboxMessage => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  template: 'depositCredited',
  title: 'Nạp tiền đã vào ví',
  text: 'Khoản nạp 2,000,000.00 ₫ qua QR nhanh 24/7 đã vào ví chính của bạn.',
  sentAt: `2026-11-20T0${9 - number}:12:41.000Z`,
  isRead: false,
  ...more,
});

const messages: readonly InboxMessage[] = [
  message(1, {
    template: 'withdrawalApproved',
    title: 'Lệnh rút đã được duyệt',
    text: 'Lệnh rút 3,000,000.00 ₫ của bạn đã được duyệt và NH Mẫu Bắc Nam đang chuyển tiền. Hãy kiểm tra tài khoản và xác nhận khi tiền về.',
  }),
  message(2, {}),
  message(3, {
    template: 'withdrawalRejected',
    title: 'Lệnh rút bị từ chối',
    text: 'Lệnh rút 500,000.00 ₫ qua NH Mẫu Bắc Nam bị từ chối. Tiền đã trở lại ví chính của bạn.',
    isRead: true,
  }),
  message(4, {
    template: 'depositFailed',
    title: 'Nạp tiền chưa thành công',
    text: 'Khoản nạp 200,000.00 ₫ qua Ví điện tử chưa thành công. Nếu bạn đã trả tiền, hãy liên hệ chăm sóc khách hàng.',
    isRead: true,
  }),
];

const showing = (value: { readonly messages: readonly InboxMessage[]; readonly next: string | null }, path?: string) =>
  story({
    visitor: 'member',
    ...(path === undefined ? {} : { path }),
    calls: {
      inbox: { value },
      readMessage: { value: null },
      readAllMessages: { value: null },
      deleteMessage: { value: null },
      restoreMessage: { value: null },
    },
  });
const reading = (id: string | undefined) => `/index?member=messageV2&member.message=${id}`;

const meta = {
  title: 'Parts/Sections/Member inbox',
  component: MessageV2,
  parameters: showing({ messages, next: null }),
} satisfies Meta<typeof MessageV2>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Reading: Story = { parameters: showing({ messages, next: null }, reading(messages[2]?.id)) };
export const WithMore: Story = { parameters: showing({ messages, next: '1763614361000_x' }) };
export const Deleted: Story = {
  parameters: showing({ messages, next: null }, reading(messages[3]?.id)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Xoá tin|Delete message/ }));
    await expect(await canvas.findByText(/Chọn một tin|Choose a message/)).toBeVisible();
  },
};
export const AnswerAndNews: Story = {
  parameters: showing(
    {
      messages: [
        message(5, {
          template: 'feedbackAnswered',
          title: 'Đã trả lời góp ý F-0A1B2C3D4E',
          text: 'Cảm ơn bạn đã báo lỗi ảnh.\nChúng tôi đã sửa và ảnh hiện đúng từ hôm nay.',
        }),
        message(6, { template: 'broadcast', title: 'Bảo trì sảnh Quartzplay', text: 'Từ 03:00 đến 05:00 ngày 05/12.' }),
        ...messages,
      ],
      next: null,
    },
    reading(message(5, {}).id),
  ),
};
export const Busy: Story = { parameters: story({ visitor: 'member', calls: { inbox: 'pending' } }) };
export const Failed: Story = { parameters: story({ visitor: 'member', calls: { inbox: { failure: 'SYSTEM' } } }) };
export const Empty: Story = { parameters: showing({ messages: [], next: null }) };
export const NoneUnread: Story = {
  parameters: showing({ messages: [], next: null }, '/index?member=messageV2&member.show=unread'),
};
export const LongText: Story = {
  parameters: showing(
    { messages: messages.map((one) => ({ ...one, isRead: true, title: longText, text: longText })), next: null },
    reading(messages[0]?.id),
  ),
};
