import { assign, setup } from 'xstate';
import type { FieldFaults } from '../../domain/fieldRules.ts';
import { Failure, failureCodeOf } from '../../wire/failure.ts';
import type { Binding, NewBinding } from '../../wire/withdrawal.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided } from '../unprovided.ts';
import { bindingFaults, cleanBinding } from './bindingForm.ts';

interface Context {
  /** The form of the last submit, cleaned. The number is dropped once the server answers. */
  readonly form: NewBinding | null;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
  readonly added: Binding | null;
}

const untouched: Context = { form: null, faults: {}, failed: null, added: null };

const hasNone = (faults: FieldFaults) => Object.keys(faults).length === 0;

/** A bank account or e-wallet from the form to the request that an operator confirms. */
export const bindingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { readonly type: 'binding.submit'; readonly form: NewBinding }
      | { readonly type: 'binding.again' }
      | { readonly type: 'field.edit'; readonly field: string },
    tags: {} as 'busy',
  },
  actors: { send: unprovided<Binding, NewBinding>('send') },
  guards: { isValid: (_, faults: FieldFaults) => hasNone(faults), isOfField: (_, faults: FieldFaults) => !hasNone(faults) },
  actions: {
    keepForm: assign((_, form: NewBinding) => ({ ...untouched, form: cleanBinding(form) })),
    mark: assign((_, faults: FieldFaults) => ({ ...untouched, faults })),
    fail: assign((_, failed: Failed) => ({ ...untouched, failed })),
    keepAdded: assign((_, added: Binding) => ({ ...untouched, added })),
    unmark: assign({
      faults: ({ context }, field: string): FieldFaults =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
    }),
    reset: assign(untouched),
    /** The lists of bindings are out of date. */
    bindingAdded: () => undefined,
  },
}).createMachine({
  id: 'binding',
  context: untouched,
  initial: 'entering',
  on: { 'field.edit': { actions: { type: 'unmark', params: ({ event }) => event.field } } },
  states: {
    entering: {
      on: {
        'binding.submit': [
          {
            guard: { type: 'isValid', params: ({ event }) => bindingFaults(event.form) },
            target: 'sending',
            actions: { type: 'keepForm', params: ({ event }) => event.form },
          },
          { actions: { type: 'mark', params: ({ event }) => bindingFaults(event.form) } },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => {
          if (context.form === null) throw new Error('Only a submitted form is sent.');
          return context.form;
        },
        onDone: { target: 'done', actions: [{ type: 'keepAdded', params: ({ event }) => event.output }, 'bindingAdded'] },
        onError: [
          {
            guard: { type: 'isOfField', params: ({ event }) => refusedFields(event.error) },
            target: 'entering',
            actions: { type: 'mark', params: ({ event }) => refusedFields(event.error) },
          },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
        ],
      },
    },
    /** The form stays filled in for another try. */
    failed: {
      on: {
        'binding.submit': [
          {
            guard: { type: 'isValid', params: ({ event }) => bindingFaults(event.form) },
            target: 'sending',
            actions: { type: 'keepForm', params: ({ event }) => event.form },
          },
          { target: 'entering', actions: { type: 'mark', params: ({ event }) => bindingFaults(event.form) } },
        ],
      },
    },
    done: { on: { 'binding.again': { target: 'entering', actions: 'reset' } } },
  },
});

/** Refusals of the server that one field causes. */
function refusedFields(error: unknown): FieldFaults {
  if (!(error instanceof Failure)) return {};
  const code = failureCodeOf(error);
  if (code === 'NAME_MISMATCH') return { holder: { key: 'member.account.binding.fault.holder' } };
  return code === 'CONFLICT' ? { number: { key: 'member.account.binding.fault.taken' } } : failedFrom(error).faults;
}
