import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { Carousel } from './Carousel.tsx';

const slide = (id: string, text: string) => ({ id, content: <Row on="hero">{text}</Row> });

const meta = {
  title: 'Parts/Carousel',
  component: Carousel,
  args: { label: 'Băng khuyến mãi', slides: [slide('a', 'Một'), slide('b', 'Hai'), slide('c', 'Ba')] },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Turned: Story = {
  play: async ({ canvas }) => {
    const turns = canvas.getAllByRole('button');
    const last = turns.at(-1);
    if (last !== undefined) await userEvent.click(last);
    await waitFor(() => expect(canvas.getByText('Hai')).toBeVisible());
  },
};
export const Single: Story = { args: { slides: [slide('a', 'Một')] } };
export const LongText: Story = { args: { slides: [slide('a', longText), slide('b', 'Hai')] } };
