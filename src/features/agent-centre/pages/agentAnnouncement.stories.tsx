import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import AnnouncementPage from './agentAnnouncement.page.tsx';

const showing = (calls: NonNullable<StoryParameters['calls']>, path = '/index?agent=agentAnnouncement') =>
  story({ path, visitor: 'agent', around: 'page', calls });

/** The page fetches its announcements, although the site has loaded them. */
const fetching = (announcements: NonNullable<StoryParameters['calls']>['announcements'] & {}) =>
  story({
    path: '/index?agent=agentAnnouncement',
    visitor: 'agent',
    around: 'page',
    without: ['notices'],
    calls: { announcements },
  });

const meta = {
  title: 'Screens/Agent/agentAnnouncement',
  component: AnnouncementPage,
  parameters: showing({}),
} satisfies Meta<typeof AnnouncementPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Busy: Story = { parameters: fetching('pending') };
export const Failed: Story = { parameters: fetching({ failure: 'NETWORK' }) };
export const Empty: Story = { parameters: fetching({ value: [] }) };
export const Long: Story = {
  parameters: fetching({
    value: [
      { id: '1', type: 'B', title: longWord, content: `<p>${longWord}</p>`, date: '2026-11-19T03:00:00.000Z', topic: null },
    ],
  }),
};
