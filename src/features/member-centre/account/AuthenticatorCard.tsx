import { useEffect, useEffectEvent, useState } from 'react';
import { profileCalls, profileQueries } from '../../../api/profile.ts';
import { type FieldFaults, missingFault } from '../../../domain/fieldRules.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, StateBadge } from '../../../runtime/centre/index.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useCopy, useOverlays } from '../../../runtime/overlays/index.ts';
import { useStepUp } from '../../../runtime/stepUp/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { Profile } from '../../../wire/profile.ts';
import type { AuthenticatorOffer } from '../../../wire/verification.ts';
import * as css from './account.css.ts';

export interface SettingProps {
  readonly profile: Profile;
  /** The member has come to set it: no second press is needed. */
  readonly opens: boolean;
}

/** Binding an authenticator app, and its recovery codes: a proof that the server asks for, then the secret and a code of the app. */
export function AuthenticatorCard({ profile, opens }: SettingProps) {
  const t = useText();
  const client = useQueryClient();
  const { hasAuthenticator } = profile;
  const { run, dialog } = useStepUp();
  const offering = useMutation({ mutationFn: () => run(profileCalls.offerAuthenticator) });
  const renewing = useMutation({ mutationFn: () => run(profileCalls.recoveryCodes) });
  const removing = useMutation({ mutationFn: () => run(profileCalls.removeAuthenticator) });
  const { showDialog, showToast } = useOverlays();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const refresh = () => {
    void client.invalidateQueries({ queryKey: profileQueries.profile().queryKey });
    void client.invalidateQueries({ queryKey: profileQueries.sessions().queryKey });
  };
  const clear = () => {
    setCodes(null);
    for (const act of [offering, renewing, removing]) act.reset();
  };
  const show = (recoveryCodes: readonly string[]) => {
    offering.reset();
    setCodes(recoveryCodes);
    refresh();
  };
  const turnOff = () => {
    clear();
    removing.mutate(undefined, {
      onSuccess: () => {
        refresh();
        showToast({ tone: 'success', title: t('member.account.authenticator.isOff') });
      },
    });
  };
  const askToTurnOff = () =>
    showDialog({
      title: t('member.account.authenticator.offTitle'),
      text: t('member.account.authenticator.offText'),
      buttons: [
        { label: t('common.cancel'), tone: 'secondary' },
        { label: t('member.account.authenticator.off'), tone: 'danger', onPress: turnOff },
      ],
    });
  const start = (act: 'authenticator' | 'recoveryCodes') => {
    clear();
    if (act === 'authenticator') offering.mutate(undefined);
    else renewing.mutate(undefined, { onSuccess: ({ recoveryCodes }) => show(recoveryCodes) });
  };
  const begin = useEffectEvent(() => offering.mutate(undefined));
  useEffect(() => (opens ? begin() : undefined), [opens]);
  const error = offering.error ?? renewing.error ?? removing.error;
  // Closing the question is no failure.
  const failed = failureCodeOf(error) === 'STEP_UP' ? null : error;

  return (
    <Card
      title={t('member.account.item.authenticator')}
      aside={
        <StateBadge tone={hasAuthenticator ? 'success' : 'warning'}>
          {t(hasAuthenticator ? 'member.account.state.set' : 'member.account.state.advised')}
        </StateBadge>
      }
    >
      <div className={css.panel}>
        <p className={css.text}>{t('member.account.authenticator.text')}</p>
        <FailureLine
          failed={failed === null ? null : { code: failureCodeOf(failed), waitSeconds: null }}
          textOf={failureText}
        />
        {codes === null ? null : <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
        {dialog}
        {offering.data === undefined ? null : (
          <Enrolment offer={offering.data} onBound={show} onCancel={() => offering.reset()} />
        )}
        {offering.data === undefined && codes === null ? (
          <div className={css.actions}>
            <Button
              size="sm"
              tone={hasAuthenticator ? 'secondary' : 'tonal'}
              busy={offering.isPending}
              onClick={() => start('authenticator')}
            >
              {t(hasAuthenticator ? 'member.account.authenticator.replace' : 'member.account.setUp')}
            </Button>
            {hasAuthenticator ? (
              <Button size="sm" tone="secondary" busy={renewing.isPending} onClick={() => start('recoveryCodes')}>
                {t('member.account.authenticator.newCodes')}
              </Button>
            ) : null}
            {hasAuthenticator ? (
              <Button size="sm" tone="danger" busy={removing.isPending} onClick={askToTurnOff}>
                {t('member.account.authenticator.off')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Card>
  );
}

interface EnrolmentProps {
  readonly offer: AuthenticatorOffer;
  readonly onBound: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const check = ({ code }: { readonly code: string }): FieldFaults =>
  code.trim() === '' ? { code: missingFault('verificationCode') } : {};

/** QR code and secret for the app, confirmed by its first code. */
function Enrolment({ offer, onBound, onCancel }: EnrolmentProps) {
  const t = useText();
  const copy = useCopy();
  const entries = useEntries({ initial: { code: '' }, check });
  const confirming = useMutation({ mutationFn: profileCalls.confirmAuthenticator });
  const submit = () => {
    if (!entries.validate()) return;
    confirming.mutate(
      { ticket: offer.ticket, code: entries.values.code },
      { onSuccess: ({ recoveryCodes }) => onBound(recoveryCodes), onError: () => entries.clear('code') },
    );
  };
  return (
    <Form label={t('member.account.item.authenticator')} busy={confirming.isPending} className={css.form} onSubmit={submit}>
      <p className={css.text}>{t('member.account.authenticator.scan')}</p>
      <QrCode value={offer.address} label={t('member.account.authenticator.qr')} />
      <p className={css.text}>
        {t('member.account.authenticator.secret')} <span className={css.secret}>{offer.secret}</span>
      </p>
      <div className={css.actions}>
        <LinkButton size="sm" tone="tonal" to={offer.address} iconStart={<Icon name="device-mobile" size={18} />}>
          {t('member.account.authenticator.open')}
        </LinkButton>
        <Button
          size="sm"
          tone="secondary"
          iconStart={<Icon name="copy" size={18} />}
          onClick={() => copy(offer.secret, t('member.account.authenticator.copied'))}
        >
          {t('member.account.authenticator.copy')}
        </Button>
      </div>
      <FailureLine
        failed={confirming.isError ? { code: failureCodeOf(confirming.error), waitSeconds: null } : null}
        textOf={failureText}
      />
      <CodeField {...entries.entry('code')} label={t('member.account.authenticator.code')} required />
      <div className={css.actions}>
        <Button type="submit" busy={confirming.isPending}>
          {t('common.confirm')}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}

function RecoveryCodeList({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useText();
  const copy = useCopy();
  return (
    <>
      <Alert tone="warning" live title={t('member.account.recovery.title')}>
        {t('member.account.recovery.text')}
      </Alert>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          size="sm"
          tone="secondary"
          iconStart={<Icon name="copy" size={18} />}
          onClick={() => copy(codes.join('\n'), t('member.account.recovery.copied'))}
        >
          {t('member.account.recovery.copy')}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t('member.account.recovery.done')}
        </Button>
      </div>
    </>
  );
}
