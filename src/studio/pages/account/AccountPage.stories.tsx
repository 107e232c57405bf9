import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { mai, signedIn } from '../../../../.storybook/studio/data/session.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import AccountPage from './AccountPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Account', component: AccountPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const key = { id: 'Zm9vYmFyYmF6', createdAt: '2026-09-01T02:00:00.000Z', usedAt: '2026-11-20T01:00:00.000Z' };
const at = statesOf('/account', {
  brands: { value: threeBrands },
  passkeys: { value: [key, { ...key, id: 'Zm9vYmFyYmF7', usedAt: null }] },
});

export const Loaded: Story = at();
export const NoKeys: Story = at({ passkeys: { value: [] } });
export const Loading: Story = at({ passkeys: 'pending' });
export const Failed: Story = at({ passkeys: { failure: 'RATE_LIMIT' } });
export const Viewer: Story = at({}, { roles: ['viewer'] });
export const LongWords: Story = at(
  {},
  { session: { ...signedIn(), operator: { ...mai, displayName: longWord, name: longWord } } },
);
