import type { DeskNote } from '../../../wire/studio/deskMembers.ts';
import { useMoment } from '../../i18n/index.ts';
import { Avatar } from '../../kit/index.ts';
import * as css from './members.css.ts';

export function NoteRow({ note: { by, text, at } }: { readonly note: DeskNote }) {
  const moment = useMoment();
  return (
    <div className={css.note}>
      <Avatar name={by} size="medium" />
      <div className={css.stack}>
        <p className={css.noteText}>{text}</p>
        <span className={css.meta}>
          {by}, {moment(at)}
        </span>
      </div>
    </div>
  );
}
