import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = { title: 'Parts/Member/Card', component: Card, args: { children: null } } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: <p>12,480,500.00 ₫</p> } };
export const Titled: Story = { args: { title: 'Hạn mức hôm nay', aside: '4 / 5', children: <p>117,000,000.00 ₫</p> } };
export const WaitingForTheMember: Story = {
  args: { tone: 'waiting', title: 'Bạn đã nhận đủ chưa?', children: <Button>Đã nhận đủ</Button> },
};
export const LongTexts: Story = { args: { title: longText, aside: longText, children: <p>{longText}</p> } };
