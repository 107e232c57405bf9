import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { withLongNames } from '../../../.storybook/kit/withLongNames.ts';
import { HelpCentre } from './HelpCentre.tsx';

const meta = {
  title: 'Parts/Sections/HelpCentre',
  component: HelpCentre,
  parameters: story({ around: 'page', path: '/help' }),
} satisfies Meta<typeof HelpCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstTopic: Story = {};
/** A question without marks, in both languages: the topics that answer it, the best one open. */
export const Found: Story = {
  parameters: story({ path: '/help?q=doi mat khau, change password' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).not.toBeEmptyDOMElement();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
  },
};
export const NothingFound: Story = {
  parameters: story({ path: '/help?q=zzzz' }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(0));
    await expect(canvas.getByRole('searchbox')).toHaveValue('zzzz');
  },
};
export const Feedback: Story = {
  parameters: story({ path: '/help#feedback' }),
  play: async ({ canvasElement }) => {
    await formIn(canvasElement);
  },
};
export const FeedbackFaulty: Story = {
  parameters: story({ path: '/help#feedback' }),
  play: async ({ canvasElement }) => {
    const { field, send } = await formIn(canvasElement);
    await userEvent.click(send);
    await expect(field).toHaveFocus();
  },
};
/** The form is loaded on demand. */
const formIn = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const field = canvasElement.querySelector('textarea');
    const send = canvasElement.querySelector<HTMLElement>('form [type="submit"]');
    if (field === null || send === null) throw new Error('The form is not loaded.');
    return { field, send };
  });
const write = async (canvasElement: HTMLElement) => {
  const { field, send } = await formIn(canvasElement);
  await userEvent.type(field, 'Trang rất đẹp, chỉ mong có thêm trò chơi dân gian.');
  await userEvent.click(send);
};
export const FeedbackBusy: Story = {
  parameters: story({ path: '/help#feedback', calls: { feedback: 'pending' } }),
  play: ({ canvasElement }) => write(canvasElement),
};
export const FeedbackFailed: Story = {
  parameters: story({ path: '/help#feedback', calls: { feedback: { failure: 'NETWORK' } } }),
  play: ({ canvasElement }) => write(canvasElement),
};
export const FeedbackSent: Story = {
  parameters: story({ path: '/help#feedback', calls: { feedback: { value: { reference: 'GY-2026-0042' } } } }),
  play: async ({ canvas, canvasElement }) => {
    await write(canvasElement);
    await expect(await canvas.findByText(/GY-2026-0042/)).toBeVisible();
  },
};
export const FeedbackImageRefused: Story = {
  parameters: story({ path: '/help#feedback' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/0 \/ 3/);
    const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (field === null) throw new Error('There is no field for images.');
    const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'man-hinh.png', {
      type: 'image/png',
    });
    await userEvent.upload(field, [png, new File(['GIF89a'], 'anh-dong.png', { type: 'image/png' })]);
    await expect(await canvas.findByText('man-hinh.png')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/anh-dong\.png/);
  },
};
export const LongText: Story = { parameters: story({ adapt: withLongNames }) };
