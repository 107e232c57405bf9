import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type StoryParameters, story } from '../../../.storybook/kit/parameters.ts';
import {
  deliveredExchange,
  longPointExchanges,
  longRewards,
  pointBalance,
  pointExchanges,
  pointMall,
  pointRecords,
  storyKeys,
} from '../../../.storybook/kit/points.ts';
import { WithWords } from '../../i18n/index.ts';
import { hideBalance } from '../../runtime/session/index.ts';
import { PointMall } from './PointMall.tsx';

const calls = {
  pointMall: { value: pointMall },
  pointBalance: { value: pointBalance },
  pointRecords: { value: pointRecords },
  pointExchanges: { value: pointExchanges },
  jwks: { value: storyKeys },
} as const;
const at = (search: string, more: StoryParameters['calls'] = {}) =>
  story({ path: `/pointMall${search}`, around: 'page', visitor: 'member', calls: { ...calls, ...more } });

function Worded() {
  return (
    <WithWords areas={['points', 'member', 'member-records', 'form']}>
      <PointMall />
    </WithWords>
  );
}

const meta = {
  title: 'Screens/PointMall/Parts',
  component: PointMall,
  render: () => <Worded />,
  parameters: at(''),
} satisfies Meta<typeof PointMall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Records: Story = { parameters: at('?tab=records') };
export const Exchanges: Story = { parameters: at('?tab=exchanges') };
export const LongExchanges: Story = {
  parameters: at('?tab=exchanges', { pointExchanges: { value: longPointExchanges } }),
};
export const WithinPoints: Story = { parameters: at('?affordable=1&sort=cheap') };
export const NoMatch: Story = {
  parameters: at('?group=electronics&affordable=1', { pointBalance: { value: { ...pointBalance, balance: '10.0000' } } }),
};
export const Empty: Story = { parameters: at('', { pointMall: { value: { ...pointMall, goods: [] } } }) };
export const NoRecords: Story = {
  parameters: at('?tab=records', { pointRecords: { value: { rows: [], next: null, previous: null, total: 0 } } }),
};
export const NoExchanges: Story = {
  parameters: at('?tab=exchanges', { pointExchanges: { value: { rows: [], next: null, previous: null, total: 0 } } }),
};
export const Busy: Story = { parameters: at('', { pointMall: 'pending', pointBalance: 'pending' }) };
export const Failed: Story = { parameters: at('', { pointMall: { failure: 'NETWORK' } }) };
export const RecordsFailed: Story = { parameters: at('?tab=records', { pointRecords: { failure: 'NETWORK' } }) };
export const Long: Story = {
  parameters: at('', {
    pointMall: { value: { ...pointMall, goods: longRewards } },
    pointBalance: { value: { ...pointBalance, balance: '9876543210.9900' } },
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('18,460');
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText('18,460')).toBeNull());
  },
};
export const Redeem: Story = { parameters: at('?goods=headphones') };
export const RedeemSeveral: Story = { parameters: at('?goods=voucher') };
export const RedeemWithPayment: Story = {
  parameters: at('?goods=phone', { pointBalance: { value: { ...pointBalance, balance: '400000.0000' } } }),
};
export const NoPaymentPassword: Story = {
  parameters: at('?goods=headphones', { pointBalance: { value: { ...pointBalance, isPaymentPasswordSet: false } } }),
};
export const Convert: Story = { parameters: at('?goods=-money') };

async function exchange(canvasElement: HTMLElement) {
  const body = canvasElement.ownerDocument.body;
  const field = await waitFor(() => {
    const found = body.querySelector<HTMLInputElement>('input[name="paymentPassword"]');
    if (found === null) throw new Error('The dialog is not open.');
    return found;
  });
  await userEvent.type(field, '804713');
  const submit = body.querySelector<HTMLButtonElement>('[role="dialog"] button[type="submit"]');
  if (submit === null) throw new Error('The dialog has no button.');
  await userEvent.click(submit);
  return body;
}

export const WrongPassword: Story = {
  parameters: at('?goods=headphones', { redeemPoints: { failure: 'PAYMENT_PASSWORD', value: { triesLeft: 3 } } }),
  play: async ({ canvasElement }) => {
    const body = await exchange(canvasElement);
    await waitFor(() => expect(body.querySelector('[data-fault]')).not.toBeNull());
  },
};
export const SoldMeanwhile: Story = {
  parameters: at('?goods=headphones', { redeemPoints: { failure: 'CONFLICT', value: { reason: 'stock' } } }),
  play: async ({ canvasElement }) => {
    const body = await exchange(canvasElement);
    await waitFor(() => expect(body.querySelector('[data-fault]')).not.toBeNull());
  },
};
export const Redeeming: Story = {
  parameters: at('?goods=headphones', { redeemPoints: 'pending' }),
  play: async ({ canvasElement }) => {
    const body = await exchange(canvasElement);
    await waitFor(() => expect(body.querySelector('[type="submit"][aria-busy="true"]')).not.toBeNull());
  },
};
export const Redeemed: Story = {
  parameters: at('?goods=headphones', { redeemPoints: { value: { ...deliveredExchange, state: 'processing' } } }),
  play: async ({ canvasElement }) => {
    const body = await exchange(canvasElement);
    await waitFor(() => expect(body.textContent).toContain('EX251118-009350'));
  },
};
