import type { Meta, StoryObj } from '@storybook/react-vite';
import { aurora } from '../../../../.storybook/studio/data/brands.ts';
import { part } from '../../../../.storybook/studio/part.tsx';
import { Miniature } from './Miniature.tsx';

const meta = { ...part, title: 'Studio/Parts/Miniature' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const BothModes: Story = {
  render: () => (
    <>
      {aurora.colours.map((colours) => (
        <Miniature key={colours.mode} colours={colours} />
      ))}
    </>
  ),
};
