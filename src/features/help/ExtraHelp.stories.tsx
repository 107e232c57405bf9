import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { ExtraHelp } from './ExtraHelp.tsx';

const meta = {
  title: 'Parts/Sections/ExtraHelp',
  component: ExtraHelp,
  parameters: story({ around: 'page', path: '/helpmc' }),
} satisfies Meta<typeof ExtraHelp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstTopic: Story = {};
export const Busy: Story = { parameters: story({ without: ['help'], calls: { helpCenter: 'pending' } }) };
