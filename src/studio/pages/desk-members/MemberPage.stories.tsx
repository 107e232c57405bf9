import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { aurora } from '../../../../.storybook/studio/data/brands.ts';
import {
  bets,
  entries,
  history,
  longMember,
  member,
  messages,
  notes,
  related,
  sessions,
} from '../../../../.storybook/studio/data/members.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import MemberPage from './MemberPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Member', component: MemberPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const path = '/desk/members/aurora/100001';
const at = statesOf(path, {
  brand: { value: aurora },
  deskMember: { value: member },
  deskMemberEntries: { value: entries },
  deskMemberBets: { value: bets },
  deskMemberRelated: { value: related },
  deskMemberSessions: { value: sessions },
  deskMemberMessages: { value: messages },
  deskMemberHistory: { value: history },
  deskMemberNotes: { value: notes },
});
const tab = (name: string) => ({ path: `${path}?tab=${name}` });

export const Overview: Story = at();
export const Uneven: Story = at(
  { deskMember: { value: { ...member, wallets: member.wallets.map((wallet) => ({ ...wallet, isEven: false })) } } },
  tab('ledger'),
);
export const Ledger: Story = at({}, tab('ledger'));
export const Bets: Story = at({}, tab('bets'));
export const Sessions: Story = at({}, tab('sessions'));
export const Messages: Story = at({}, tab('messages'));
export const Notes: Story = at({}, tab('notes'));
export const History: Story = at({}, tab('history'));
export const NoEntries: Story = at({ deskMemberEntries: { value: { entries: [], next: null } } }, tab('ledger'));
export const NoBets: Story = at({ deskMemberBets: { value: { ...bets, bets: [], total: 0 } } }, tab('bets'));
export const NoMessages: Story = at({ deskMemberMessages: { value: { messages: [], next: null } } }, tab('messages'));
export const NoNotes: Story = at(
  { deskMember: { value: { ...member, notes: { count: 0, latest: [] } } }, deskMemberNotes: { value: [] } },
  tab('notes'),
);
export const NoHistory: Story = at({ deskMemberHistory: { value: { rows: [], next: null } } }, tab('history'));
export const TabFailed: Story = at({ deskMemberHistory: { failure: 'RATE_LIMIT' } }, tab('history'));
export const Acts: Story = {
  ...at(),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const buttons = canvasElement.querySelectorAll<HTMLElement>('main button[aria-haspopup="true"]');
    await userEvent.click(buttons[0] ?? canvasElement);
  },
};
export const Note: Story = {
  ...at(),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(canvasElement.querySelector('main button') ?? canvasElement);
  },
};
export const Loading: Story = at({ deskMember: 'pending' });
export const Missing: Story = at({ deskMember: { failure: 'NOT_FOUND' } });
export const Failed: Story = at({ deskMember: { failure: 'RATE_LIMIT' } });
export const Denied: Story = at({ deskMember: { failure: 'NOT_ALLOWED' } }, { roles: ['viewer'] });
export const LongWords: Story = at({ deskMember: { value: longMember } });
