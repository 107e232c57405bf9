import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuditRow } from '../../../wire/studio/session.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { useMay, useSession } from '../../app/index.ts';
import { type Translate, useMoment, useText } from '../../i18n/index.ts';
import {
  Avatar,
  Badge,
  Button,
  type Column,
  EmptyState,
  Menu,
  PageHead,
  Scrolling,
  Select,
  Table,
  Unread,
} from '../../kit/index.ts';
import { AuditEntry } from './AuditEntry.tsx';
import * as css from './audit.css.ts';
import { lineOf, useActName, useDetails, usePersonName } from './auditText.ts';
import { ChainPanel } from './ChainPanel.tsx';
import { type AuditFilters, periods, useAudit, useAuditFilters } from './useAudit.ts';
import { useChain, useChainExport } from './useChain.ts';

const all = '*';

/** Acts and refusals of operators, and the hash chain of all events. */
export default function AuditPage() {
  const text = useText();
  const { operator } = useSession();
  const mayPublish = useMay('publisher');
  const mayRead = mayPublish || operator.roles.includes('approve');
  const { filters, choose, clear } = useAuditFilters();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAudit(filters, mayRead);
  const { chain, check, isChecking } = useChain(mayRead);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const opened = rows.find(({ id }) => id === filters.entry) ?? null;

  if (!mayRead) {
    return <EmptyState icon="lock-simple" title={text('audit.noRight.title')} text={text('audit.noRight.text')} />;
  }
  return (
    <div className={css.page}>
      <PageHead title={text('shell.audit')} text={text('audit.text')}>
        <Button icon="seal-check" isBusy={isChecking} onPress={check}>
          {text('audit.chain.check')}
        </Button>
        {operator.merchants === null ? <Export /> : null}
      </PageHead>
      {chain === undefined ? null : <ChainPanel chain={chain} />}
      <Filters filters={filters} kinds={data?.pages[0]?.kinds ?? []} choose={choose} />
      {data === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />
      ) : rows.length === 0 ? (
        <None filters={filters} onClear={clear} />
      ) : (
        <div className={css.split}>
          <Scrolling label={text('shell.audit')} className={css.list}>
            <Rows rows={rows} opened={filters.entry} onOpen={(id) => choose('entry', id)} />
            <div className={css.foot}>
              <span>{text('audit.rows', { count: rows.length })}</span>
              {hasNextPage ? (
                <Button isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                  {text('audit.more')}
                </Button>
              ) : null}
            </div>
          </Scrolling>
          {opened === null ? null : <AuditEntry row={opened} onClose={() => choose('entry', null)} />}
        </div>
      )}
    </div>
  );
}

function Export() {
  const text = useText();
  const { isBusy, save } = useChainExport();
  return (
    <Menu
      label={text('audit.chain.export')}
      placement="bottom end"
      trigger={
        <Button icon="download-simple" isBusy={isBusy}>
          {text('audit.chain.export')}
        </Button>
      }
      groups={[
        [
          {
            id: 'jsonl',
            label: text('audit.chain.jsonl'),
            detail: text('audit.chain.exportText'),
            onChoose: () => save('jsonl'),
          },
          { id: 'csv', label: text('audit.chain.csv'), detail: text('audit.chain.exportText'), onChoose: () => save('csv') },
        ],
      ]}
    />
  );
}

interface FiltersProps {
  readonly filters: AuditFilters;
  readonly kinds: readonly string[];
  readonly choose: (name: keyof AuditFilters, value: string | null) => void;
}

function Filters({ filters, kinds, choose }: FiltersProps) {
  const text = useText();
  const actName = useActName();
  const { data: team = [] } = useQuery(read('team'));
  const { data: brands } = useQuery(read('brands', { query: { limit: 100 } }));
  const merchants = new Map((brands?.brands ?? []).map(({ merchant, name }) => [merchant, name]));
  if (filters.merchant !== null && !merchants.has(filters.merchant)) merchants.set(filters.merchant, filters.merchant);
  const pick = (
    name: 'operator' | 'merchant' | 'kind' | 'outcome',
    label: string,
    none: string,
    options: readonly (readonly [value: string, label: string])[],
  ): ReactNode => (
    <Select
      look="pick"
      label={label}
      value={filters[name] ?? all}
      options={[{ value: all, label: none }, ...options.map(([value, shown]) => ({ value, label: shown }))]}
      onChange={(value) => choose(name, value === all ? null : value)}
    />
  );
  return (
    <div className={css.filters}>
      {pick(
        'operator',
        text('audit.operator'),
        text('audit.everybody'),
        team.map(({ name, displayName }) => [name, displayName]),
      )}
      {pick('merchant', text('audit.merchant'), text('audit.everyBrand'), [...merchants])}
      {pick(
        'kind',
        text('audit.kind'),
        text('audit.allActs'),
        [...new Set([...kinds, ...(filters.kind === null ? [] : [filters.kind])])].map((kind) => [kind, actName(kind)]),
      )}
      {pick('outcome', text('audit.outcome'), text('audit.allOutcomes'), [
        ['done', text('audit.done')],
        ['refused', text('audit.refused')],
      ])}
      <Select
        look="pick"
        label={text('audit.period')}
        icon="calendar-dots"
        value={String(filters.days)}
        options={periods.map((days) => ({ value: String(days), label: text('audit.days', { count: days }) }))}
        onChange={(days) => choose('days', days)}
      />
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly AuditRow[];
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
}

function Rows({ rows, opened, onOpen }: RowsProps) {
  const text = useText();
  const moment = useMoment();
  const actName = useActName();
  const details = useDetails();
  const personName = usePersonName();
  return (
    <Table
      label={text('shell.audit')}
      rows={rows}
      idOf={({ id }) => id}
      selected={opened}
      onChoose={({ id }) => onOpen(id)}
      columns={columnsOf({ text, moment, actName, details, personName, onOpen })}
    />
  );
}

interface ColumnDeps extends Pick<RowsProps, 'onOpen'> {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  readonly actName: ReturnType<typeof useActName>;
  readonly details: ReturnType<typeof useDetails>;
  readonly personName: ReturnType<typeof usePersonName>;
}

function columnsOf({ text, moment, actName, details, personName, onOpen }: ColumnDeps): readonly Column<AuditRow>[] {
  return [
    {
      id: 'time',
      label: text('audit.time'),
      isHeader: true,
      cell: ({ id, at }) => (
        <button type="button" className={css.open} onClick={() => onOpen(id)}>
          {moment(at, 'second')}
        </button>
      ),
    },
    {
      id: 'who',
      label: text('audit.operator'),
      cell: ({ by }) => (
        <span className={css.who}>
          <Avatar name={personName(by)} />
          <span className={by === '' ? css.quiet : css.whoName} title={personName(by)}>
            {personName(by)}
          </span>
        </span>
      ),
    },
    {
      id: 'act',
      label: text('audit.kind'),
      cell: ({ kind, outcome }) => <Badge tone={outcome === 'refused' ? 'warning' : 'neutral'}>{actName(kind)}</Badge>,
    },
    {
      id: 'brand',
      label: text('audit.merchant'),
      cell: ({ merchant }) => merchant ?? <span className={css.quiet}>–</span>,
    },
    {
      id: 'detail',
      label: text('audit.detail'),
      cell: (row) => <span className={css.detail}>{lineOf(details(row))}</span>,
    },
  ];
}

function None({ filters, onClear }: { readonly filters: AuditFilters; readonly onClear: () => void }) {
  const text = useText();
  const actName = useActName();
  const named = [
    filters.operator,
    filters.merchant,
    filters.kind === null ? null : actName(filters.kind),
    filters.outcome === null ? null : text(filters.outcome === 'done' ? 'audit.done' : 'audit.refused'),
    text('audit.days', { count: filters.days }),
  ].filter((name) => name !== null);
  return (
    <EmptyState
      icon="list-magnifying-glass"
      title={text('audit.none.title')}
      text={text('audit.none.text', { filters: named.join(', ') })}
    >
      <Button onPress={onClear}>{text('audit.clear')}</Button>
    </EmptyState>
  );
}
