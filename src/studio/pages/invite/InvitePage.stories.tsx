import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { signedOut } from '../../../../.storybook/studio/data/session.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import InvitePage from './InvitePage.tsx';

const meta = { ...page, title: 'Studio/Pages/Invite', component: InvitePage } satisfies Meta;
export default meta;

type Story = StoryObj;

const invitation = { name: 'thao-pham', displayName: 'Phạm Thu Thảo', expiresAt: '2026-11-22T05:00:00.000Z' };
const path = `/invite#${'a'.repeat(43)}`;
const at = statesOf(path, { invitation: { value: invitation } });
const session = { session: signedOut };

export const Open: Story = at({}, session);
export const TooShort: Story = {
  ...at({}, session),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByRole('textbox');
    await userEvent.type(canvasElement.querySelector('input[type="password"]') ?? canvasElement, 'ngan{Enter}');
  },
};
export const Over: Story = at({ invitation: { failure: 'NOT_FOUND' } }, session);
export const LongWords: Story = at(
  { invitation: { value: { ...invitation, name: longWord, displayName: `${longWord} ${longWord}`.slice(0, 60) } } },
  session,
);
