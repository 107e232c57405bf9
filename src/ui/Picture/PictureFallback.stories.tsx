import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { WithBoot } from '../../../.storybook/kit/WithBoot.tsx';
import { PictureFallback } from './PictureFallback.tsx';

const meta = { title: 'Parts/PictureFallback', component: PictureFallback } satisfies Meta<typeof PictureFallback>;
export default meta;

type Story = StoryObj;

const drawn = (text?: string) => (
  <WithBoot>
    {({ brand: { mark } }) => (
      <Narrow>{text === undefined ? <PictureFallback mark={mark} /> : <PictureFallback mark={mark} text={text} />}</Narrow>
    )}
  </WithBoot>
);

export const Plain: Story = { render: () => drawn() };
export const LongText: Story = { render: () => drawn(longText) };
