import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import { MemberCentre } from './MemberCentre.tsx';

const opened = (more: StoryParameters = {}) =>
  story({ path: '/index?member=securityCenter', visitor: 'member', around: 'site', ...more });

const meta = {
  title: 'Screens/Member/MemberCentre',
  component: MemberCentre,
  args: {
    balance: null,
    openAgentCentre: () => Promise.reject(new Error('The stories open no centre of agents.')),
    openChat: () => Promise.reject(new Error('The stories open no chat room.')),
  },
  // The site around the story opens the panel by its address.
  render: () => <h1>Nội dung</h1>,
  parameters: opened(),
} satisfies Meta<typeof MemberCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

const seen = (role: 'dialog' | 'alertdialog') => async () => {
  await screen.findByRole(role, {}, { timeout: 10_000 });
};

export const Opened: Story = { play: seen('dialog') };
/** On phones the menu is the first page. */
export const Menu: Story = { parameters: opened({ path: '/index?member=' }), play: seen('dialog') };
export const LongName: Story = {
  parameters: opened({
    nickname: longWord,
    calls: {
      memberInfo: {
        value: {
          account: longWord,
          nickname: longWord,
          customerId: '100001',
          type: 0,
          toUpline: true,
          clubLabel: { labelName: longWord, rankLevel: 3 },
        },
      },
    },
  }),
  play: seen('dialog'),
};
/** The loader, until the account is known. */
export const Loading: Story = { parameters: opened({ calls: { memberInfo: 'pending' } }), play: seen('dialog') };
export const Failed: Story = {
  parameters: opened({ calls: { memberInfo: { failure: 'NETWORK' } } }),
  play: seen('alertdialog'),
};
/** A guest gets the login popup. */
export const Guest: Story = { parameters: opened({ visitor: 'guest' }), play: seen('dialog') };
/** A trial account gets the real-account warning. */
export const Trial: Story = { parameters: opened({ visitor: 'trial' }), play: seen('alertdialog') };
