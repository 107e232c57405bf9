import { assign, setup } from 'xstate';
import { type FieldFaults, missingFault } from '../../domain/fieldRules.ts';
import { type ImageFault, imageFaults } from '../../domain/imageRules.ts';
import { moneyOf, readMoney } from '../../domain/money.ts';
import { Failure } from '../../wire/failure.ts';
import type { ReceiptAnswer } from '../../wire/withdrawal.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

export interface ReceiptForm {
  readonly answer: ReceiptAnswer['answer'];
  /** Decimal string: what arrived, for `partly`. */
  readonly amount: string;
  readonly note: string;
  readonly images: readonly Blob[];
}

interface Input {
  readonly order: string;
  readonly part: number;
  /** Amount that was paid, as a decimal string. */
  readonly paid: string;
}

/** The image that the server rejected. */
interface Refused {
  readonly index: number;
  readonly rule: ImageFault;
}

interface Context extends Input {
  readonly form: ReceiptForm | null;
  readonly faults: FieldFaults;
  readonly refused: Refused | null;
  readonly failed: Failed | null;
}

export const receipt = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { readonly type: 'receipt.submit'; readonly form: ReceiptForm }
      | { readonly type: 'field.edit'; readonly field: string }
      | { readonly type: 'receipt.close' },
    tags: {} as 'busy',
  },
  actors: {
    send: unprovided<null, Input & { readonly form: ReceiptForm | null }>('send'),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(context.faults).length === 0,
  },
  actions: {
    keepForm: assign(({ context: { paid } }, form: ReceiptForm) => ({
      form,
      faults: receiptFaults(form, paid),
      refused: null,
      failed: null,
    })),
    forgetFault: assign({
      faults: ({ context }, field: string) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
      refused: ({ context }, field: string) => (field === 'images' ? null : context.refused),
    }),
    fail: assign((_, { thrown }: { readonly thrown: unknown }) => {
      const refused = refusedImage(thrown);
      return { refused, failed: refused === null ? failedFrom(thrown) : null };
    }),
    /** The receipt has its answer: the list is read again. */
    answered: () => unprovidedAction('answered'),
  },
});

/** Faults of an answer: what arrived is less than what was paid, and a dispute needs a proof. */
export function receiptFaults({ answer, amount, images }: Omit<ReceiptForm, 'note'>, paid: string): FieldFaults {
  if (answer === 'received') return {};
  const units = readMoney(amount);
  const isPartly = answer === 'partly';
  const isMissing = isPartly && (amount === '' || units === null || units === 0n);
  const isTooMuch = isPartly && !isMissing && units !== null && units >= moneyOf(paid);
  return {
    ...(isMissing ? { amount: missingFault('amount') } : {}),
    ...(isTooMuch ? { amount: { key: 'withdraw.report.fault.amount' } } : {}),
    ...(images.length === 0 ? { images: { key: 'withdraw.report.fault.images' } } : {}),
  };
}

/** The image that a failure names; null for any other failure. */
export function refusedImage(thrown: unknown): Refused | null {
  if (!(thrown instanceof Failure) || thrown.code !== 'VALIDATION') return null;
  const { field, index, rule } = (thrown.value ?? {}) as { field?: string; index?: number; rule?: string };
  const fault = imageFaults.find((known) => known === rule);
  return field === 'images' && index !== undefined && fault !== undefined ? { index, rule: fault } : null;
}
