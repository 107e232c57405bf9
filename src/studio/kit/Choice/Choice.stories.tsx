import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Row } from '../../../../.storybook/studio/Row.tsx';
import { Checkbox, Radios, Segmented, Switch } from './Choice.tsx';

const meta = { ...part, title: 'Studio/Parts/Choice' } satisfies Meta;
export default meta;

type Story = StoryObj;

const modes = [
  { value: 'light', label: 'Sáng', icon: 'sun' },
  { value: 'dark', label: 'Tối', icon: 'moon' },
] as const;
const times = [
  { value: 'now', label: 'Ngay bây giờ' },
  { value: 'later', label: 'Hẹn giờ' },
  { value: 'never', label: longText, isDisabled: true },
] as const;

function All({ isLocked = false }: { readonly isLocked?: boolean }) {
  const [isOn, setOn] = useState(true);
  const [mode, setMode] = useState<string>('dark');
  const [time, setTime] = useState<string>('now');
  return (
    <>
      <Row>
        <Switch label="Xổ số" isOn={isOn} onChange={setOn} isLocked={isLocked} />
        <Switch label="Trò chuyện" isOn={!isOn} onChange={setOn} isLocked={isLocked} />
      </Row>
      <Row>
        <Checkbox label="Tin cậy máy này" isOn={isOn} onChange={setOn} isLocked={isLocked} />
        <Checkbox label="Một phần" isOn={isOn} isMixed onChange={setOn} isLocked={isLocked} />
        <Checkbox label="Chưa chọn" isOn={!isOn} onChange={setOn} isLocked={isLocked} />
      </Row>
      <Row>
        <Segmented label="Chế độ" choices={modes} value={mode} onChange={setMode} isLocked={isLocked} />
        <Segmented label="Thời điểm" choices={times.slice(0, 2)} value={time} onChange={setTime} isLocked={isLocked} />
      </Row>
      <Radios label="Khi nào" choices={times} value={time} onChange={setTime} isLocked={isLocked} />
    </>
  );
}

export const Chosen: Story = { render: () => <All /> };
export const Locked: Story = { render: () => <All isLocked /> };
export const ByKeyboard: Story = {
  render: () => <All />,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('switch');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
  },
};
