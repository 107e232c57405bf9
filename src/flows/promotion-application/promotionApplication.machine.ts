import { assign, setup } from 'xstate';
import type { FieldFaults } from '../../domain/fieldRules.ts';
import { type ImageFault, imageFaults } from '../../domain/imageRules.ts';
import { maxRemarkLength, type PromotionState, promotionStates, remarkLength } from '../../domain/promotion.ts';
import { Failure } from '../../wire/failure.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

export interface ApplicationForm {
  readonly remark: string;
  readonly images: readonly Blob[];
  /** The member has read what has to be staked. */
  readonly isAgreed: boolean;
}

/** The image that the server rejected. */
interface Refused {
  readonly index: number;
  readonly rule: ImageFault;
}

interface Context {
  /** Id of the promotion. */
  readonly id: string;
  readonly form: ApplicationForm | null;
  readonly faults: FieldFaults;
  readonly refused: Refused | null;
  readonly failed: Failed | null;
  /** The state that forbids the application: it closed while the form was open, or another tab has sent one. */
  readonly forbiddenBy: PromotionState | null;
}

/** Faults of a form [VALID-35]: the remark has at most 140 characters, and the consent is given. */
export function applicationFaults({ remark, isAgreed }: Omit<ApplicationForm, 'images'>): FieldFaults {
  const excess = remarkLength(remark) - maxRemarkLength;
  return {
    ...(excess > 0 ? { remark: { key: 'promotions.fault.remark', params: { max: maxRemarkLength, excess } } } : {}),
    ...(isAgreed ? {} : { isAgreed: { key: 'promotions.fault.consent' } }),
  };
}

/** An application from the typed remark to its receipt. */
export const promotionApplicationMachine = setup({
  types: {
    input: {} as { readonly id: string },
    context: {} as Context,
    events: {} as
      | { readonly type: 'application.submit'; readonly form: ApplicationForm }
      | { readonly type: 'field.edit'; readonly field: string },
    tags: {} as 'busy',
  },
  actors: { send: unprovided<null, { readonly id: string; readonly form: ApplicationForm | null }>('send') },
  guards: {
    isComplete: ({ context }) => Object.keys(context.faults).length === 0,
    isForbidden: (_, { thrown }: { readonly thrown: unknown }) => forbidding(thrown) !== null,
  },
  actions: {
    keepForm: assign((_, form: ApplicationForm) => ({
      form,
      faults: applicationFaults(form),
      refused: null,
      failed: null,
      forbiddenBy: null,
    })),
    forgetFault: assign({
      faults: ({ context }, field: string) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
      refused: ({ context }, field: string) => (field === 'images' ? null : context.refused),
    }),
    fail: assign((_, { thrown }: { readonly thrown: unknown }) => {
      const refused = refusedImage(thrown);
      return { refused, failed: refused === null ? failedFrom(thrown) : null, forbiddenBy: forbidding(thrown) };
    }),
    /** The promotion has another state: it is read again. */
    changed: () => unprovidedAction('changed'),
  },
}).createMachine({
  id: 'promotionApplication',
  context: ({ input }) => ({ ...input, form: null, faults: {}, refused: null, failed: null, forbiddenBy: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'application.submit': { target: 'validating', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
      },
    },
    validating: { always: [{ guard: 'isComplete', target: 'sending' }, { target: 'editing' }] },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { id, form } }) => ({ id, form }),
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isForbidden', params: ({ event }) => ({ thrown: event.error }) },
            target: 'forbidden',
            actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
          },
          { target: 'editing', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        ],
      },
    },
    sent: { type: 'final', entry: 'changed' },
    /** Input stays on the screen; it cannot be sent any more. */
    forbidden: { type: 'final', entry: 'changed' },
  },
});

function forbidding(thrown: unknown): PromotionState | null {
  if (!(thrown instanceof Failure) || thrown.code !== 'CONFLICT') return null;
  const { state } = (thrown.value ?? {}) as { readonly state?: string };
  return promotionStates.find((known) => known === state) ?? null;
}

function refusedImage(thrown: unknown): Refused | null {
  if (!(thrown instanceof Failure) || thrown.code !== 'VALIDATION') return null;
  const { field, index, rule } = (thrown.value ?? {}) as { field?: string; index?: number; rule?: string };
  const fault = imageFaults.find((known) => known === rule);
  return field === 'images' && index !== undefined && fault !== undefined ? { index, rule: fault } : null;
}
