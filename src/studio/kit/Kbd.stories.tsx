import type { Meta, StoryObj } from '@storybook/react-vite';
import { part } from '../../../.storybook/studio/part.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { ...part, title: 'Studio/Parts/Keys', component: Kbd, args: { keys: 'K' } } satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Single: Story = {};
export const Together: Story = { args: { keys: 'mod+shift+Z' } };
