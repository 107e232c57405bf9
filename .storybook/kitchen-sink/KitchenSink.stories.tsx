import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from '../kit/parameters.ts';
import { WithBoot } from '../kit/WithBoot.tsx';
import { KitchenSink, type KitchenSinkProps } from './KitchenSink.tsx';

const meta = {
  title: 'Brand/Kitchen sink',
  component: KitchenSink,
  parameters: story({ around: 'nothing' }),
  loaders: [
    async ({ globals }) => {
      const brands = (await fetch('/brands.json').then((answer) => answer.json())) as readonly { readonly merchant: string }[];
      const merchant = (globals['brand'] as string | undefined) ?? brands[0]?.merchant;
      return { tokens: await fetch(`/brands/${merchant}/tokens.json`).then((answer) => answer.json()) };
    },
  ],
  render: (_, { loaded }) => (
    <main>
      <WithBoot>
        {({ brand }) => <KitchenSink name={brand.name} tokens={loaded['tokens'] as KitchenSinkProps['tokens']} />}
      </WithBoot>
    </main>
  ),
} satisfies Meta<typeof KitchenSink>;
export default meta;

/** Tokens, contrast pairs and components of the selected brand in every mode it offers. */
export const BothModes: StoryObj = {};
