import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState } from '../../../kit/index.ts';
import { Unread } from '../More.tsx';
import * as css from '../members.css.ts';
import { NoteRow } from '../NoteRow.tsx';
import type { TabProps } from './tab.ts';

/** Notes of operators, newest first. */
export function Notes({ member: { merchant, account }, onOpen }: TabProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(read('deskMemberNotes', { params: { merchant, account } }));
  if (data === undefined) return <Unread error={error} onRetry={refetch} />;
  return data.length === 0 ? (
    <EmptyState icon="note-pencil" title={text('member.noNotes')} text={text('member.noNotesText')}>
      <Button onPress={() => onOpen('note')}>{text('member.note')}</Button>
    </EmptyState>
  ) : (
    <div className={css.list}>
      {data.map((note) => (
        <NoteRow key={note.id} note={note} />
      ))}
    </div>
  );
}
