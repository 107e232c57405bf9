import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { Chat } from './Chat.tsx';

const meta = {
  title: 'Parts/Sections/Chat',
  component: Chat,
  parameters: story({ path: '/chat', around: 'page' }),
} satisfies Meta<typeof Chat>;
export default meta;

type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, message: string) => {
  const canvas = within(canvasElement);
  // The contact of a guest comes first, folded away.
  const field = (await canvas.findAllByRole('textbox')).at(-1);
  if (field !== undefined && message !== '') await userEvent.type(field, message);
  const button = canvasElement.querySelector<HTMLElement>('form [type="submit"]');
  if (button !== null) await userEvent.click(button);
};

export const Sent: Story = {
  parameters: story({ calls: { feedback: { value: { reference: 'F-0A1B2C3D4E' } } } }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'Cho mình hỏi giờ quay xổ số miền Bắc.');
    await expect(await within(canvasElement).findByText(/F-0A1B2C3D4E/)).toBeVisible();
  },
};
export const Faulty: Story = { play: ({ canvasElement }) => send(canvasElement, '') };
export const Failed: Story = {
  parameters: story({ calls: { feedback: { failure: 'RATE_LIMIT' } } }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'Xin chào');
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
/** A brand that takes real stakes and names its answer time. */
export const AnswerTime: Story = {
  parameters: story({
    adapt: (boot) => ({
      ...boot,
      brand: { ...boot.brand, profile: 'real', contacts: { ...boot.brand.contacts, answerHours: 6 } },
    }),
  }),
};
