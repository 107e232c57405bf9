import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { authCalls } from '../../../api/auth.ts';
import { hasCurrentPassword, readCurrentPassword } from '../../../api/vault.ts';
import type { PasswordForm } from '../../../domain/signInRules.ts';
import { changePasswordMachine } from '../../../flows/change-password/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { useSession, useVisitor } from '../../../runtime/session/index.ts';
import { Failure } from '../../../wire/failure.ts';
import { authRequests } from '../authRequests.ts';

export type PasswordReason = 'forced' | 'voluntary' | 'link';

interface Deps {
  readonly reason: PasswordReason;
  /** Token of a reset mail's link. */
  readonly resetToken?: string | undefined;
  readonly onDone: () => void;
}

/** Runs the flow of a password change. Leaving a forced one logs out. */
export function usePasswordChange({ reason, resetToken = '', onDone }: Deps) {
  const session = useSession();
  const { account } = useVisitor();
  const { password: rule } = useBoot().permission.registerRules.fields;
  const [machine] = useState(() =>
    changePasswordMachine.provide({
      actors: {
        changePassword: fromPromise<null, { readonly reason: PasswordReason; readonly form: PasswordForm | null }>(
          ({ input }) => send(input.form, input.reason, resetToken),
        ),
      },
      actions: {
        forgetStoredPasswords: authRequests.forgetStoredPasswords,
        reloadMember: session.passwordChanged,
        goHome: session.goHome,
        logOut: session.drop,
      },
    }),
  );
  const [state, dispatch] = useMachine(machine, {
    input: { reason, username: account, rule, isOldStored: reason !== 'link' && hasCurrentPassword() },
  });

  const here = useRef(true);
  const changed = useRef(false);
  const isChanged = state.matches('changed');
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    changed.current = isChanged;
    if (isChanged) finish();
  }, [isChanged]);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // Strict mode unmounts and remounts within one task; only a modal that stays closed ends the session.
      queueMicrotask(() => (here.current || changed.current || reason !== 'forced' ? undefined : session.drop()));
    };
  }, [session, reason]);

  return { state, send: dispatch };
}

async function send(form: PasswordForm | null, reason: PasswordReason, resetToken: string): Promise<null> {
  if (form === null) throw new Failure('SYSTEM');
  const { newPassword, confirmNewPassword } = form;
  if (reason === 'link') return authCalls.resetByLink({ resetToken, newPassword, confirmNewPassword });
  const oldPassword = form.oldPassword ?? (await readCurrentPassword());
  // The stored password cannot be read: the flow asks for it.
  if (oldPassword === null) throw new Failure('AUTH_PASSWORD');
  return authCalls.changePassword({ oldPassword, newPassword, confirmNewPassword });
}
