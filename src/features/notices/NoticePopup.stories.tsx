import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { story } from '../../../.storybook/kit/parameters.ts';
import { WithWords } from '../../i18n/index.ts';
import { NoticePopup } from './NoticePopup.tsx';

const meta = {
  title: 'Parts/Windows/NoticePopup',
  component: NoticePopup,
  parameters: story({ around: 'part' }),
  args: {
    notice: {
      id: 'demo',
      type: 'PU',
      title: 'Bảo trì sảnh Quartzplay',
      content:
        '<p>Sảnh <strong>Quartzplay</strong> bảo trì từ 03:00 đến 05:00.</p><ul><li>Vé đang chạy được chốt bình thường.</li><li>Số dư trong sảnh được giữ nguyên.</li></ul>',
      date: '2026-11-20T11:00:00.000Z',
      topic: 'maintenance',
    },
    onClose: () => undefined,
  },
  render: (args) => (
    <WithWords areas={['notices']}>
      <NoticePopup {...args} />
    </WithWords>
  ),
} satisfies Meta<typeof NoticePopup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const LongText: Story = {
  args: { notice: { ...meta.args.notice, title: longText, content: `<p>${longText}</p>`.repeat(8) } },
};
