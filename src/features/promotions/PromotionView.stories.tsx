import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { application, detailOfForm as detail, noFacts, offer } from '../../../.storybook/kit/promotions.ts';
import type { Application, PromotionDetail, PromotionOffer } from '../../wire/promotions.ts';
import { PromotionView } from './PromotionView.tsx';

const place = { path: '/promoDetail?id=weekend', around: 'page', visitor: 'member' } as const;
const showing = (value: PromotionDetail) => story({ ...place, calls: { promotionDetail: { value } } });
const inState = (state: PromotionOffer['state'], more: Partial<PromotionOffer> = {}, sent: Partial<Application> = {}) =>
  showing({
    ...detail,
    offer: { ...offer, state, changedAt: '2025-12-01T02:12:00.000Z', ...more },
    application: {
      ...application,
      appliedAt: '2025-12-01T02:12:00.000Z',
      remark: 'Em chơi cả hai ngày cuối tuần.',
      images: 2,
      ...sent,
    },
  });
const plain = (more: Partial<PromotionOffer>, facts: Partial<PromotionDetail['facts']>) =>
  showing({ ...detail, offer: { ...offer, overline: null, ...more }, facts: { ...noFacts, ...facts }, application: null });

const meta = {
  title: 'Parts/Sections/PromotionView',
  component: PromotionView,
  args: { id: 'weekend' },
  parameters: showing(detail),
} satisfies Meta<typeof PromotionView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const remark = await canvas.findByRole('textbox', { name: /Lời nhắn|Remark/ });
    await userEvent.click(remark);
    await userEvent.paste('ữ'.repeat(143));
    await userEvent.tab();
    await canvas.findAllByText(/đang thừa 3|3 too many/);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Gửi đơn|Apply)$/ })).toBeDisabled());
  },
};
const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox'));
  const button = canvas.getByRole('button', { name: /^(Gửi đơn|Apply)$/ });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
export const Sending: Story = {
  parameters: story({ ...place, calls: { promotionDetail: { value: detail }, applyPromotion: 'pending' } }),
  play: async (context) => {
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /^(Gửi đơn|Apply)$/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const ClosedMeanwhile: Story = {
  parameters: story({
    ...place,
    calls: { promotionDetail: { value: detail }, applyPromotion: { failure: 'CONFLICT', value: { state: 'closed' } } },
  }),
  play: async (context) => {
    await send(context);
    await context.canvas.findByText(/không còn nhận đơn|takes no applications/);
  },
};
export const Applied: Story = { parameters: inState('applying') };
export const InReview: Story = { parameters: inState('processing') };
export const Approved: Story = {
  parameters: inState('claim', { claimUntil: '2025-12-08T16:59:00.000Z' }, { decidedAt: '2025-12-01T09:00:00.000Z' }),
};
export const Rejected: Story = {
  parameters: inState('rejected', { reason: 'Cược chưa đủ 500,000.00' }, { decidedAt: '2025-12-01T09:00:00.000Z' }),
};
export const DepositMatch: Story = {
  parameters: plain(
    { id: 'first', kind: 'depositMatch', entry: 'join', title: 'Thưởng nạp đầu 50%', amount: null },
    { percent: 50, min: '100000.0000', examples: detail.facts.examples },
  ),
};
export const Ladder: Story = {
  parameters: plain(
    {
      kind: 'ladder',
      entry: 'join',
      state: 'joined',
      title: 'Đua cược Nổ hũ tuần',
      amount: null,
      wagering: null,
      progress: { done: '1420000.0000', needed: '2000000.0000' },
    },
    {
      steps: [
        { turnover: '2000000.0000', amount: '40000.0000' },
        { turnover: '10000000.0000', amount: '250000.0000' },
      ],
    },
  ),
};
export const Raffle: Story = {
  parameters: plain(
    { kind: 'raffle', entry: 'open', state: 'claim', title: 'Quay thưởng cuối năm', count: 2, wagering: null },
    {
      prizes: [
        { amount: '5000.0000', weight: 60, odds: '60.00' },
        { amount: '0.0000', weight: 30, odds: '30.00' },
        { amount: '200000.0000', weight: 10, odds: '10.00' },
      ],
    },
  ),
};
export const Guest: Story = {
  parameters: story({
    ...place,
    visitor: 'guest',
    calls: { promotionDetail: { value: { ...detail, offer: { ...offer, amount: null }, application: null } } },
  }),
};
export const NotFound: Story = {
  args: { id: 'nothing' },
  parameters: story({ ...place, path: '/promoDetail?id=nothing', calls: { promotionDetail: { failure: 'NOT_FOUND' } } }),
};
export const Busy: Story = { parameters: story({ ...place, calls: { promotionDetail: 'pending' } }) };
export const Failed: Story = { parameters: story({ ...place, calls: { promotionDetail: { failure: 'NETWORK' } } }) };
