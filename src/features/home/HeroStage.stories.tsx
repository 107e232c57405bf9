import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { HeroStage } from './HeroStage.tsx';
import { StartSteps } from './StartSteps.tsx';

const meta = {
  title: 'Parts/Sections/HeroStage',
  component: HeroStage,
  args: { aside: null },
  parameters: story({ around: 'page' }),
} satisfies Meta<typeof HeroStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Banners: Story = {};
export const BesideSteps: Story = { args: { aside: <StartSteps /> } };
/** A brand without banners starts with its name and hot games. */
export const WithoutBanners: Story = {
  parameters: story({ adapt: (boot) => ({ ...boot, queries: { ...boot.queries, banners: [] } }) }),
};
/** Neither banners nor games: the brand's mark, and no way into an empty lobby. */
export const WithoutGames: Story = {
  parameters: story({ adapt: (boot) => ({ ...boot, queries: { ...boot.queries, banners: [], hotGames: [] } }) }),
};
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
