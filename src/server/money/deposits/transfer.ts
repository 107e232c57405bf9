import { bankOf } from '../../../domain/banks.ts';
import type { Language } from '../../../domain/language.ts';
import { type Money, moneyFromUnits } from '../../../domain/money.ts';
import { bankAppAddress, orderText, vietQr } from '../../../domain/vietqr.ts';
import type { BankApp, DepositInstruction } from '../../../wire/deposit.ts';
import type { depositOrder } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { banksOf } from '../banks/index.ts';
import type { PaymentRequest } from '../payments/index.ts';

type Order = typeof depositOrder.$inferSelect;

/** An account of the brand that an order is paid to, and the text that names the order. */
export interface BrandTransfer {
  readonly bank: string;
  readonly bin: string;
  readonly bankName: string;
  readonly number: string;
  readonly holder: string;
  readonly content: string;
}

/** The account that the method of an order names; null if the provider names one. */
export function transferOf({ brand }: Tenant, { id, method }: Pick<Order, 'id' | 'method'>): BrandTransfer | null {
  const account = brand.deposits.methods.find((one) => one.id === method)?.account;
  const bank = account === undefined ? undefined : bankOf(account.bank);
  if (account === undefined || bank === undefined) return null;
  const { number, holder, content: words } = account;
  const content = words === undefined ? orderText(id) : `${words} ${orderText(id)}`;
  return { bank: bank.code, bin: bank.bin, bankName: bank.shortName, number, holder, content };
}

/** The part of a transfer that the provider has to watch for. */
export const watched = (transfer: BrandTransfer | null): PaymentRequest['transfer'] =>
  transfer === null ? null : { bin: transfer.bin, number: transfer.number, content: transfer.content };

/** Instructions of the provider with the account of the brand in place of what the provider says of one. */
export function withTransfer(
  instruction: DepositInstruction,
  transfer: BrandTransfer | null,
  amount: Money,
): DepositInstruction {
  const { redirect, qr, details } = instruction;
  if (transfer === null) return { redirect, qr, details };
  const { bank, bin, bankName, number, holder, content } = transfer;
  return {
    qr: vietQr({ bin, account: number, amount, content }),
    redirect,
    bank,
    details: [
      { detail: 'bank', text: bankName },
      { detail: 'accountNumber', text: number },
      { detail: 'accountHolder', text: holder },
      { detail: 'content', text: content },
    ],
  };
}

/** Apps that pay an order as its instructions say; none unless the account is one of the brand. */
export function appsOf({ brand }: Tenant, { amount, instruction }: Order, language: Language): BankApp[] {
  const { bank, details = [] } = instruction ?? {};
  if (bank === undefined) return [];
  const textOf = (name: string) => details.find(({ detail }) => detail === name)?.text ?? '';
  const transfer = {
    bank,
    account: textOf('accountNumber'),
    amount: moneyFromUnits(amount),
    content: textOf('content'),
    holder: textOf('accountHolder'),
  };
  return banksOf(brand, language).flatMap(({ bank: { code, app }, name, note }) =>
    app === null ? [] : [{ code, name, note, address: bankAppAddress(app, transfer) }],
  );
}
