import type { Meta, StoryObj } from '@storybook/react-vite';
import { part, state } from '../../../.storybook/studio/part.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const nothing = () => undefined;

const meta = {
  ...part,
  title: 'Studio/Parts/Preview frame',
  component: SiteFrame,
  args: {
    title: 'Aurora',
    wanted: null,
    host: 'aurora.example',
    device: 'desktop',
    width: 720,
    height: 420,
    mode: 'dark',
    visitor: 'guest',
    theme: null,
    isPicking: false,
    focused: null,
    focusedLabel: '',
    onRetry: nothing,
  },
} satisfies Meta<typeof SiteFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = state({});
export const Phone: Story = { ...state({}), args: { device: 'phone' } };
export const Noted: Story = { ...state({}), args: { note: 'Published 41' } };
