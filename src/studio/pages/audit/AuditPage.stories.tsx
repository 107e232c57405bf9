import type { Meta, StoryObj } from '@storybook/react-vite';
import { aurora, brandPage } from '../../../../.storybook/studio/data/brands.ts';
import {
  audit,
  brokenChain,
  checkingChain,
  faultyChain,
  longAudit,
  team,
  wholeChain,
} from '../../../../.storybook/studio/data/team.ts';
import { page, statesOf } from '../../../../.storybook/studio/page.tsx';
import AuditPage from './AuditPage.tsx';

const meta = { ...page, title: 'Studio/Pages/Audit', component: AuditPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = statesOf('/audit', {
  audit: { value: audit },
  auditChain: { value: wholeChain },
  team: { value: team },
  brands: { value: brandPage([aurora]) },
});

export const Loaded: Story = at();
export const Entry: Story = at({}, { path: '/audit?entry=e-9011' });
export const Empty: Story = at({ audit: { value: { rows: [], next: null, kinds: [] } } }, { path: '/audit?outcome=refused' });
export const Failed: Story = at({ audit: { failure: 'RATE_LIMIT' } });
export const Denied: Story = at({ audit: { failure: 'NOT_ALLOWED' } }, { roles: ['viewer'] });
export const LongWords: Story = at({ audit: { value: longAudit } }, { path: '/audit?entry=e-9011' });
export const Checking: Story = at({ auditChain: { value: checkingChain } });
export const Gap: Story = at({ auditChain: { value: brokenChain } });
export const Faults: Story = at({ auditChain: { value: faultyChain } });
export const NoChain: Story = at({
  auditChain: { value: { since: null, head: null, months: [], anchor: null, check: null } },
});
