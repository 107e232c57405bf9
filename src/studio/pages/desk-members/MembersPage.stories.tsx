import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandPage, threeBrands } from '../../../../.storybook/studio/data/brands.ts';
import { longRow, memberPage } from '../../../../.storybook/studio/data/members.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import MembersPage from './MembersPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Members', component: MembersPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = statesOf('/desk/members', { brands: { value: threeBrands }, deskMembers: { value: memberPage() } });

export const Loaded: Story = at();
export const NothingFound: Story = at({ deskMembers: { value: memberPage([]) } }, { path: '/desk/members?search=0912' });
export const NoBrand: Story = at({ brands: { value: brandPage([]) } });
export const Loading: Story = at({ deskMembers: 'pending' });
export const Failed: Story = at({ deskMembers: { failure: 'RATE_LIMIT' } });
export const Denied: Story = at({}, { roles: ['viewer'] });
export const LongWords: Story = at({ deskMembers: { value: memberPage([longRow, longRow]) } });
