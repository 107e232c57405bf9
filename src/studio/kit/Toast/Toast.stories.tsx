import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fn } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { showToast, type ToastMessage, Toasts } from './Toast.tsx';

const meta = { ...part, title: 'Studio/Parts/Toast', component: Toasts } satisfies Meta<typeof Toasts>;
export default meta;

type Story = StoryObj<typeof meta>;

function Shown({ messages }: { readonly messages: readonly ToastMessage[] }) {
  useEffect(() => {
    for (const message of messages) showToast(message);
  }, [messages]);
  return <Toasts />;
}

const three: readonly ToastMessage[] = [
  { title: 'Đã xuất bản phiên bản 12' },
  { title: 'Một người khác vừa sửa', tone: 'info', detail: longText },
  { title: 'Không lưu được', tone: 'danger', act: { label: 'Thử lại', onPress: fn() } },
];

export const Tones: Story = { render: () => <Shown messages={three} /> };
