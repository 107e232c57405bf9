import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { DeskMemberRow } from '../../../wire/studio/deskMembers.ts';
import { call, failureTextOf, read } from '../../api/index.ts';
import { useSession } from '../../app/index.ts';
import { sumText, type Translate, useMoment, useText } from '../../i18n/index.ts';
import {
  Badge,
  Button,
  type Column,
  EmptyState,
  Icon,
  PageHead,
  Scrolling,
  Select,
  Skeleton,
  Table,
  TextInput,
  Unread,
} from '../../kit/index.ts';
import { MemberState } from './MemberState.tsx';
import * as css from './members.css.ts';

/** Members of one brand: by name, number, address or id. */
export default function MembersPage() {
  const text = useText();
  const { operator } = useSession();
  const mayRead = operator.roles.some((role) => role === 'members' || role === 'money' || role === 'approve');
  const [params, setParams] = useSearchParams();
  const brands = useQuery({ ...read('brands', { query: { limit: 100 } }), enabled: mayRead });
  const served = (brands.data?.brands ?? []).filter((brand) => brand.live !== null);
  const merchant = params.get('merchant') ?? served[0]?.merchant ?? null;
  const search = params.get('search') ?? '';
  const choose = (name: 'merchant' | 'search', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name === 'search' },
    );
  if (!mayRead) {
    return <EmptyState icon="lock-simple" title={text('member.noRight.title')} text={text('member.noRight.text')} />;
  }
  const brandName = served.find((brand) => brand.merchant === merchant)?.name ?? merchant ?? '';
  return (
    <div className={css.page}>
      <PageHead title={text('member.title')} />
      <div className={css.filters}>
        <Select
          look="pick"
          label={text('member.brand')}
          value={merchant}
          options={served.map((brand) => ({ value: brand.merchant, label: brand.name }))}
          onChange={(value) => choose('merchant', value)}
        />
        <SearchBox search={search} onSearch={(value) => choose('search', value)} />
      </div>
      {brands.data === undefined ? (
        <Unread failure={brands.error && failureTextOf(brands.error, text)} onRetry={brands.refetch} height={420} />
      ) : merchant === null ? (
        <EmptyState icon="users" title={text('member.noBrand.title')} text={text('member.noBrand.text')} />
      ) : (
        <Found merchant={merchant} brandName={brandName} search={search} />
      )}
    </div>
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
          label={text('member.search')}
          isLabelHidden
          type="search"
          size="small"
          value={typed}
          onChange={setTyped}
          placeholder={text('member.searchHint')}
          before={<Icon name="magnifying-glass" size={15} tone="quiet" />}
          maxLength={100}
          autoComplete="off"
        />
      </span>
      <Button type="submit">{text('member.find')}</Button>
    </form>
  );
}

interface FoundProps {
  readonly merchant: string;
  readonly brandName: string;
  readonly search: string;
}

function Found({ merchant, brandName, search }: FoundProps) {
  const text = useText();
  const moment = useMoment();
  const navigate = useNavigate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['deskMembers', merchant, search],
    queryFn: ({ pageParam, signal }) =>
      call('deskMembers', {
        params: { merchant },
        query: { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={420} />
    ) : (
      <EmptyState icon="plugs-connected" title={failureTextOf(error, text)}>
        <Button onPress={() => void refetch()}>{text('failure.retry')}</Button>
      </EmptyState>
    );
  }
  const rows = data.pages.flatMap(({ members }) => members);
  const symbol = data.pages[0]?.symbol ?? '';
  if (rows.length === 0) {
    const shown =
      search === '' ? text('member.empty.text', { brand: brandName }) : text('member.none.text', { brand: brandName, search });
    return <EmptyState icon="magnifying-glass" title={text('member.none.title')} text={shown} />;
  }
  const open = ({ account }: DeskMemberRow) => void navigate(`/desk/members/${merchant}/${encodeURIComponent(account)}`);
  return (
    <Scrolling label={text('member.title')} className={css.tableCard}>
      <Table
        label={text('member.title')}
        density="tall"
        rows={rows}
        idOf={({ account }) => account}
        onChoose={open}
        columns={columnsOf({ text, moment, merchant, symbol })}
      />
      <div className={css.foot}>
        <span>{text('member.shown', { count: rows.length })}</span>
        {hasNextPage ? (
          <Button isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {text('member.more')}
          </Button>
        ) : null}
      </div>
    </Scrolling>
  );
}

interface ColumnDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  readonly merchant: string;
  readonly symbol: string;
}

function columnsOf({ text, moment, merchant, symbol }: ColumnDeps): readonly Column<DeskMemberRow>[] {
  return [
    {
      id: 'name',
      label: text('member.name'),
      isHeader: true,
      cell: ({ account, username }) => (
        <span className={css.stack}>
          <Link className={css.link} to={`/desk/members/${merchant}/${encodeURIComponent(account)}`}>
            {username}
          </Link>
          <span className={css.meta}>{account}</span>
        </span>
      ),
    },
    {
      id: 'state',
      label: text('member.state'),
      cell: (row) => (
        <span className={css.badges}>
          <MemberState member={row} />
          {row.marks.map((mark) => (
            <Badge key={mark} tone="warning" mark={{ name: 'flag' }}>
              {text(`member.mark.${mark}`)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'contact',
      label: text('member.contact'),
      cell: ({ mobile, email }) => (
        <span className={css.stack}>
          <span className={css.nowrap}>{mobile ?? text('member.notGiven')}</span>
          {email === null ? null : <span className={css.meta}>{email}</span>}
        </span>
      ),
    },
    {
      id: 'balance',
      label: text('member.balance'),
      isNumeric: true,
      cell: ({ balance }) => <span className={css.nowrap}>{sumText(balance, symbol)}</span>,
    },
    {
      id: 'since',
      label: text('member.since'),
      cell: ({ createdAt }) => <span className={css.nowrap}>{moment(createdAt, 'day')}</span>,
    },
  ];
}
