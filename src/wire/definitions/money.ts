import Type from 'typebox';
import type { CallName } from '../calls.ts';
import type { Definition } from '../definition.ts';
import { DepositNamed, DepositOptions, DepositOrder, DepositRequest } from '../deposit.ts';
import { PaymentPasswordSetting, PaymentPasswordState } from '../paymentPassword.ts';
import { AccountTransfer, AccountTransferred, UplineTransfers } from '../transfer.ts';
import { WalletBalance, WalletCollection, WalletTransfer, WalletTransferred, WalletTransfers } from '../wallet.ts';
import {
  Binding,
  BindingRequest,
  Bindings,
  ReceiptAnswer,
  ReceiptProofs,
  Withdrawal,
  WithdrawalBoard,
  WithdrawalCancel,
  WithdrawalRequest,
  Withdrawals,
  WithdrawalsQuery,
} from '../withdrawal.ts';

export const moneyDefinitions = {
  bindings: {
    summary: 'Bank accounts and e-wallets for withdrawals, masked',
    tags: ['member'],
    answer: Bindings,
  },
  addBinding: {
    summary:
      'Add a bank account or e-wallet in the full name of the account, after a re-authentication; an operator confirms it',
    tags: ['member'],
    sealed: BindingRequest,
    answer: Binding,
  },
  depositOptions: {
    summary: 'Methods with their limits, amounts to press, and the unfinished order',
    tags: ['member'],
    answer: DepositOptions,
  },
  depositOrder: {
    summary: 'One order of the account',
    tags: ['member'],
    query: DepositNamed,
    answer: DepositOrder,
  },
  createDeposit: {
    summary: 'Opens an order, once per request id; an account has one unfinished order at a time',
    tags: ['member'],
    body: DepositRequest,
    answer: DepositOrder,
  },
  checkDeposit: {
    summary: 'Asks the provider now whether an order is paid',
    tags: ['member'],
    body: DepositNamed,
    answer: DepositOrder,
  },
  cancelDeposit: {
    summary: 'Cancels an unfinished order; a payment that still arrives is credited',
    tags: ['member'],
    body: DepositNamed,
    answer: DepositOrder,
  },
  paymentPassword: {
    summary: 'Whether the account has a payment password',
    tags: ['member'],
    answer: PaymentPasswordState,
  },
  setPaymentPassword: {
    summary: 'Set or change the payment password, after a re-authentication',
    tags: ['member'],
    sealed: PaymentPasswordSetting,
    answer: Type.Null(),
  },
  withdrawalBoard: {
    summary: 'What the account may withdraw, and where to',
    tags: ['member'],
    answer: WithdrawalBoard,
  },
  withdrawals: {
    summary: 'Withdrawals of the last 7 or 30 days (default), and all with an open receipt',
    tags: ['member'],
    query: Type.Object(WithdrawalsQuery),
    answer: Withdrawals,
  },
  withdraw: {
    summary: 'Request a withdrawal with the payment password; its amount is held. Idempotent by requestId',
    tags: ['member'],
    sealed: WithdrawalRequest,
    answer: Withdrawal,
  },
  cancelWithdrawal: {
    summary: 'Cancel a withdrawal that is not approved yet; its amount is given back',
    tags: ['member'],
    body: WithdrawalCancel,
    answer: Type.Null(),
  },
  answerReceipt: {
    summary: 'Report a payment as received, partly received or not received; the latter two with one to three images',
    tags: ['member'],
    body: ReceiptAnswer,
    answer: Type.Null(),
  },
  addReceiptProofs: {
    summary: 'Add images to a payment that was reported as partly or not received; three in all',
    tags: ['member'],
    body: ReceiptProofs,
    answer: Type.Null(),
  },
  merchantWallet: {
    summary: 'Wallets of the account',
    tags: ['relay'],
    answer: WalletBalance.properties.wallets,
  },
  walletTransfer: {
    summary: 'Move money between the main wallet and a vendor’s, once per request id',
    tags: ['relay'],
    body: WalletTransfer,
    answer: WalletTransferred,
  },
  balance: {
    summary: 'What the account can play with',
    tags: ['wallet'],
    answer: WalletBalance,
  },
  collectWallets: {
    summary: 'Empty every vendor wallet into the main wallet, once per request id',
    tags: ['wallet'],
    body: WalletCollection,
    answer: WalletBalance,
  },
  walletTransfers: {
    summary: 'The last transfers between wallets of the account',
    tags: ['wallet'],
    answer: WalletTransfers,
  },
  uplineTransfers: {
    summary: 'The upline, limits of transfers and the last transfers of the account',
    tags: ['wallet'],
    answer: UplineTransfers,
  },
  transferUpline: {
    summary: 'Transfer to the upline, or from an agent to a direct downline, once per request id',
    tags: ['wallet'],
    sealed: AccountTransfer,
    answer: AccountTransferred,
  },
} as const satisfies Partial<Record<CallName, Definition>>;
