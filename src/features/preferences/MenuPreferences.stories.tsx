import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { sessionValues } from '../../api/session.ts';
import { analyticsConsent } from './consent.ts';
import { MenuPreferences } from './MenuPreferences.tsx';

const meta = {
  title: 'Parts/Sections/MenuPreferences',
  component: MenuPreferences,
  parameters: story({
    around: 'part',
    adapt: (boot) => ({ ...boot, permission: { ...boot.permission, analytics: { gtagId: 'G-STORY1' } } }),
  }),
  // Measured before: a story has no network.
  beforeEach: () => {
    const measured = { one: 184, two: null, three: 42 };
    sessionValues.write('routers', {
      domainList: Object.entries(measured).map(([name, speed]) => ({ url: `https://${name}.example`, speed })),
    });
    analyticsConsent.write('denied');
  },
} satisfies Meta<typeof MenuPreferences>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotAllowed: Story = {};
export const Allowed: Story = { beforeEach: () => analyticsConsent.write('granted') };
