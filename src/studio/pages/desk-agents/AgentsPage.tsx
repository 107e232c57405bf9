import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DeskAgentFigures } from '../../../wire/studio/deskAgents.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { sumText, useMoment, useNumber, useText } from '../../i18n/index.ts';
import { Button, EmptyState, Icon, PageHead, Select, TextInput, Unread } from '../../kit/index.ts';
import { AgentPanel } from './AgentPanel.tsx';
import { AgentTree } from './AgentTree.tsx';
import * as css from './agents.css.ts';
import { usePlace } from './usePlace.ts';

/** Agents of one brand as a tree, and beside it one of them: contracts, windows, statements and debts. */
export default function AgentsPage() {
  const text = useText();
  const { operator } = useSession();
  const { place, go } = usePlace();
  const mayRead = operator.roles.some((role) => role === 'members' || role === 'money' || role === 'approve');
  const brands = useQuery({ ...read('brands', { query: { limit: 100 } }), enabled: mayRead });
  const served = (brands.data?.brands ?? []).filter((brand) => brand.live !== null);
  const merchant = place.merchant ?? served[0]?.merchant ?? null;
  const brandName = served.find((brand) => brand.merchant === merchant)?.name ?? merchant ?? '';
  if (!mayRead) {
    return <EmptyState icon="lock-simple" title={text('agents.noRight.title')} text={text('agents.noRight.text')} />;
  }
  return (
    <div className={css.page}>
      <PageHead title={text('agents.title')} text={text('agents.text')} />
      <div className={css.filters}>
        <Select
          look="pick"
          label={text('agents.brand')}
          value={merchant}
          options={served.map((brand) => ({ value: brand.merchant, label: brand.name }))}
          onChange={(value) => go({ merchant: value })}
        />
        <SearchBox search={place.search ?? ''} onSearch={(search) => go({ search }, { replace: true })} />
      </div>
      {brands.data === undefined ? (
        <Unread failure={brands.error && failureTextOf(brands.error, text)} onRetry={brands.refetch} height={420} />
      ) : merchant === null ? (
        <EmptyState icon="tree-structure" title={text('agents.noBrand.title')} text={text('agents.noBrand.text')} />
      ) : (
        <OfBrand key={merchant} merchant={merchant} brandName={brandName} />
      )}
    </div>
  );
}

function OfBrand({ merchant, brandName }: { readonly merchant: string; readonly brandName: string }) {
  const text = useText();
  const { place, go } = usePlace();
  const { data: figures, error, refetch } = useQuery(read('deskAgentFigures', { params: { merchant } }));
  const tree = useRef<HTMLDivElement>(null);
  const chosen = useRef(place.agent);
  useEffect(() => {
    const wasChosen = chosen.current !== null;
    chosen.current = place.agent;
    // The close button went with the agent.
    if (wasChosen && place.agent === null) tree.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  }, [place.agent]);
  if (figures === undefined) {
    return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />;
  }
  return (
    <>
      <Figures figures={figures} />
      <div className={css.split}>
        <div ref={tree} className={place.agent === null ? css.side : css.behind}>
          <AgentTree
            key={place.search ?? ''}
            merchant={merchant}
            brandName={brandName}
            symbol={figures.symbol}
            place={place}
            go={go}
          />
        </div>
        {place.agent === null ? (
          <aside className={`${css.panel} ${css.behind}`} aria-label={text('agents.one')}>
            <EmptyState icon="user" title={text('agents.choose.title')} text={text('agents.choose.text')} />
          </aside>
        ) : (
          <AgentPanel key={place.agent} merchant={merchant} account={place.agent} place={place} go={go} />
        )}
      </div>
    </>
  );
}

/** The brand in numbers. */
function Figures({ figures }: { readonly figures: DeskAgentFigures }) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const { agents, running, offered, terminating, nextLapse, due, debt, owed, symbol } = figures;
  const tiles = [
    { id: 'agents', value: number(agents), detail: text('agents.figure.agents.detail', { count: running }) },
    {
      id: 'offers',
      value: number(offered),
      detail: nextLapse === null ? text('agents.figure.noLapse') : text('agents.figure.lapse', { day: moment(nextLapse) }),
    },
    { id: 'ending', value: number(terminating), detail: text('agents.figure.ending.detail') },
    { id: 'due', value: number(due), detail: text('agents.figure.due.detail') },
    { id: 'debt', value: sumText(debt, symbol), detail: text('agents.figure.debt.detail', { count: owed }) },
  ] as const;
  return (
    <dl className={css.strip}>
      {tiles.map(({ id, value, detail }) => (
        <div key={id} className={css.figure}>
          <dt className={css.meta}>{text(`agents.figure.${id}`)}</dt>
          <dd className={css.figureValue}>{value}</dd>
          <dd className={css.figureDetail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

function SearchBox({ search, onSearch }: { readonly search: string; readonly onSearch: (search: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  // The address changed by itself, as by the back button.
  if (sent !== search) {
    setSent(search);
    setTyped(search);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className={css.searchForm} role="search" onSubmit={send}>
      <span className={css.searchBox}>
        <TextInput
          label={text('agents.search')}
          isLabelHidden
          type="search"
          size="small"
          value={typed}
          onChange={setTyped}
          placeholder={text('agents.searchHint')}
          before={<Icon name="magnifying-glass" size={15} tone="quiet" />}
          maxLength={64}
          autoComplete="off"
        />
      </span>
      <Button type="submit">{text('agents.find')}</Button>
    </form>
  );
}
