import { playQueries } from '../../../api/play.ts';
import { priceText } from '../../../domain/moneyText.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { PageAction, Waiting, WaitingBlock } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { hiddenSum, useBalanceHidden } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import type { DepositOrder } from '../../../wire/deposit.ts';
import { WaitingBonus } from './Bonus.tsx';
import { DepositForm } from './DepositForm.tsx';
import * as css from './deposit.css.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { useDeposit } from './useDeposit.ts';

/** Choosing a method and an amount, the order with what the provider says, and how it ended. */
export function DepositPage() {
  return (
    <WithWords areas={['form', 'launch', 'member-deposit']}>
      <Page />
    </WithWords>
  );
}

function Page() {
  const t = useText();
  const memberHref = useMemberHref();
  const { state, send } = useDeposit();
  const { options, order, faults, failed } = state.context;
  const isOpen = state.hasTag('open');

  const waiting = {
    failed: isOpen ? failed : null,
    isChecked: state.context.isChecked,
    checking: state.matches({ waiting: 'checking' }),
    cancelling: state.matches({ waiting: 'cancelling' }),
    onCheck: () => send({ type: 'deposit.check' }),
    onCancel: () => send({ type: 'deposit.cancel' }),
    onEnd: () => send({ type: 'deposit.look' }),
  };
  const isTransfer = isOpen && order?.instruction?.bank !== undefined;

  return (
    <div className={css.page}>
      <PageAction>
        <LinkButton
          tone="ghost"
          size="sm"
          to={memberHref('transactionHistory', { type: 'deposit' })}
          iconStart={<Icon name="clock-counter-clockwise" size={18} />}
        >
          {t('deposit.history')}
        </LinkButton>
      </PageAction>
      {state.matches('loading') ? <Loading /> : null}
      {state.matches('unavailable') ? (
        <div className={css.wide}>
          <LoadFailed
            title={t('deposit.failed.title')}
            text={t('deposit.failed.text')}
            onRetry={() => send({ type: 'deposit.retry' })}
          />
        </div>
      ) : null}
      {order !== null && state.hasTag('ended') ? <Ended order={order} onAgain={() => send({ type: 'deposit.again' })} /> : null}
      {isTransfer ? <TransferPanel {...waiting} order={order} /> : null}
      {options !== null && !isTransfer && (isOpen || state.matches('choosing') || state.matches('creating')) ? (
        options.methods.length === 0 && order === null ? (
          <div className={css.wide}>
            <EmptyState level={3} icon="wallet" title={t('deposit.none.title')} text={t('deposit.none.text')} />
          </div>
        ) : (
          <>
            <div className={isOpen ? css.behind : css.column}>
              {options.methods.length === 0 ? null : (
                <DepositForm
                  options={options}
                  faults={faults}
                  failed={isOpen ? null : failed}
                  busy={state.matches('creating')}
                  disabled={isOpen}
                  onSubmit={(form) => send({ type: 'deposit.submit', form })}
                  onEdit={(field) => send({ type: 'field.edit', field })}
                />
              )}
            </div>
            <OrderPanel {...waiting} order={isOpen ? order : null} />
          </>
        )
      ) : null}
    </div>
  );
}

function Loading() {
  const t = useText();
  return (
    <>
      <Waiting label={t('deposit.loading')} className={css.column}>
        <WaitingBlock className={css.placeholder} />
        <WaitingBlock className={css.placeholderTall} />
      </Waiting>
      <WaitingBlock className={css.placeholderTall} />
    </>
  );
}

interface EndedProps {
  readonly order: DepositOrder;
  readonly onAgain: () => void;
}

function Ended({ order, onAgain }: EndedProps) {
  const t = useText();
  const { money } = useBrand();
  const outcome = order.state === 'credited' ? 'credited' : (order.reason ?? 'expired');
  const isHidden = useBalanceHidden();
  const isCredited = outcome === 'credited';
  const { data: balance } = useQuery({ ...playQueries.balance(), enabled: isCredited });
  const icon = isCredited ? 'seal-check' : order.state === 'expired' ? 'clock-counter-clockwise' : 'warning';
  return (
    <div className={css.end}>
      <output>
        <EmptyState
          level={3}
          icon={icon}
          tone={isCredited ? undefined : order.state === 'expired' ? 'neutral' : 'danger'}
          title={t(`deposit.end.${outcome}.title`, { amount: priceText(order.net, money.symbol, money) })}
          text={t(`deposit.end.${outcome}.text`)}
          action={
            <div className={css.endActions}>
              {isCredited ? <LinkButton to="/hot">{t('deposit.play')}</LinkButton> : null}
              <Button tone="tonal" onClick={onAgain}>
                {t('deposit.again')}
              </Button>
            </div>
          }
        />
      </output>
      {isCredited && balance !== undefined ? (
        <p className={css.hint}>
          {t('deposit.balance')} {isHidden ? hiddenSum : priceText(balance.sumBalance, money.symbol, money)}
        </p>
      ) : null}
      {isCredited ? <WaitingBonus /> : null}
      <p className={css.hint}>
        {t('deposit.order.id')} {order.id}
      </p>
    </div>
  );
}
