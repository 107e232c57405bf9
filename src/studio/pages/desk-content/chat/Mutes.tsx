import { useQuery } from '@tanstack/react-query';
import type { ChatMute } from '../../../../wire/chat.ts';
import { failureTextOf, read, useAct } from '../../../api/index.ts';
import { type Translate, useMoment, useText } from '../../../i18n/index.ts';
import { Button, type Column, EmptyState, Scrolling, showToast, Table, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';

/** Members who may not write now, and the act that lets them. */
export function Mutes({ merchant }: { readonly merchant: string }) {
  const text = useText();
  const moment = useMoment();
  const { data, error, refetch } = useQuery(read('deskMutes', { params: { merchant } }));
  const unmute = useAct('deskMemberUnmute', {
    changes: ['deskMutes'],
    onDone: ({ username }) => showToast({ title: text('content.chat.unmuted', { name: username }) }),
  });
  if (data === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={320} />;
  if (data.length === 0) return <EmptyState icon="check-circle" title={text('content.chat.noMutes')} />;
  const onUnmute = ({ account }: ChatMute) => unmute.mutate({ params: { merchant, account } });
  return (
    <Scrolling label={text('content.chat.view.mutes')} className={css.tableCard}>
      <Table
        label={text('content.chat.view.mutes')}
        density="tall"
        rows={data}
        idOf={({ account }) => account}
        columns={columnsOf({ text, moment, busy: unmute.isPending ? unmute.variables.params.account : null, onUnmute })}
      />
    </Scrolling>
  );
}

interface ColumnDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  /** Account that is being let write. */
  readonly busy: string | number | null;
  readonly onUnmute: (row: ChatMute) => void;
}

const columnsOf = ({ text, moment, busy, onUnmute }: ColumnDeps): readonly Column<ChatMute>[] => [
  { id: 'member', label: text('content.chat.member'), isHeader: true, cell: ({ username }) => username },
  {
    id: 'until',
    label: text('content.chat.until'),
    cell: ({ until }) => (until === null ? '' : moment(until)),
  },
  { id: 'reason', label: text('content.reason'), cell: ({ reason }) => <span className={css.stack}>{reason}</span> },
  {
    id: 'act',
    label: text('content.chat.act'),
    cell: (row) => (
      <Button size="small" isBusy={busy === row.account} onPress={() => onUnmute(row)}>
        {text('content.chat.unmute')}
      </Button>
    ),
  },
];
