import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { longText } from '../../../../.storybook/kit/longText.ts';
import type { StudioAnswers } from '../../../../.storybook/studio/answers.ts';
import { draft, editorOf, faulty } from '../../../../.storybook/studio/data/draft.ts';
import { page, state } from '../../../../.storybook/studio/page.tsx';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import type { Draft } from '../../../wire/studio/brands.ts';
import EditorPage from './EditorPage.tsx';

const meta = { ...page, title: 'Studio/Editor/Form', component: EditorPage } satisfies Meta;
export default meta;

type Story = StoryObj;

interface Shown {
  readonly section?: string;
  readonly shown?: Draft;
  readonly calls?: StudioAnswers;
  readonly roles?: readonly OperatorRole[];
}

const at = (merchant: string, { section = 'identity', shown = draft, calls = {}, roles }: Shown = {}): Story =>
  state({
    path: `/brands/${merchant}/edit?section=${section}`,
    calls: { ...editorOf(merchant, shown), ...calls },
    ...(roles === undefined ? {} : { roles }),
  });

const long = {
  ...draft,
  document: {
    ...(draft.document as object),
    tagline: { vi: longText, en: longText },
    hosts: [`${'hoang-long-'.repeat(5)}example.com`],
  },
};

export const Identity: Story = at('aurora');
export const Hosts: Story = at('aurora-hosts', { section: 'hosts' });
export const Pictures: Story = at('aurora-pictures', { section: 'pictures' });
export const Shape: Story = at('aurora-shape', { section: 'shape' });
export const Home: Story = at('aurora-home', { section: 'home' });
export const Help: Story = at('aurora-help', { section: 'help' });
export const Policies: Story = at('aurora-policies', { section: 'policies' });
export const Problems: Story = {
  ...at('aurora-problems', { shown: faulty }),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByRole('textbox');
    await userEvent.click([...canvasElement.querySelectorAll<HTMLElement>('footer button')].at(-1) ?? canvasElement);
  },
};
export const Viewer: Story = at('aurora-viewer', { roles: ['viewer'] });
export const Loading: Story = at('aurora-loading', { calls: { draft: 'pending' } });
export const Failed: Story = at('aurora-failed', { calls: { draft: { failure: 'RATE_LIMIT' } } });
export const NoPreview: Story = at('aurora-no-preview', { calls: { editorPreview: { failure: 'RATE_LIMIT' } } });
export const LongWords: Story = at('aurora-long', { shown: long });
export const LongHosts: Story = at('aurora-long-hosts', { shown: long, section: 'hosts' });
