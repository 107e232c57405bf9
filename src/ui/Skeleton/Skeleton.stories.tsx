import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow } from '../../../.storybook/kit/Row.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Parts/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Shapes: StoryObj<typeof meta> = {
  render: () => (
    <Narrow>
      {(['text', 'textHalf', 'circle'] as const).map((shape) => (
        <div key={shape} aria-busy="true">
          <Skeleton shape={shape} />
        </div>
      ))}
    </Narrow>
  ),
};
