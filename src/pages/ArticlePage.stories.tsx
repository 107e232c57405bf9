import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailOf } from '../../.storybook/kit/articles.ts';
import { story } from '../../.storybook/kit/parameters.ts';
import ArticlePage from './ArticlePage.tsx';

const meta = {
  title: 'Screens/Article',
  component: ArticlePage,
  parameters: story({ path: '/blog/story', around: 'site' }),
} satisfies Meta<typeof ArticlePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  parameters: story({ calls: { article: { like: 'articles', taking: detailOf } } }),
};
export const Missing: Story = { parameters: story({ calls: { article: { failure: 'NOT_FOUND' } } }) };
