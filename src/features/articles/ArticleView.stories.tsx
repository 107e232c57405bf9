import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailOf } from '../../../.storybook/kit/articles.ts';
import { story } from '../../../.storybook/kit/parameters.ts';
import { longNamed } from '../../../.storybook/kit/withLongNames.ts';
import type { ArticleDetail } from '../../wire/articles.ts';
import { ArticleView } from './ArticleView.tsx';

const place = { path: '/blog/story', around: 'page' } as const;
const showing = (change: (detail: ArticleDetail) => ArticleDetail = (detail) => detail) =>
  story({ ...place, calls: { article: { like: 'articles', taking: (list: never) => change(detailOf(list)) } } });

const meta = {
  title: 'Parts/Sections/ArticleView',
  component: ArticleView,
  args: { kind: 'blog', id: 'story', missing: <p>404</p> },
  parameters: story(place),
} satisfies Meta<typeof ArticleView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = { parameters: showing() };
export const Short: Story = {
  parameters: showing((detail) => ({
    ...detail,
    article: { ...detail.article, scene: null, author: null },
    topic: null,
    headings: [],
    body: '<p>Ngắn.</p>',
    related: [],
    previous: null,
    next: null,
  })),
};
export const LongTitles: Story = { parameters: showing(longNamed) };
export const Busy: Story = { parameters: story({ ...place, calls: { article: 'pending' } }) };
export const Failed: Story = { parameters: story({ ...place, calls: { article: { failure: 'NETWORK' } } }) };
