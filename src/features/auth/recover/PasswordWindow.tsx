import { useEffect } from 'react';
import { prepareSealing } from '../../../api/sealed.ts';
import { passwordStrength } from '../../../domain/passwordStrength.ts';
import { checkPasswordChange } from '../../../domain/signInRules.ts';
import { useText } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { forgetDraft } from '../../../ui/form/drafts.ts';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PasswordMeter } from '../../../ui/form/PasswordMeter.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { failureText } from '../../../wire/failure.ts';
import { type PasswordReason, usePasswordChange } from './usePasswordChange.ts';

export interface PasswordWindowProps {
  readonly reason: PasswordReason;
  readonly resetToken?: string;
  readonly onDone: () => void;
}

const noEntries = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The new password, twice; the old one only if it was not stored. */
export function PasswordWindow({ reason, resetToken, onDone }: PasswordWindowProps) {
  const t = useText();
  const { showToast, openModal } = useOverlays();
  const { password: rule } = useBoot().permission.registerRules.fields;
  const form = `password.${reason}`;
  const { state, send } = usePasswordChange({
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
    <Form label={t('modal.changePassModal')} busy={busy} onSubmit={submit}>
      {reason === 'forced' ? <Alert tone="warning">{t('auth.password.forced')}</Alert> : null}
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
    </Form>
  );
}
