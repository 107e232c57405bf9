import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { story } from '../../../.storybook/kit/parameters.ts';
import { boardOfStates as board, boardOfGuests as guests, offers } from '../../../.storybook/kit/promotions.ts';
import { hideBalance } from '../../runtime/session/index.ts';
import type { PromotionBoard } from '../../wire/promotions.ts';
import { PromotionList } from './PromotionList.tsx';

const place = { path: '/promotions', around: 'page', visitor: 'member' } as const;
const showing = (value: PromotionBoard, path = '/promotions') =>
  story({ ...place, path, calls: { promotionBoard: { value } } });

const meta = {
  title: 'Parts/Sections/PromotionList',
  component: PromotionList,
  parameters: showing(board),
} satisfies Meta<typeof PromotionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/1,420,000/);
    await expect(new Set(offers.map(({ state }) => state)).size).toBe(11);
  },
};
export const Guest: Story = {
  parameters: story({ ...place, visitor: 'guest', calls: { promotionBoard: { value: guests } } }),
};
export const Filtered: Story = { parameters: showing(board, '/promotions?group=cashback&show=past') };
export const Coming: Story = {
  parameters: showing(
    { ...board, promotions: offers.filter(({ state }) => state === 'comingSoon') },
    '/promotions?show=coming&starts=next30',
  ),
};
export const NothingComing: Story = {
  parameters: showing({ promotions: [], available: 0 }, '/promotions?show=coming&starts=next7'),
};
export const NothingLeft: Story = { parameters: showing({ promotions: [], available: 0 }) };
export const Busy: Story = { parameters: story({ ...place, calls: { promotionBoard: 'pending' } }) };
export const Failed: Story = { parameters: story({ ...place, calls: { promotionBoard: { failure: 'NETWORK' } } }) };
export const Claiming: Story = {
  parameters: story({ ...place, calls: { promotionBoard: { value: board }, claimPromotion: 'pending' } }),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /Lì xì mùa hạc/ });
    if (button === undefined) throw new Error('There is nothing to claim.');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
/** It closed while the card was shown. */
export const ClosedMeanwhile: Story = {
  parameters: story({
    ...place,
    calls: { promotionBoard: { value: board }, claimPromotion: { failure: 'CONFLICT', value: { state: 'closed' } } },
  }),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /Lì xì mùa hạc/ });
    if (button === undefined) throw new Error('There is nothing to claim.');
    await userEvent.click(button);
    await waitFor(() => expect(document.body.textContent).toMatch(/Đã đóng|Closed/));
  },
};
export const LongTitles: Story = {
  parameters: showing({
    ...board,
    promotions: offers.map((each) => ({
      ...each,
      title: 'Thưởng nạp lần đầu dành cho hội viên mới đăng ký qua ứng dụng trong tháng mười hai năm nay',
    })),
  }),
};
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/1,420,000/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/1,420,000/)).toBeNull());
  },
};
