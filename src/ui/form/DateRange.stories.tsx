import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { DateRange } from './DateRange.tsx';

const meta = {
  title: 'Parts/Form/DateRange',
  component: DateRange,
  args: {
    label: 'Khoảng ngày',
    range: { from: '2025-11-26', until: '2025-12-02' },
    max: '2025-12-02',
    presets: [{ id: 'yesterday', label: 'Hôm qua', range: { from: '2025-12-01', until: '2025-12-01' } }],
    words: { from: 'Từ ngày', until: 'Đến ngày', apply: 'Xem khoảng này', fault: 'Vui lòng chọn ngày đầu trước ngày cuối' },
    onChange: () => undefined,
  },
  render: (args) => (
    <Column>
      <DateRange {...args} />
    </Column>
  ),
} satisfies Meta<typeof DateRange>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /26/ }));
  return within(canvasElement).findByRole('dialog');
};

export const Closed: Story = {};
export const OneDay: Story = { args: { range: { from: '2025-12-02', until: '2025-12-02' } } };
export const Open: Story = { play: async ({ canvasElement }) => void (await open(canvasElement)) };
export const Wrong: Story = {
  args: { range: { from: '2025-11-26', until: '2025-11-20' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xem khoảng này' }));
    await expect(await within(dialog).findByText(/ngày đầu trước ngày cuối/)).toBeVisible();
  },
};
