import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Kept } from '../../../.storybook/kit/Kept.tsx';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { Dropdown } from './Dropdown.tsx';

const meta = {
  title: 'Parts/Form/Dropdown',
  component: Dropdown,
  args: {
    label: 'Quốc gia',
    searchLabel: 'Tìm quốc gia',
    selected: 'vn',
    onSelect: () => undefined,
    options: [
      { id: 'vn', label: 'Việt Nam', detail: '+84' },
      { id: 'th', label: 'Thái Lan', detail: '+66' },
      { id: 'long', label: longText, detail: '+44' },
    ],
  },
  render: (args) => (
    <Column>
      <Kept start={args.selected}>{(selected, keep) => <Dropdown {...args} selected={selected} onSelect={keep} />}</Kept>
    </Column>
  ),
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvasElement.querySelector('button');
    if (trigger !== null) await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByText('Thái Lan')).toBeVisible());
  },
};
/** A long list has a search field. */
export const NothingFound: Story = {
  args: {
    options: [
      { id: 'vn', label: 'Việt Nam', detail: '+84' },
      { id: 'th', label: 'Thái Lan', detail: '+66' },
      ...Array.from({ length: 20 }, (_, number) => ({
        id: `${number}`,
        label: `Quốc gia ${number + 1}`,
        detail: `+${number}`,
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvasElement.querySelector('button');
    if (trigger !== null) await userEvent.click(trigger);
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.queryByText('Thái Lan')).toBe(null));
  },
};
export const LongText: Story = { args: { selected: 'long' } };
