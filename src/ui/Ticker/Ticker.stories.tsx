import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Ticker } from './Ticker.tsx';

const entry = (id: string, content: string) => ({ id, content });

const meta = {
  title: 'Parts/Ticker',
  component: Ticker,
  args: { label: 'Người thắng', entries: [entry('a', 'n***h thắng 12.000.000 ₫'), entry('b', 'k***a thắng 8.500.000 ₫')] },
} satisfies Meta<typeof Ticker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const LongText: Story = { args: { entries: [entry('a', longText), entry('b', longText)] } };
export const Empty: Story = { args: { entries: [] } };
