import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StudioAnswers } from '../../../../.storybook/studio/answers.ts';
import { changes, failing, host, longChange, threeChanges } from '../../../../.storybook/studio/data/changes.ts';
import { draft, editorOf } from '../../../../.storybook/studio/data/draft.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import ChangesPage from './ChangesPage.tsx';

const meta = { ...page, title: 'Studio/Editor/Changes', component: ChangesPage } satisfies Meta;
export default meta;

type Story = StoryObj;

const at = (merchant: string, calls: StudioAnswers = {}, roles?: readonly OperatorRole[]): Story =>
  state({
    path: `/brands/${merchant}/changes`,
    calls: { ...editorOf(merchant), changes: { value: changes }, ...calls },
    ...(roles === undefined ? {} : { roles }),
  });

export const Loaded: Story = at('aurora-changes');
export const GatesFailed: Story = at('aurora-gates', { changes: { value: failing } });
export const SecondYes: Story = at('aurora-trust', { changes: { value: { ...changes, trust: [host] } } });
export const Empty: Story = at('aurora-equal', {
  draft: { value: { ...draft, merchant: 'aurora-equal', document: draft.published } },
  changes: { value: { ...changes, changes: [] } },
});
export const Viewer: Story = at('aurora-reading', {}, ['viewer']);
export const Loading: Story = at('aurora-changes-loading', { changes: 'pending' });
export const Failed: Story = at('aurora-changes-failed', { changes: { failure: 'RATE_LIMIT' } });
export const LongWords: Story = at('aurora-changes-long', {
  changes: { value: { ...changes, changes: [longChange, ...threeChanges] } },
});
