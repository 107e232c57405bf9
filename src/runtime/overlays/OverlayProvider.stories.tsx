import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { OnStart } from '../../../.storybook/kit/OnStart.tsx';
import { story } from '../../../.storybook/kit/parameters.ts';
import { OverlayProvider } from './OverlayProvider.tsx';

const meta = {
  title: 'Parts/Windows/Overlays',
  component: OverlayProvider,
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof OverlayProvider>;
export default meta;

type Story = StoryObj;

const question = { title: 'Đăng xuất?', text: 'Bạn có thể đăng nhập lại bất cứ lúc nào.' };

export const Question: Story = {
  render: () => (
    <OnStart
      open={({ showDialog }) =>
        showDialog({ ...question, buttons: [{ label: 'Ở lại', tone: 'secondary' }, { label: 'Đăng xuất' }] })
      }
    />
  ),
  play: async () => {
    const title = await screen.findByText('Đăng xuất?', {}, { timeout: 10_000 });
    // Wait for the fade-in.
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const LongQuestion: Story = {
  render: () => (
    <OnStart
      open={({ showDialog }) =>
        showDialog({
          title: longText,
          text: longText,
          buttons: [
            { label: 'Ở lại', tone: 'secondary' },
            { label: 'Xóa', tone: 'danger' },
          ],
        })
      }
    />
  ),
};
export const Toasts: Story = {
  render: () => (
    <OnStart
      open={({ showToast }) => {
        for (const tone of ['success', 'warning', 'danger', 'info'] as const)
          showToast({ tone, title: 'Đã gửi', detail: 'Xem hộp thư.' });
      }}
    />
  ),
};
export const LongToast: Story = {
  render: () => <OnStart open={({ showToast }) => showToast({ tone: 'danger', title: longText, detail: longText })} />,
};
export const Loader: Story = { render: () => <OnStart open={({ showLoader }) => void showLoader('Đang mở trò chơi')} /> };
/** Its content is fetched; the modal keeps its size meanwhile. */
export const Notices: Story = { render: () => <OnStart open={({ openModal }) => openModal('noticeModal')} /> };
