import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { story } from '../../../../.storybook/kit/parameters.ts';
import { Narrow } from '../../../../.storybook/kit/Row.tsx';
import { HeaderPanel } from './HeaderPanel.tsx';
import { createHeaderLogin } from './headerLogin.ts';

function Opened() {
  const [login] = useState(createHeaderLogin);
  return (
    <Narrow>
      <HeaderPanel login={login} open />
    </Narrow>
  );
}

const tried = (isOffered: boolean) =>
  story({
    adapt: (boot) => ({ ...boot, brand: { ...boot.brand, modules: { ...boot.brand.modules, hasFreePlay: isOffered } } }),
    calls: { freePlay: { failure: 'RATE_LIMIT' } },
  });

const meta = {
  title: 'Parts/Sections/HeaderPanel',
  component: Opened,
  parameters: tried(true),
} satisfies Meta<typeof Opened>;
export default meta;

type Story = StoryObj<typeof meta>;

const trial = { name: /Chơi thử|Play for free/ };

export const Open: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', trial);
  },
};
export const WithoutTrial: Story = {
  parameters: tried(false),
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox');
    await expect(canvas.queryByRole('button', trial)).toBeNull();
  },
};
export const TrialRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', trial));
    await canvas.findByRole('alert');
  },
};
