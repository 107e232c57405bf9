import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { ConsentPrompt } from './ConsentPrompt.tsx';

const meta = {
  title: 'Parts/Sections/ConsentPrompt',
  component: ConsentPrompt,
  parameters: story({
    around: 'page',
    adapt: (boot) => ({ ...boot, permission: { ...boot.permission, analytics: { gtagId: 'G-STORY1' } } }),
  }),
} satisfies Meta<typeof ConsentPrompt>;
export default meta;

export const Asking: StoryObj<typeof meta> = {
  beforeEach: () => localStorage.removeItem('analyticsConsent'),
};
