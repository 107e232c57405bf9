import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { SiteControls } from './SiteControls.tsx';

const meta = {
  title: 'Parts/Sections/SiteControls',
  component: SiteControls,
  render: () => (
    <Row on="header">
      <SiteControls />
    </Row>
  ),
} satisfies Meta<typeof SiteControls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ChoosingLanguage: Story = {
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvasElement.querySelector<HTMLElement>('button[aria-expanded]');
    if (trigger !== null) await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByText('English')).toBeVisible());
  },
};
