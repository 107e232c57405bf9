import { useQuery } from '@tanstack/react-query';
import { failureTextOf, read } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, Unread } from '../../../kit/index.ts';
import * as css from '../members.css.ts';
import { NoteRow } from '../NoteRow.tsx';
import type { TabProps } from './tab.ts';

/** Notes of operators, newest first. */
export function Notes({ member: { merchant, account }, onOpen }: TabProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(read('deskMemberNotes', { params: { merchant, account } }));
  if (data === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} />;
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
