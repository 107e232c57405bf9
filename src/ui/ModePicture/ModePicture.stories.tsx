import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithBoot } from '../../../.storybook/kit/WithBoot.tsx';
import { ModePicture } from './ModePicture.tsx';

const meta = { title: 'Parts/ModePicture', component: ModePicture } satisfies Meta<typeof ModePicture>;
export default meta;

/** The first banner of the brand: one variant per mode, of which one is shown. */
export const Banner: StoryObj = {
  render: () => (
    <WithBoot>
      {({ queries: { banners } }) =>
        banners
          .slice(0, 1)
          .map(({ id, narrow, alt }) => <ModePicture key={id} pictures={narrow} alt={alt} sizes="716px" fit="flow" priority />)
      }
    </WithBoot>
  ),
};
