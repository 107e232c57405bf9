import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Segmented } from './Segmented.tsx';

const meta = { title: 'Parts/Segmented', component: Segmented } satisfies Meta<typeof Segmented>;
export default meta;

type Story = StoryObj;

const modes = [
  { value: 'dark', label: 'Tối', icon: <Icon name="moon" size={18} /> },
  { value: 'light', label: 'Sáng', icon: <Icon name="sun" size={18} /> },
] as const;

export const Words: Story = {
  render: () => (
    <Kept<string> start="dark">
      {(value, keep) => <Segmented label="Giao diện" options={modes} value={value} onChange={keep} />}
    </Kept>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sáng' }));
    await expect(canvas.getByRole('radio', { name: 'Sáng' })).toBeChecked();
  },
};
export const Block: Story = {
  render: () => (
    <Narrow>
      <Kept<string> start="light">
        {(value, keep) => <Segmented label="Giao diện" options={modes} value={value} onChange={keep} block />}
      </Kept>
    </Narrow>
  ),
};
