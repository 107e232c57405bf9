import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { manyOf } from '../../../.storybook/kit/articles.ts';
import { story } from '../../../.storybook/kit/parameters.ts';
import { longNamed } from '../../../.storybook/kit/withLongNames.ts';
import type { ArticleList } from '../../wire/articles.ts';
import { ArticleBoard } from './ArticleBoard.tsx';

const place = { path: '/blog', around: 'page', without: ['more'] } as const;
const showing = (taking: (list: ArticleList) => ArticleList, path = '/blog') =>
  story({ ...place, path, calls: { articles: { like: 'articles', taking } } });

const meta = {
  title: 'Parts/Sections/ArticleBoard',
  component: ArticleBoard,
  args: { kind: 'blog' },
  parameters: story(place),
} satisfies Meta<typeof ArticleBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Newest: Story = { parameters: showing((list) => list) };
export const TwoPages: Story = { parameters: showing(manyOf) };
export const SecondPage: Story = { parameters: showing(manyOf, '/blog?page=2') };
export const Searched: Story = {
  parameters: showing(manyOf),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'khong co bai nay');
    await expect(await canvas.findByRole('button', { name: /Bỏ bộ lọc|Clear filters/ })).toBeVisible();
  },
};
export const Empty: Story = { parameters: showing(() => ({ articles: [], topics: [] })) };
export const Busy: Story = { parameters: story({ ...place, calls: { articles: 'pending' } }) };
export const Failed: Story = { parameters: story({ ...place, calls: { articles: { failure: 'NETWORK' } } }) };
export const LongTitles: Story = { parameters: showing((list) => longNamed(manyOf(list))) };
