import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { storyEnvelope } from '../../../../.storybook/kit/storyMissions.ts';
import { WithWords } from '../../../i18n/index.ts';
import { EnvelopeFrame } from './EnvelopeFrame.tsx';
import { EnvelopeView } from './EnvelopeView.tsx';

const result = {
  number: 1,
  prize: 0,
  amount: '38000.0000',
  serverSeed: 'yMdkqkqS3C0eRzJv8Q1Zb6Xf0l2nH5tGm7uEwPo4cKs',
  clientSeed: 'browser-seed-1',
  commitment: 'b1c6f4d0f3a9b3c2a1e0d9c8b7a69584736251403f2e1d0c9b8a796857463524',
  weights: [1],
  at: '2026-11-20T13:41:09.000Z',
};

/** Every step of opening a red envelope; they move only while they follow each other. */
const meta = {
  title: 'Screens/Member/RedEnvelope',
  component: EnvelopeView,
  args: {
    envelope: storyEnvelope('e1'),
    left: 0,
    stage: 'closed',
    result: null,
    failed: null,
    endedBy: null,
    onOpen: fn(),
    onSkip: fn(),
    onNext: fn(),
    onClose: fn(),
  },
  parameters: story({ path: '/index?member=missionLeaderboard', visitor: 'member', around: 'page' }),
  render: (args) => (
    <WithWords areas={['member', 'member-missions']}>
      <EnvelopeFrame onClose={args.onClose}>
        <EnvelopeView {...args} />
      </EnvelopeFrame>
    </WithWords>
  ),
} satisfies Meta<typeof EnvelopeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Mở lì xì|Open the envelope/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Gift: Story = { args: { envelope: storyEnvelope('e1', { mission: null }) } };
export const Failed: Story = { args: { failed: { code: 'NETWORK' } } };
export const Opening: Story = { args: { stage: 'opening' } };
export const Shaking: Story = { args: { stage: 'shaking', result } };
export const Flap: Story = { args: { stage: 'flap', result } };
export const Coins: Story = { args: { stage: 'coins', result } };
export const Opened: Story = { args: { stage: 'opened', result } };
export const OpenedWithMore: Story = { args: { stage: 'opened', result, left: 2 } };
export const Gone: Story = { args: { stage: 'gone', endedBy: 'expired' } };
export const Long: Story = {
  args: {
    envelope: storyEnvelope('e1', { mission: longText }),
    stage: 'opened',
    result: { ...result, amount: '9876543210987.6500' },
    left: 12,
  },
};
