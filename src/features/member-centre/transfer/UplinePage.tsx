import { useState } from 'react';
import { transferCalls, transferQueries } from '../../../api/transfers.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Avatar,
  Card,
  MemberTable,
  TransferFields,
  TransferSubmit,
  useTransferForm,
  useUnsaved,
  Waiting,
  WaitingBlock,
} from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { failureText } from '../../../wire/failure.ts';
import type { UplineTransfers } from '../../../wire/transfer.ts';
import { Sum } from './Sum.tsx';
import * as css from './transfer.css.ts';
import { useTransferColumns } from './useTransferColumns.tsx';

/** A transfer to the upline: receiver, amount and payment password, and the last transfers. */
export function UplinePage() {
  return (
    <WithWords areas={['form', 'launch', 'member', 'member-wallet']}>
      <Page />
    </WithWords>
  );
}

function Page() {
  const t = useText();
  const memberHref = useMemberHref();
  const page = useQuery(transferQueries.toUpline());
  const wallets = useQuery(transferQueries.wallets());
  if (page.isLoadingError || wallets.isLoadingError) {
    return (
      <LoadFailed level={2} title={t('transfer.failed')} onRetry={() => Promise.all([page.refetch(), wallets.refetch()])} />
    );
  }
  if (page.data === undefined || wallets.data === undefined) return <Loading />;
  const { upline, hasPaymentPassword } = page.data;
  const balance = wallets.data.wallets.find(({ wallet }) => wallet === 'main')?.balance ?? '0';
  return (
    <div className={css.page}>
      {upline === null ? (
        <Card>
          <EmptyState icon="tree-structure" level={3} title={t('transfer.none.title')} text={t('transfer.none.text')} />
        </Card>
      ) : hasPaymentPassword ? (
        <UplineForm known={page.data} receiver={upline} balance={balance} />
      ) : (
        <Card>
          <EmptyState
            icon="password"
            level={3}
            title={t('transfer.unset.title')}
            text={t('transfer.unset.text')}
            action={
              <LinkButton tone="tonal" to={memberHref('securityCenter', { tab: 'security' })}>
                {t('transfer.unset.action')}
              </LinkButton>
            }
          />
        </Card>
      )}
      <Side known={page.data} />
      <div className={css.wide}>
        <LastTransfers known={page.data} />
      </div>
    </div>
  );
}

const steps = ['100000', '500000', '1000000'] as const;

interface UplineFormProps {
  readonly known: UplineTransfers;
  readonly receiver: NonNullable<UplineTransfers['upline']>;
  readonly balance: string;
}

function UplineForm({ known: { limits }, receiver, balance }: UplineFormProps) {
  const t = useText();
  const { account } = useSessionView();
  const { showToast } = useOverlays();
  const form = useTransferForm({
    limits,
    balance,
    deliver: ({ amount, requestId, paymentPassword }) =>
      transferCalls.toUpline({ amount, requestId, paymentPassword: paymentPassword ?? '' }),
    onDone: (amount, { restart }) => {
      showToast({ tone: 'success', title: t('transfer.done'), detail: amount });
      restart();
    },
  });
  useUnsaved(form.isFilled);
  return (
    <Card>
      <Form label={t('transfer.form')} busy={form.busy} className={css.form} onSubmit={() => form.submit('')}>
        <div className={css.parties}>
          <span className={css.party}>
            <Avatar size={44} />
            <span className={css.name}>{account}</span>
            <span className={css.note}>
              <Sum value={balance} />
            </span>
          </span>
          <span className={css.arrow} aria-hidden="true">
            <Icon name="arrow-right" weight="bold" size={18} />
          </span>
          <span className={css.party}>
            <Picture src={receiver.avatar} />
            <span className={css.name} translate="no">
              {receiver.nickname}
            </span>
            <span className={css.note}>{t('transfer.upline')}</span>
          </span>
        </div>
        <FailureLine failed={form.failed} textOf={failureText} />
        <TransferFields
          form={form}
          steps={steps}
          after={{ label: t('transfer.after'), value: <Sum value={form.after} /> }}
          tone="lined"
        />
        <div className={css.foot}>
          <Button type="submit" size="lg" block busy={form.busy}>
            <TransferSubmit form={form} />
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The picture of the upline; a symbol where it cannot be loaded. */
function Picture({ src }: { readonly src: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={css.picture} aria-hidden="true">
      {isBroken ? (
        <Icon name="user" weight="fill" size={24} />
      ) : (
        <img className={css.image} src={src} alt="" width={44} height={44} onError={() => setBroken(true)} />
      )}
    </span>
  );
}

const notes = [
  { id: 'final', icon: 'warning-circle' },
  { id: 'password', icon: 'password' },
  { id: 'direct', icon: 'shield-check' },
] as const;

function Side({ known: { thisMonth, limits } }: { readonly known: UplineTransfers }) {
  const t = useText();
  const { money } = useBrand();
  return (
    <div className={css.side}>
      <Card title={t('transfer.before')}>
        <ul className={css.notes}>
          {notes.map(({ id, icon }) => (
            <li key={id} className={css.noteRow}>
              <span className={css.noteIcon}>
                <Icon name={icon} size={20} />
              </span>
              <span>
                <strong className={css.noteTitle}>{t(`transfer.${id}.title`)}</strong>
                <span className={css.noteText}>{t(`transfer.${id}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('transfer.month')}>
        <p className={css.figure}>
          <Sum value={thisMonth.amount} priced />
        </p>
        <p className={css.note}>{t('transfer.month.count', { count: thisMonth.count })}</p>
        <p className={css.note}>{t('transfer.left', { amount: moneyText(limits.leftToday, money) })}</p>
      </Card>
    </div>
  );
}

function LastTransfers({ known: { transfers } }: { readonly known: UplineTransfers }) {
  const t = useText();
  const memberHref = useMemberHref();
  const columns = useTransferColumns<UplineTransfers['transfers'][number]>({
    key: 'receiver',
    label: t('transfer.receiver'),
    cell: receiverCell,
  });
  return (
    <section className={css.section} aria-labelledby="last-transfers">
      <header className={css.sectionHead}>
        <h3 id="last-transfers" className={css.sectionTitle}>
          {t('transfer.last')}
        </h3>
        <SiteLink className={css.more} to={memberHref('transactionHistory', { kind: 'pass' })}>
          {t('transfer.record')}
          <Icon name="arrow-right" size={16} />
        </SiteLink>
      </header>
      <Card flush>
        <MemberTable
          label={t('transfer.last')}
          rows={transfers}
          rowKey={({ id }) => id}
          empty={{ icon: 'tree-structure', title: t('transfer.empty.title'), text: t('transfer.empty.text') }}
          columns={columns}
        />
      </Card>
    </section>
  );
}

const receiverCell = ({ receiver }: { readonly receiver: string }) => <span translate="no">{receiver}</span>;

function Loading() {
  const t = useText();
  return (
    <Waiting label={t('transfer.loading')} className={css.page}>
      <WaitingBlock className={css.placeholder} />
      <WaitingBlock className={css.placeholder} />
    </Waiting>
  );
}
