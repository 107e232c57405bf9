import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { longWord } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { type TabItem, Tabs } from './Tabs.tsx';

const meta = { title: 'Parts/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj;

const drawn = (items: readonly TabItem[]) => (
  <Kept start="a">
    {(selected, keep) => (
      <>
        <Tabs label="Nhà cung cấp" items={items} selected={selected} onSelect={keep} panelId="panel" />
        <div id="panel" role="tabpanel" aria-label={selected}>
          {selected}
        </div>
      </>
    )}
  </Kept>
);

const few = [
  { id: 'a', label: 'Tất cả' },
  { id: 'b', label: 'Mới nhất' },
  { id: 'c', label: 'Đắt khách' },
];

export const Few: Story = {
  render: () => drawn(few),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tất cả' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Mới nhất' })).toHaveAttribute('aria-selected', 'true');
  },
};
/** More tabs than fit: the row scrolls. */
export const Many: Story = {
  render: () => <Narrow>{drawn([...few, { id: 'd', label: longWord }, { id: 'e', label: 'Bàn chơi trực tiếp' }])}</Narrow>,
};
