import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { Balance } from './Balance.tsx';

const meta = {
  title: 'Parts/Sections/Balance',
  component: Balance,
  args: { place: 'header' },
  render: ({ place }) => (
    <Row on={place === 'header' ? 'header' : 'page'}>
      <Balance place={place} />
    </Row>
  ),
  parameters: story({ visitor: 'member' }),
} satisfies Meta<typeof Balance>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InHeader: Story = {};
export const InMenu: Story = { args: { place: 'menu' } };
export const InMemberCentre: Story = { args: { place: 'centre' } };
/** In the menu, because a phone's header has no room for the toggle. */
export const Hidden: Story = {
  args: { place: 'menu' },
  play: async ({ canvasElement }) => {
    const [eye] = await within(canvasElement).findAllByRole('button');
    if (eye === undefined) throw new Error('The balance has no eye.');
    await userEvent.click(eye);
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Busy: Story = { parameters: story({ calls: { balance: 'pending' } }) };
export const Failed: Story = { parameters: story({ calls: { balance: { failure: 'SYSTEM' } } }) };
export const LongAmount: Story = {
  parameters: story({
    calls: {
      balance: { value: { sumBalance: '987654321987654.3210', currencySymbol: '₫', currency: 'VND', wallets: [] } },
    },
  }),
};
