import type { DeskItem } from '../../../wire/studio/desk.ts';
import { type Translate, useText } from '../../i18n/index.ts';
import { Avatar, Badge, Checkbox, type Column, Icon, Table } from '../../kit/index.ts';
import * as css from './queue.css.ts';
import { kindIcons, levelOf, useDetailText, useRiskText, useValueText, useWait } from './queueText.ts';
import { sumOf } from './sums.ts';
import { keyOf } from './useQueue.ts';

interface QueueTableProps {
  readonly items: readonly DeskItem[];
  readonly brandName: (merchant: string) => string;
  readonly selected: string | null;
  readonly marked: ReadonlySet<string>;
  readonly now: number;
  readonly onOpen: (item: DeskItem) => void;
  readonly onMark: (key: string, isMarked: boolean) => void;
}

/** The items that wait. */
export function QueueTable({ items, brandName, selected, marked, now, onOpen, onMark }: QueueTableProps) {
  const text = useText();
  const wait = useWait(now);
  const riskText = useRiskText(now);
  const detailText = useDetailText();
  const valueText = useValueText();
  return (
    <Table
      label={text('desk.queue')}
      rows={items}
      idOf={keyOf}
      density="tall"
      selected={selected}
      onChoose={onOpen}
      columns={columnsOf({ brandName, marked, onOpen, onMark, text, wait, riskText, detailText, valueText })}
    />
  );
}

interface ColumnDeps extends Pick<QueueTableProps, 'brandName' | 'marked' | 'onOpen' | 'onMark'> {
  readonly text: Translate;
  readonly wait: ReturnType<typeof useWait>;
  readonly riskText: ReturnType<typeof useRiskText>;
  readonly detailText: ReturnType<typeof useDetailText>;
  readonly valueText: ReturnType<typeof useValueText>;
}

function columnsOf(deps: ColumnDeps): readonly Column<DeskItem>[] {
  const { brandName, marked, onOpen, onMark, text, wait, riskText, detailText, valueText } = deps;
  return [
    {
      id: 'mark',
      label: text('queue.column.mark'),
      cell: (item) => (
        <Checkbox
          label={text('queue.mark', { id: item.id })}
          isLabelHidden
          isOn={marked.has(keyOf(item))}
          onChange={(isOn) => onMark(keyOf(item), isOn)}
        />
      ),
    },
    {
      id: 'kind',
      label: text('queue.column.kind'),
      cell: (item) => (
        <span className={css.kind}>
          <Icon name={kindIcons[item.kind]} size={15} tone={toneOf(item)} />
          <span className={css.two}>
            <span className={css.strong}>{text(`queue.kind.${item.kind}`)}</span>
            <span className={css.quiet}>{valueText(item.state)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'member',
      label: text('queue.column.member'),
      isHeader: true,
      cell: (item) => {
        const name = item.username ?? text('queue.guest');
        return (
          <span className={css.member}>
            <Avatar name={name} size="medium" />
            <span className={css.two}>
              <button type="button" className={css.open} onClick={() => onOpen(item)}>
                {name}
              </button>
              <span className={css.quiet}>{brandName(item.merchant)}</span>
            </span>
          </span>
        );
      },
    },
    {
      id: 'amount',
      label: text('queue.column.amount'),
      isNumeric: true,
      cell: (item) => (
        <span className={css.twoEnd}>
          <span className={css.strong}>{item.amount === null ? '–' : sumOf(item.amount, item)}</span>
          <span className={css.quiet}>{detailText(item)}</span>
        </span>
      ),
    },
    {
      id: 'risk',
      label: text('queue.column.risk'),
      cell: (item) => <Risks item={item} riskText={riskText} />,
    },
    {
      id: 'wait',
      label: text('queue.column.wait'),
      cell: (item) => {
        const { label, isLate } = wait(item);
        return (
          <span className={css.two}>
            <span className={isLate ? css.late : css.wait}>{label}</span>
            {item.pending !== null ? (
              <Badge tone="draft">{text('queue.waitsSecond')}</Badge>
            ) : item.claim === null ? null : (
              <Badge tone={item.claim.isMine ? 'info' : 'neutral'}>
                {item.claim.isMine ? text('queue.takenByMe') : text('queue.takenBy', { name: item.claim.by })}
              </Badge>
            )}
          </span>
        );
      },
    },
  ];
}

const toneOf = ({ kind }: DeskItem) =>
  kind === 'withdrawal' ? 'warning' : kind === 'deposit' ? 'success' : kind === 'receipt' ? 'danger' : 'quiet';

interface RisksProps {
  readonly item: DeskItem;
  readonly riskText: ReturnType<typeof useRiskText>;
}

function Risks({ item, riskText }: RisksProps) {
  const [first, ...rest] = item.risks;
  if (first === undefined) return <span className={css.quiet}>–</span>;
  const level = levelOf(item.score);
  return (
    <span className={css.two}>
      <span className={css.score}>
        <span className={css.bar} aria-hidden="true">
          <i className={css.barFill[level]} style={{ inlineSize: `${item.score}%` }} />
        </span>
        <span className={css.figure[level]}>{item.score}</span>
      </span>
      <span className={css.quiet}>
        {riskText(first, item).title}
        {rest.some(({ score }) => score > 0) ? ` +${rest.filter(({ score }) => score > 0).length}` : ''}
      </span>
    </span>
  );
}
