import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { authCalls } from '../../../api/auth.ts';
import { profileQueries } from '../../../api/profile.ts';
import { prepareSealing } from '../../../api/sealed.ts';
import { hasCurrentPassword, readCurrentPassword } from '../../../api/vault.ts';
import { faultText, formatFault } from '../../../domain/fieldRules.ts';
import { passwordRule, passwordStrength } from '../../../domain/password.ts';
import type { PasswordDemand } from '../../../domain/sessionState.ts';
import { checkPasswordChange, type PasswordForm } from '../../../domain/signInRules.ts';
import { changePasswordMachine } from '../../../flows/change-password/index.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSession, useSessionView } from '../../../runtime/session/index.ts';
import { type StepUpRun, useStepUp } from '../../../runtime/stepUp/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { forgetDraft } from '../../../ui/form/drafts.ts';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PasswordMeter } from '../../../ui/form/PasswordMeter.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Failure, failureText } from '../../../wire/failure.ts';
import type { Profile } from '../../../wire/profile.ts';
import { authRequests } from '../authRequests.ts';

export interface PasswordWindowProps {
  readonly reason: PasswordReason;
  readonly resetToken?: string;
  readonly onDone: () => void;
}

const noEntries = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The new password, twice; the old one only if there is one and it was not stored. */
export function PasswordWindow({ reason, resetToken, onDone }: PasswordWindowProps) {
  const t = useText();
  const { showToast, openModal } = useOverlays();
  const { demand } = useSessionView();
  const { password: rule } = useBoot().permission.registerRules.fields;
  const say = (key: string, params?: Readonly<Record<string, string | number>>) => t(key as TextKey, params);
  const form = `password.${reason}`;
  const { run, dialog } = useStepUp();
  const { state, send } = usePasswordChange({
    run,
    reason,
    resetToken,
    onDone: () => {
      forgetDraft(form);
      if (reason !== 'link') showToast({ tone: 'success', title: t('auth.password.changed') });
      onDone();
    },
  });
  const { faults, failed, isOldStored, username } = state.context;
  const asksOld = reason !== 'link' && !isOldStored;
  const entries = useEntries({
    form,
    initial: noEntries,
    faults,
    check: (values) =>
      checkPasswordChange(
        { ...values, oldPassword: asksOld ? values.oldPassword : null },
        { username, ...(rule === undefined ? {} : { rule }) },
      ),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { values } = entries;
  useEffect(prepareSealing, []);
  const busy = state.hasTag('busy');
  const submit = () => send({ type: 'password.submit', form: { ...values, oldPassword: asksOld ? values.oldPassword : null } });

  return (
    <>
      <Form label={t('modal.changePassModal')} busy={busy} onSubmit={submit}>
        {reason === 'forced' ? <Alert tone="warning">{demandText(t, demand)}</Alert> : null}
        <FailureLine
          failed={failed}
          textOf={failureText}
          action={
            failed?.code === 'LINK_EXPIRED' ? (
              <Button tone="secondary" size="sm" onClick={() => openModal('forgetPassModal')}>
                {t('auth.reset.again')}
              </Button>
            ) : undefined
          }
        />
        {asksOld ? (
          <PasswordField
            {...entries.entry('oldPassword')}
            label={t('auth.password.old')}
            required
            autoComplete="current-password"
          />
        ) : null}
        <PasswordField
          {...entries.entry('newPassword')}
          label={t('auth.password.new')}
          required
          help={faultText(say, formatFault(rule ?? passwordRule))}
          autoComplete="new-password"
          below={<PasswordMeter strength={passwordStrength(values.newPassword)} />}
        />
        <PasswordField
          {...entries.entry('confirmNewPassword')}
          label={t('auth.password.confirm')}
          required
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" block busy={busy}>
          {t('auth.password.submit')}
        </Button>
        {reason === 'forced' ? (
          <Button tone="ghost" size="lg" block disabled={busy} onClick={onDone}>
            {t('auth.password.leave')}
          </Button>
        ) : null}
      </Form>
      {dialog}
    </>
  );
}

const demandText = (t: ReturnType<typeof useText>, demand: PasswordDemand | null) =>
  demand === null ? t('auth.password.forced') : t(`auth.password.${demand.reason}`, { days: demand.maxAgeDays });

type PasswordReason = 'forced' | 'voluntary' | 'link';

interface Deps {
  readonly run: StepUpRun['run'];
  readonly reason: PasswordReason;
  /** Token of a reset mail's link. */
  readonly resetToken?: string | undefined;
  readonly onDone: () => void;
}

/** Runs the flow of a password change. Leaving a forced one logs out. */
function usePasswordChange({ run, reason, resetToken = '', onDone }: Deps) {
  const session = useSession();
  const { account } = useSessionView();
  const { password: rule } = useBoot().permission.registerRules.fields;
  // The page that offers the change has the profile.
  const profile = useQueryClient().getQueryData<Profile>(profileQueries.profile().queryKey);
  const [isFirst] = useState(() => reason === 'voluntary' && profile?.hasPassword === false);
  const [machine] = useState(() =>
    changePasswordMachine.provide({
      actors: {
        changePassword: fromPromise<null, { readonly reason: PasswordReason; readonly form: PasswordForm | null }>(
          ({ input }) => run((stepUp) => send(input.form, { reason: input.reason, resetToken, isFirst, stepUp })),
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
    input: { reason, username: account, rule, isOldStored: isFirst || (reason !== 'link' && hasCurrentPassword()) },
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

interface Sending {
  readonly reason: PasswordReason;
  readonly resetToken: string;
  /** Whether the account has had no password so far. */
  readonly isFirst: boolean;
  readonly stepUp: string | undefined;
}

async function send(form: PasswordForm | null, { reason, resetToken, isFirst, stepUp }: Sending): Promise<null> {
  if (form === null) throw new Failure('SYSTEM');
  const { newPassword, confirmNewPassword } = form;
  if (reason === 'link') return authCalls.resetByLink({ resetToken, newPassword, confirmNewPassword });
  const oldPassword = form.oldPassword ?? (isFirst ? '' : await readCurrentPassword());
  // The stored password cannot be read: the flow asks for it.
  if (oldPassword === null) throw new Failure('AUTH_PASSWORD');
  return authCalls.changePassword({
    oldPassword,
    newPassword,
    confirmNewPassword,
    ...(stepUp === undefined ? {} : { stepUp }),
  });
}
