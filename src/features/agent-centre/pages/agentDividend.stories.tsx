import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  asked,
  blockedOffer,
  everyContract,
  offeredToMe,
  storyContract,
  storyContracts,
  storyDetail,
  storyOptions,
  storyPayments,
  storyStatement,
} from '../../../../.storybook/kit/contractAnswers.ts';
import { longWord } from '../../../../.storybook/kit/longText.ts';
import { type StoryParameters, story } from '../../../../.storybook/kit/parameters.ts';
import { hideBalance } from '../../../runtime/session/index.ts';
import DividendPage from './agentDividend.page.tsx';

type Calls = NonNullable<StoryParameters['calls']>;

const filled: Calls = {
  contracts: { value: storyContracts() },
  contract: { value: storyDetail() },
  contractOptions: { value: storyOptions() },
  wages: { value: storyPayments('dividend') },
  wageStatement: { value: storyStatement('dividend') },
};
const showing = (calls: Calls = {}, query = '') =>
  story({
    path: `/index?agent=agentDividend${query}`,
    visitor: 'agent',
    around: 'page',
    calls: { ...filled, ...calls },
  });
const detailOf = (contract: ReturnType<typeof storyContract>, calls: Calls = {}) =>
  showing(
    { contract: { value: storyDetail(contract) }, contracts: { value: storyContracts([contract]) }, ...calls },
    `&agent.contract=${contract.contractId}`,
  );

const meta = {
  title: 'Screens/Agent/agentDividend',
  component: DividendPage,
  parameters: showing(),
} satisfies Meta<typeof DividendPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button === undefined) throw new Error('The button is missing.');
  await userEvent.click(button);
};

/** Every state of a contract, as the upline sees it. */
export const Filled: Story = {};
export const Busy: Story = {
  parameters: showing({ contracts: 'pending', contractOptions: 'pending', wages: 'pending' }),
};
export const Failed: Story = { parameters: showing({ contracts: { failure: 'NETWORK' } }) };
export const Empty: Story = { parameters: showing({ contracts: { value: storyContracts([]) } }) };
export const NothingFound: Story = {
  parameters: showing({ contracts: { value: storyContracts([]) } }, '&agent.search=khongco'),
};
export const Long: Story = {
  parameters: showing({
    contracts: {
      value: storyContracts(
        everyContract.map((each) => ({
          ...each,
          partner: { ...each.partner, name: longWord },
          note: each.note === null ? null : longWord.repeat(2),
          debt: '98765432109876.5432',
          terms: { ...each.terms, periodValidBet: '98765432109876.0000' },
        })),
      ),
    },
  }),
};
/** The same states, as the downline sees them. */
export const AsDownline: Story = {
  parameters: showing({
    contracts: {
      value: storyContracts(
        everyContract.map((each) => ({
          ...each,
          side: each.side === 'upline' ? 'downline' : 'upline',
          isMine: each.requestedBy !== null && !each.isMine,
        })),
      ),
    },
  }),
};
export const Blocked: Story = { parameters: showing({ contracts: { value: storyContracts([blockedOffer]) } }) };

export const Payments: Story = { parameters: showing({}, '&agent.tab=payments') };
export const NoPayments: Story = {
  parameters: showing({ wages: { value: { ...storyPayments('dividend'), rows: [], total: 0 } } }, '&agent.tab=payments'),
};

export const Detail: Story = { parameters: detailOf(offeredToMe) };
export const DetailBusy: Story = { parameters: detailOf(offeredToMe, { contract: 'pending' }) };
export const DetailFailed: Story = { parameters: detailOf(offeredToMe, { contract: { failure: 'NETWORK' } }) };

/** A signature waits for the box, and says what it ends. */
export const Sign: Story = {
  play: async () => {
    await press(/Ký hợp đồng|^Sign$/);
    const dialog = within(await screen.findByRole('dialog', { name: /Ký hợp đồng|Sign/ }));
    const button = dialog.getByRole('button', { name: /Ký hợp đồng|^Sign$/ });
    await expect(button).toBeDisabled();
    await waitFor(() => expect(dialog.getByText(/C261001-100009/)).toBeVisible());
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(button).toBeEnabled();
  },
};
/** The upline withdrew the offer while it was being signed. */
export const Stale: Story = {
  parameters: showing({
    dividendContract: { failure: 'CONFLICT' },
    contract: { value: storyDetail({ ...offeredToMe, state: 'withdrawn', version: 2, requestedBy: null, isMine: false }) },
  }),
  play: async () => {
    await press(/Ký hợp đồng|^Sign$/);
    await userEvent.click(await screen.findByRole('checkbox'));
    const dialog = within(screen.getByRole('dialog', { name: /Ký hợp đồng|Sign/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Ký hợp đồng|^Sign$/ }));
    await expect(await dialog.findByText(/Đã thu hồi|Withdrawn/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Trả lời lại|Answer again/ })).toBeNull();
  },
};
/** The contract that a signature ends is another one by now: it can be signed after it was read again. */
export const StaleAgain: Story = {
  parameters: showing({
    dividendContract: { failure: 'CONFLICT' },
    contract: { value: storyDetail({ ...offeredToMe, signing: { ends: 'C261119-100077', blockedBy: null } }) },
  }),
  play: async () => {
    await press(/Ký hợp đồng|^Sign$/);
    await userEvent.click(await screen.findByRole('checkbox'));
    const dialog = within(screen.getByRole('dialog', { name: /Ký hợp đồng|Sign/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Ký hợp đồng|^Sign$/ }));
    await userEvent.click(await dialog.findByRole('button', { name: /Trả lời lại|Answer again/ }));
    await expect(await dialog.findByText(/C261119-100077/)).toBeVisible();
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  },
};
export const SignFailed: Story = {
  parameters: showing({ dividendContract: { failure: 'NETWORK' } }),
  play: async () => {
    await press(/Ký hợp đồng|^Sign$/);
    await userEvent.click(await screen.findByRole('checkbox'));
    const dialog = within(screen.getByRole('dialog', { name: /Ký hợp đồng|Sign/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Ký hợp đồng|^Sign$/ }));
    await dialog.findByRole('alert');
  },
};
export const Reject: Story = {
  play: async () => {
    await press(/^Từ chối$|^Reject$/);
    await userEvent.type(await screen.findByRole('textbox', { name: /Lý do|Reason/ }), 'Xin giữ mức 9.00% đến hết quý.');
  },
};
export const Terminate: Story = {
  parameters: showing({
    contracts: { value: storyContracts([storyContract(3)]) },
    contract: { value: storyDetail(storyContract(3)) },
  }),
  play: async () => press(/^Chấm dứt$|^Terminate$/),
};
export const Agree: Story = {
  parameters: showing({ contracts: { value: storyContracts([asked]) }, contract: { value: storyDetail(asked) } }),
  play: async () => press(/Đồng ý chấm dứt|Agree to end/),
};
export const Keep: Story = {
  parameters: showing({ contracts: { value: storyContracts([asked]) }, contract: { value: storyDetail(asked) } }),
  play: async () => press(/Giữ hợp đồng|Keep contract/),
};
export const Withdraw: Story = { play: async () => press(/^Thu hồi$|^Withdraw$/) };
export const TakeBack: Story = { play: async () => press(/Rút yêu cầu|Take back/) };

/** A change of the contract that runs: each term beside the old one, and what the signature ends. */
export const Offer: Story = {
  play: async () => {
    await press(/Đề nghị sửa|Propose a change/);
    const rate = await screen.findByRole('textbox', { name: /Tỷ lệ|Rate/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, '13');
    await expect(await screen.findByText('13.00%')).toBeVisible();
    await expect(screen.getByText(/đã thay thế\.$|ends as superseded\.$/)).toBeVisible();
  },
};
/** A rate above the own one is refused before it is sent. */
export const OfferTooHigh: Story = {
  play: async () => {
    await press(/Đề nghị sửa|Propose a change/);
    const rate = await screen.findByRole('textbox', { name: /Tỷ lệ|Rate/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, '14.5');
    await userEvent.click(screen.getByRole('button', { name: /Gửi đề nghị|Send offer/ }));
    await expect((await screen.findAllByText(/Tối đa 14 %|At most 14 %/))[0]).toBeVisible();
  },
};
export const OfferWithoutDownline: Story = {
  parameters: showing({ contractOptions: { value: { ...storyOptions(), downlines: [] } } }),
  play: async () => press(/Tạo hợp đồng|New contract/),
};
export const OfferWithoutRate: Story = {
  parameters: showing({ contractOptions: { value: { ...storyOptions(), own: null, ceiling: {} } } }),
  play: async () => press(/Tạo hợp đồng|New contract/),
};

export const Hidden: Story = {
  parameters: showing({}, '&agent.tab=payments'),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/914,255/);
    hideBalance(true);
    await waitFor(() => expect(canvas.queryByText(/914,255/)).toBeNull());
  },
};
