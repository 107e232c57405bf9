import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMoment } from '../../../.storybook/kit/world.ts';
import { Countdown } from './Countdown.tsx';

const after = (seconds: number) => Date.parse(storyMoment) + seconds * 1_000;

const meta = { title: 'Parts/Countdown', component: Countdown, args: { endsAt: after(37) } } satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Seconds: Story = {};
export const Hours: Story = { args: { endsAt: after(5_025) } };
export const Days: Story = { args: { endsAt: after(3 * 86_400 + 61) } };
export const Over: Story = { args: { endsAt: after(-1) } };
