import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextArea, TextInput } from './TextInput.tsx';

const meta = {
  ...part,
  title: 'Studio/Parts/Text input',
  component: TextInput,
  args: { label: 'Tên thương hiệu', value: 'Sông Hàn', onChange: fn(), hint: 'Hiện trên trang và trong thư.' },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <TextInput key={size} {...args} size={size} before={<Icon name="globe-simple" tone="quiet" />} after="kB" />
      ))}
    </>
  ),
};
export const States: Story = {
  render: (args) => (
    <>
      <TextInput {...args} value="" placeholder="Sông Hàn" />
      <TextInput {...args} error="Tên dài tối đa 40 chữ." />
      <TextInput {...args} isLocked isCode value="song-han" />
    </>
  ),
};
export const Focused: Story = { play: () => userEvent.tab() };
export const Areas: Story = {
  render: ({ label, onChange }) => (
    <>
      <TextArea label={label} value={longText} onChange={onChange} maxLength={300} />
      <TextArea label={label} value="" onChange={onChange} error="Hãy viết lý do." />
    </>
  ),
};
export const LongWords: Story = { args: { label: longText, value: longText, hint: longText } };
