import { useState } from 'react';
import { agentCalls, openingKeys } from '../../../api/agents.ts';
import { momentText } from '../../../domain/momentText.ts';
import { countText } from '../../../domain/shortText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import { useAgentHref } from '../../../runtime/navigation/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { AccountOpening, Invite } from '../../../wire/agents.ts';
import { failureText } from '../../../wire/failure.ts';
import { useCopy } from '../parts/useCopy.ts';
import { useSubmit } from '../parts/useSubmit.ts';
import * as css from './register.css.ts';

const days = { '1': 1, '7': 7, '30': 30 } as const;
const choices = ['1', '7', '30'] as const;

interface InviteLinkProps {
  readonly opening: AccountOpening | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The invitation link: code, QR, expiry and how many used it. A new one ends the former. */
export function InviteLink({ opening, failed: isFailed, onRetry }: InviteLinkProps) {
  const t = useText();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<keyof typeof days>('7');
  const { busy, failed, submit } = useSubmit();
  const renew = () =>
    submit(async () => {
      await agentCalls.invite({ days: days[chosen] });
      await cache.invalidateQueries({ queryKey: openingKeys[0] });
    });
  if (isFailed) {
    return (
      <Card>
        <LoadFailed title={t('agent.register.failed')} onRetry={onRetry} />
      </Card>
    );
  }
  if (opening === undefined) return <Waiting />;
  const { invite } = opening;
  return (
    <Card title={t('agent.invite.title')}>
      <div className={css.form}>
        <FailureLine failed={failed} textOf={failureText} />
        {invite === null ? (
          <EmptyState icon="qr-code" level={3} title={t('agent.invite.none')} text={t('agent.invite.none.text')} />
        ) : (
          <Link invite={invite} />
        )}
        <div className={css.foot}>
          <Segmented
            label={t('agent.invite.days')}
            options={choices.map((value) => ({ value, label: t('agent.invite.day', { count: Number(value) }) }))}
            value={chosen}
            onChange={setChosen}
          />
          <Button tone={invite === null ? 'primary' : 'secondary'} busy={busy} onClick={() => void renew()}>
            {t(invite === null ? 'agent.invite.make' : 'agent.invite.renew')}
          </Button>
        </div>
        {invite === null ? null : <p className={css.note}>{t('agent.invite.renew.note')}</p>}
      </div>
    </Card>
  );
}

function Link({ invite: { link, code, expiresAt, uses } }: { readonly invite: Invite }) {
  const t = useText();
  const copy = useCopy();
  const language = useLanguage();
  const { timeZone } = useBrand();
  return (
    <div className={css.link}>
      <QrCode value={link} label={t('agent.invite.qr')} />
      <div className={css.linkText}>
        <TextField
          name="link"
          label={t('agent.invite.link')}
          value={link}
          locked
          onChange={() => undefined}
          help={t('agent.invite.until', { moment: momentText(expiresAt, { timeZone, language }) })}
        />
        <dl className={css.facts}>
          <dt>{t('agent.invite.code')}</dt>
          <dd className={css.code}>{code}</dd>
          <dt>{t('agent.invite.uses')}</dt>
          <dd className={css.code}>{countText(uses)}</dd>
        </dl>
        <div className={css.acts}>
          <Button iconStart={<Icon name="copy" size={18} />} onClick={() => copy(link)}>
            {t('agent.invite.copy')}
          </Button>
          <Button tone="secondary" iconStart={<Icon name="copy" size={18} />} onClick={() => copy(code)}>
            {t('agent.invite.copyCode')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The link beside the form. Nothing while it is not known. */
export function InviteCard({ invite }: { readonly invite: Invite | null | undefined }) {
  const t = useText();
  const href = useAgentHref();
  const copy = useCopy();
  if (invite === undefined) return <Waiting />;
  return (
    <Card title={t('agent.invite.or')}>
      <div className={css.card}>
        <p className={css.note}>{t('agent.invite.or.text')}</p>
        {invite === null ? (
          <LinkButton tone="secondary" to={href('agentRegister', { tab: 'link' })}>
            {t('agent.invite.make')}
          </LinkButton>
        ) : (
          <div className={css.small}>
            <QrCode value={invite.link} label={t('agent.invite.qr')} size="sm" />
            <div className={css.smallText}>
              <Button tone="secondary" size="sm" iconStart={<Icon name="copy" size={16} />} onClick={() => copy(invite.link)}>
                {t('agent.invite.copy')}
              </Button>
              <span className={css.note}>{t('agent.invite.codeIs', { code: invite.code })}</span>
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}

const Waiting = () => (
  <span className={css.waiting} aria-busy="true">
    <Skeleton />
  </span>
);
