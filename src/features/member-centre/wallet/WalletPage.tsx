import { useState } from 'react';
import { queries } from '../../../api/queries.ts';
import { transferQueries } from '../../../api/transfers.ts';
import { moneyOf, moneyToWire, zero } from '../../../domain/money.ts';
import { typedAmount } from '../../../domain/shortText.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, MemberTable, Waiting, WaitingBlock } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { WalletTransfers } from '../../../wire/wallet.ts';
import { Sum } from '../transfer/Sum.tsx';
import * as shared from '../transfer/transfer.css.ts';
import { useTransfer } from '../transfer/useTransfer.ts';
import { useTransferColumns } from '../transfer/useTransferColumns.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { TransferForm } from './TransferForm.tsx';
import type { VendorWallet } from './vendorWallet.ts';
import * as css from './wallet.css.ts';

/** The balance and where it is, transfers between wallets, and the vendor wallets. */
export function WalletPage() {
  return (
    <WithWords areas={['form', 'launch', 'member-wallet']}>
      <Page />
    </WithWords>
  );
}

function Page() {
  const t = useText();
  const { money } = useBrand();
  const { data, isLoadingError, isFetching, refetch } = useQuery(transferQueries.wallets());
  const vendors = useVendorWallets(data?.wallets ?? []);
  const transfer = useTransfer();
  const [chosen, setChosen] = useState('');
  const [isInto, setInto] = useState(true);
  if (isLoadingError) {
    return <LoadFailed level={2} title={t('transfer.failed')} onRetry={refetch} />;
  }
  if (data === undefined) return <Loading />;
  const balanceOf = (name: string) => data.wallets.find(({ wallet }) => wallet === name)?.balance ?? moneyToWire(zero);
  const { state, send } = transfer;
  const collect = (wallet: VendorWallet) => {
    const { balance } = wallet;
    send({
      type: 'transfer.submit',
      form: { from: wallet.wallet, to: 'main', amount: typedAmount(balance, money), paymentPassword: null },
      bounds: { min: null, max: null, balance },
    });
  };
  return (
    <div className={css.page}>
      <div className={css.top}>
        <BalanceCard
          main={balanceOf('main')}
          held={balanceOf('held')}
          total={data.sumBalance}
          vendors={vendors}
          isRefreshing={isFetching}
          isCollecting={state.matches('collecting')}
          onRefresh={() => void refetch()}
          onCollect={() => send({ type: 'transfer.collect' })}
        />
        <TransferForm
          transfer={transfer}
          vendors={vendors}
          main={balanceOf('main')}
          chosen={vendors.some(({ wallet }) => wallet === chosen) ? chosen : (vendors[0]?.wallet ?? '')}
          isInto={isInto}
          onChoose={setChosen}
          onSwap={() => setInto(!isInto)}
        />
      </div>
      <VendorWallets
        vendors={vendors}
        busy={state.hasTag('busy')}
        onCollect={collect}
        onInto={({ wallet }) => {
          setChosen(wallet);
          setInto(true);
        }}
      />
      <LastTransfers vendors={vendors} />
    </div>
  );
}

/** A wallet for each vendor of the brand, in the order of the catalogue, and for each dropped one that still holds money. */
function useVendorWallets(wallets: readonly { readonly wallet: string; readonly balance: string }[]): readonly VendorWallet[] {
  const { data: catalogue = [] } = useQuery(queries.catalogue());
  const names = new Map<string, string>(
    catalogue.flatMap((entry) =>
      entry.vendors.map(({ vassalage, displayName }) => [`vendor:${vassalage}`, displayName] as const),
    ),
  );
  const opened = new Map(wallets.map(({ wallet, balance }) => [wallet, balance]));
  const dropped = [...opened.keys()].filter((wallet) => wallet.startsWith('vendor:') && !names.has(wallet));
  return [
    ...[...names].map(([wallet, name]) => ({ wallet, name, balance: opened.get(wallet) ?? moneyToWire(zero) })),
    ...dropped.map((wallet) => ({ wallet, name: wallet.slice('vendor:'.length), balance: opened.get(wallet) ?? '0' })),
  ];
}

interface VendorWalletsProps {
  readonly vendors: readonly VendorWallet[];
  readonly busy: boolean;
  readonly onCollect: (wallet: VendorWallet) => void;
  readonly onInto: (wallet: VendorWallet) => void;
}

function VendorWallets({ vendors, busy, onCollect, onInto }: VendorWalletsProps) {
  const t = useText();
  const [hidesEmpty, setHidesEmpty] = useState(false);
  const isFilled = ({ balance }: VendorWallet) => moneyOf(balance) > zero;
  const shown = hidesEmpty ? vendors.filter(isFilled) : vendors;
  return (
    <section className={shared.section} aria-labelledby="vendor-wallets">
      <header className={shared.sectionHead}>
        <h3 id="vendor-wallets" className={shared.sectionTitle}>
          {t('wallet.list')}
        </h3>
        <Checkbox name="hideEmpty" checked={hidesEmpty} onChange={setHidesEmpty}>
          {t('wallet.hideEmpty')}
        </Checkbox>
      </header>
      {shown.length === 0 ? <p className={css.nothing}>{t('wallet.allEmpty')}</p> : null}
      <ul className={css.tiles}>
        {shown.map((wallet) => (
          <li key={wallet.wallet} className={isFilled(wallet) ? css.tile.filled : css.tile.empty}>
            <span className={css.tileName}>{wallet.name}</span>
            <span className={css.tileSum}>
              <Sum value={wallet.balance} />
            </span>
            <button
              type="button"
              className={css.tileAction}
              aria-label={t(isFilled(wallet) ? 'wallet.collectOf' : 'wallet.intoOf', { name: wallet.name })}
              aria-disabled={busy ? true : undefined}
              onClick={() => (busy ? undefined : isFilled(wallet) ? onCollect(wallet) : onInto(wallet))}
            >
              {t(isFilled(wallet) ? 'wallet.collect' : 'wallet.into')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastTransfers({ vendors }: { readonly vendors: readonly VendorWallet[] }) {
  const t = useText();
  const memberHref = useMemberHref();
  const columns = useTransferColumns<WalletTransfers[number]>({ key: 'wallets', label: t('wallet.wallets'), cell: routeCell });
  const { data, isLoadingError, refetch } = useQuery(transferQueries.lastTransfers());
  const nameOf = (wallet: string) =>
    vendors.find((vendor) => vendor.wallet === wallet)?.name ?? (wallet === 'main' ? t('wallet.main') : wallet);
  return (
    <section className={shared.section} aria-labelledby="recent-transfers">
      <header className={shared.sectionHead}>
        <h3 id="recent-transfers" className={shared.sectionTitle}>
          {t('wallet.last')}
        </h3>
        <SiteLink className={shared.more} to={memberHref('transactionHistory', { kind: 'transfer' })}>
          {t('wallet.record')}
          <Icon name="arrow-right" size={16} />
        </SiteLink>
      </header>
      <Card flush>
        <MemberTable
          label={t('wallet.last')}
          rows={data?.map((row) => ({ ...row, from: nameOf(row.from), to: nameOf(row.to) }))}
          failed={isLoadingError}
          onRetry={() => void refetch()}
          rowKey={({ id }) => id}
          empty={{ icon: 'wallet', title: t('wallet.empty.title'), text: t('wallet.empty.text') }}
          columns={columns}
        />
      </Card>
    </section>
  );
}

function Loading() {
  const t = useText();
  return (
    <Waiting label={t('transfer.loading')} className={css.top}>
      <WaitingBlock className={css.placeholder} />
      <WaitingBlock className={css.placeholder} />
    </Waiting>
  );
}

const routeCell = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <span className={css.route}>
    {from}
    <Icon name="arrow-right" size={16} />
    {to}
  </span>
);
