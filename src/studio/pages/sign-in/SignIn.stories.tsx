import type { Meta, StoryObj } from '@storybook/react-vite';
import { signedOut } from '../../../../.storybook/studio/data/session.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import type { StudioSession } from '../../../wire/studio/session.ts';
import SignIn from './SignIn.tsx';

const meta = { ...page, title: 'Studio/Pages/Sign-in', component: SignIn } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = (session: Partial<StudioSession> = {}): Story => state({ path: '/', session: { ...signedOut, ...session } });
const demo = ['mai-nguyen', 'quan-le'].map((name) => ({ name, password: 'Livery-2026' }));

export const Password: Story = at();
export const Demo: Story = at({ demo });
export const Factor: Story = at({ step: 'factor', factors: ['code', 'passkey', 'recovery'] });
export const Enrol: Story = at({
  step: 'enrol',
  enrolment: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Livery:mai-nguyen?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Livery',
    canSkip: true,
  },
});
export const Locked: Story = at({ lockedUntil: '2026-11-20T05:15:00.000Z' });
/** The session cannot be read: the way to try again. */
export const Failed: Story = state({ path: '/', calls: { session: { failure: 'RATE_LIMIT' } } });
