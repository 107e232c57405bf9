import { assign, setup } from 'xstate';
import type { FieldFaults, FieldRule } from '../../domain/fieldRules.ts';
import { checkPasswordChange, hasFaults, type PasswordForm } from '../../domain/signInRules.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

interface Input {
  /** `forced`: everything else is blocked until the change. `link`: from a mail, without a session. */
  readonly reason: 'forced' | 'voluntary' | 'link';
  readonly username: string;
  /** Password rule of the brand; default: the product's rule. */
  readonly rule?: FieldRule | undefined;
  /** Whether the old password was stored at login; then it is not requested. */
  readonly isOldStored: boolean;
}

interface Context extends Input {
  readonly form: PasswordForm | null;
  readonly faults: FieldFaults;
  readonly failed: Failed | null;
}

/** Changing the password. The only other exit of a forced change is logout. */
export const changePasswordMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { readonly type: 'password.submit'; readonly form: PasswordForm }
      | { readonly type: 'field.edit'; readonly field: string }
      | { readonly type: 'password.close' },
    tags: {} as 'busy',
  },
  actors: {
    /** Uses the stored old password if the form has none. */
    changePassword: unprovided<null, { readonly reason: Input['reason']; readonly form: PasswordForm | null }>(
      'changePassword',
    ),
  },
  guards: {
    isComplete: ({ context }) => !hasFaults(context.faults),
    isForced: ({ context }) => context.reason === 'forced',
    hasSession: ({ context }) => context.reason !== 'link',
    isOldWrong: ({ context }, { code, faults }: Failed) =>
      context.isOldStored && (code === 'AUTH_PASSWORD' || 'oldPassword' in faults),
  },
  actions: {
    keepForm: assign(({ context: { rule, username, isOldStored } }, form: PasswordForm) => {
      const submitted = { ...form, oldPassword: isOldStored ? null : form.oldPassword };
      return {
        form: submitted,
        failed: null,
        faults: checkPasswordChange(submitted, { username, ...(rule === undefined ? {} : { rule }) }),
      };
    }),
    forgetFault: assign({
      faults: ({ context }, field: string) =>
        Object.fromEntries(Object.entries(context.faults).filter(([name]) => name !== field)),
    }),
    forgetForm: assign({ form: null }),
    /** The stored password is no longer valid. */
    askForOld: assign({ isOldStored: false }),
    fail: assign((_, failed: Failed) => ({ failed, faults: failed.faults })),
    forgetStoredPasswords: () => unprovidedAction('forgetStoredPasswords'),
    reloadMember: () => unprovidedAction('reloadMember'),
    goHome: () => unprovidedAction('goHome'),
    logOut: () => unprovidedAction('logOut'),
  },
}).createMachine({
  id: 'changePassword',
  context: ({ input }) => ({ ...input, form: null, faults: {}, failed: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'password.submit': { target: 'checking', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        'field.edit': { actions: { type: 'forgetFault', params: ({ event }) => event.field } },
        'password.close': [{ guard: 'isForced', target: 'closed', actions: 'logOut' }, { target: 'closed' }],
      },
    },
    checking: { always: [{ guard: 'isComplete', target: 'changing' }, { target: 'editing' }] },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        input: ({ context: { reason, form } }) => ({ reason, form }),
        onDone: 'deciding',
        onError: [
          {
            guard: { type: 'isOldWrong', params: ({ event }) => failedFrom(event.error) },
            target: 'editing',
            actions: ['askForOld', { type: 'fail', params: ({ event }) => failedFrom(event.error) }],
          },
          { target: 'editing', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
        ],
      },
      exit: 'forgetForm',
    },
    deciding: {
      entry: 'forgetStoredPasswords',
      always: [{ guard: 'hasSession', target: 'changed', actions: ['reloadMember', 'goHome'] }, { target: 'changed' }],
    },
    changed: { type: 'final' },
    closed: { type: 'final' },
  },
});
