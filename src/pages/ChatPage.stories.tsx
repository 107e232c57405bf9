import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../.storybook/kit/parameters.ts';
import ChatPage from './ChatPage.tsx';

const meta = {
  title: 'Screens/Chat',
  component: ChatPage,
  parameters: story({ path: '/chat', around: 'site' }),
} satisfies Meta<typeof ChatPage>;
export default meta;

export const Guest: StoryObj<typeof meta> = {};
