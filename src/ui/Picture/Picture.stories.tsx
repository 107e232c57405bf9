import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { WithBoot } from '../../../.storybook/kit/WithBoot.tsx';
import { Picture } from './Picture.tsx';

const meta = { title: 'Parts/Picture', component: Picture } satisfies Meta<typeof Picture>;
export default meta;

export const Fits: StoryObj = {
  render: () => (
    <WithBoot>
      {({ brand: { mark } }) => (
        <Narrow>
          {(['flow', 'cover', 'contain'] as const).map((fit) => (
            <Picture key={fit} picture={mark} alt="" sizes="260px" fit={fit} priority />
          ))}
        </Narrow>
      )}
    </WithBoot>
  ),
};
