import { useState } from 'react';
import { addressOf, failureTextOf, usePages } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, Icon, LinkButton, Scrolling, Select, Unread } from '../../../kit/index.ts';
import { More } from '../More.tsx';
import * as css from '../members.css.ts';
import { EntryTable } from './EntryTable.tsx';
import type { TabProps } from './tab.ts';
import { useWalletName } from './useWalletName.ts';

/** Every entry of one wallet. */
export function Entries({ member }: TabProps) {
  const text = useText();
  const walletName = useWalletName();
  const { merchant, account, symbol, wallets } = member;
  const first = wallets.find(({ wallet }) => wallet === 'main' || wallet === 'trial') ?? wallets[0];
  const [chosen, setChosen] = useState(first?.wallet ?? 'main');
  const params = { merchant, account };
  const pages = usePages('deskMemberEntries', (after) => ({ params, query: { wallet: chosen, after } }));
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  const wallet = wallets.find((each) => each.wallet === chosen);
  return (
    <Scrolling label={text('member.ledger')} className={css.tableCard}>
      <div className={css.tableHead}>
        <Select
          look="pick"
          label={text('member.wallets')}
          value={chosen}
          options={wallets.map((each) => ({ value: each.wallet, label: walletName(each.wallet) }))}
          onChange={setChosen}
        />
        {wallet === undefined ? null : <Evenness wallet={wallet} />}
        <span className={css.space} />
        <LinkButton
          to={addressOf('deskMemberFile', { params, query: { wallet: chosen } })}
          icon="download-simple"
          variant="ghost"
          size="small"
          isExternal
        >
          {text('member.export')}
        </LinkButton>
      </div>
      {entries === undefined ? (
        <Unread failure={pages.error && failureTextOf(pages.error, text)} onRetry={pages.refetch} />
      ) : entries.length === 0 ? (
        <EmptyState icon="receipt" title={text('member.noEntries')} text={text('member.noEntriesText')} />
      ) : (
        <EntryTable entries={entries} symbol={symbol} />
      )}
      <More {...pages} />
    </Scrolling>
  );
}

/** Whether the balance is the one after the last entry. */
export function Evenness({ wallet: { isEven, entries } }: { readonly wallet: TabProps['member']['wallets'][number] }) {
  const text = useText();
  return isEven ? (
    <span className={css.even}>
      <Icon name="check-circle" size={15} />
      {text('member.even', { count: entries })}
    </span>
  ) : (
    <span className={css.uneven} role="alert">
      <Icon name="warning" size={15} />
      {text('member.uneven')}
    </span>
  );
}
