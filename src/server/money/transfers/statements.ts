import type { Money } from '../../../domain/money.ts';
import type { Query } from '../../platform/db/index.ts';
import type { Opening, Wallet } from '../ledger/index.ts';

/** An account of a transfer. */
export interface Party {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly type: number;
  readonly state: string;
  readonly uplineId: string | null;
}

/** Sender and receiver; null for an account that does not exist. */
export interface Parties {
  readonly sender: Party | null;
  readonly receiver: Party | null;
}

/** Sums for the decision on a transfer, read under the lock on the sender. Amounts are units as text. */
export interface Totals {
  /** Transferred today. */
  readonly today: string;
  readonly balance: string;
}

const partyColumns = `account.id, account.nickname, account.avatar, account.type, account.state, account.upline_id as "uplineId"`;

const openingText = {
  name: 'transfer',
  text: `select case when sender.id is not null then to_jsonb(sender) end as sender,
      case when receiver.id is not null then to_jsonb(receiver) end as receiver
    from claimed
    left join lateral (
      select ${partyColumns} from account where account.merchant = $1 and account.id = $6 for no key update
    ) sender on true
    left join lateral (
      select ${partyColumns} from account
      where account.merchant = $1 and account.id = coalesce($7, sender."uplineId")
    ) receiver on true`,
};

const totals = {
  name: 'transfer-totals',
  text: `select (
        select coalesce(sum(amount), 0) from account_transfer
        where merchant = $1 and sender = $2 and book = $3 and day = $4::date
      ) as today,
      coalesce((
        select balance from ledger_wallet where merchant = $1 and holder = $2 and name = $5 and book = $3
      ), 0) as balance`,
};

/** Opens a transfer: locks its sender, so that parallel transfers meet the limit of the day one after the other. */
export const openingTransfer = ({ merchant, holder, name, book }: Wallet, downline: string | null, day: string): Opening => ({
  ...openingText,
  values: [holder, downline],
  next: { ...totals, values: [merchant, holder, book, day, name] },
});

interface NewTransfer {
  /** Of the ledger transaction. */
  readonly id: string;
  readonly receiver: string;
  readonly amount: Money;
  readonly day: string;
  readonly at: Date;
}

const writeText = {
  name: 'transfer-write',
  text: `insert into account_transfer (merchant, id, sender, receiver, book, amount, day, at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/** The row of a transfer from a wallet. */
export const writingTransfer = ({ merchant, holder, book }: Wallet, transfer: NewTransfer): Query => {
  const { id, receiver, amount, day, at } = transfer;
  return { ...writeText, values: [merchant, id, holder, receiver, book, amount.toString(), day, at.toISOString()] };
};

/** Of merchant `$1`, account `$2`. */
export const findUpline = {
  name: 'transfer-upline',
  text: `select ${partyColumns} from account where account.merchant = $1 and account.id = $2`,
};

/** Sums of a sender, as units in text. */
export interface SenderSums {
  readonly today: string;
  readonly month: string;
  readonly count: string;
}

/** Of merchant `$1`, sender `$2`, book `$3` on day `$4` and in its month. */
export const sumsOfSender = {
  name: 'transfer-sums',
  text: `select coalesce(sum(amount) filter (where day = $4::date), 0) as today, coalesce(sum(amount), 0) as month, count(*)
    from account_transfer
    where merchant = $1 and sender = $2 and book = $3 and day between date_trunc('month', $4::date) and $4::date`,
};

export interface TransferRow {
  readonly id: string;
  /** Display name. */
  readonly receiver: string;
  readonly amount: string;
  readonly at: Date;
}

/** The last five of merchant `$1`, sender `$2`, book `$3`. */
export const listTransfers = {
  name: 'transfer-list',
  text: `select transfer.id, coalesce(account.nickname, transfer.receiver) as receiver, transfer.amount, transfer.at
    from account_transfer transfer
    left join account on account.merchant = transfer.merchant and account.id = transfer.receiver
    where transfer.merchant = $1 and transfer.sender = $2 and transfer.book = $3
    order by transfer.day desc, transfer.at desc limit 5`,
};
