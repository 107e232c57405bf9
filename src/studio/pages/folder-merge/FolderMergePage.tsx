import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { FolderConflict, FolderDrift, FolderSide } from '../../../wire/studio/folder.ts';
import { failureTextOf, read, useAct } from '../../api/index.ts';
import { useMay } from '../../app/index.ts';
import { useLocalized, useText } from '../../i18n/index.ts';
import { Button, Card, EmptyState, LinkButton, PageHead, Radios, showToast, Unread } from '../../kit/index.ts';
import * as css from './folderMerge.css.ts';

/** A folder on disk and a draft that parted, brought together setting by setting [OPS-07]. */
export default function FolderMergePage() {
  const text = useText();
  const { merchant = '' } = useParams();
  const { data, error, refetch } = useQuery(read('folderDrift', { params: { merchant } }));
  return (
    <div className={css.page}>
      <PageHead title={text('shell.folder')} text={text('folder.text')} />
      {data === undefined ? (
        <Unread failure={error === null ? null : failureTextOf(error, text)} onRetry={refetch} />
      ) : data === null ? (
        <EmptyState icon="check-circle" title={text('folder.none')} text={text('folder.noneText')}>
          <LinkButton to={`/brands/${merchant}/changes`}>{text('shell.changes')}</LinkButton>
        </EmptyState>
      ) : (
        // Saved once more on disk or in the draft: what was chosen was about something else.
        <Merge key={`${data.digest} ${data.revision}`} merchant={merchant} drift={data} />
      )}
    </div>
  );
}

function Merge({ merchant, drift }: { readonly merchant: string; readonly drift: FolderDrift }) {
  const text = useText();
  const navigate = useNavigate();
  const mayEdit = useMay('editor');
  const { digest, revision, changes, files, conflicts } = drift;
  const [choices, setChoices] = useState<Readonly<Record<string, FolderSide>>>({});
  const left = conflicts.filter(({ id }) => choices[id] === undefined).length;
  const take = useAct('takeFolder', {
    changes: ['folderDrift', 'draft', 'changes', 'brand', 'brands'],
    onDone: () => {
      showToast({ title: text('folder.done') });
      void navigate(`/brands/${merchant}/changes`);
    },
  });
  const all = (side: FolderSide) => setChoices(Object.fromEntries(conflicts.map(({ id }) => [id, side])));
  return (
    <>
      {conflicts.length === 0 ? null : (
        <Card label={text('folder.both', { count: conflicts.length })}>
          <div className={css.block}>
            <div className={css.head}>
              <h2 className={css.title}>{text('folder.both', { count: conflicts.length })}</h2>
              {mayEdit ? (
                <>
                  <Button onPress={() => all('studio')}>{text('folder.allStudio')}</Button>
                  <Button onPress={() => all('folder')}>{text('folder.allFolder')}</Button>
                </>
              ) : null}
            </div>
            <ul className={css.list}>
              {conflicts.map((conflict) => (
                <Conflict
                  key={conflict.id}
                  conflict={conflict}
                  side={choices[conflict.id] ?? null}
                  isLocked={!mayEdit}
                  onChoose={(side) => setChoices({ ...choices, [conflict.id]: side })}
                />
              ))}
            </ul>
          </div>
        </Card>
      )}
      <Brought changes={changes} files={files} />
      <div className={css.foot}>
        <Button
          variant="primary"
          icon="git-merge"
          isBusy={take.isPending}
          why={mayEdit ? (left > 0 ? text('folder.left', { count: left }) : undefined) : text('failure.notAllowed')}
          onPress={() => take.mutate({ params: { merchant }, body: { digest, revision, choices } })}
        >
          {text('folder.act')}
        </Button>
        <span className={css.place}>{text('folder.actText')}</span>
      </div>
    </>
  );
}

interface ConflictProps {
  readonly conflict: FolderConflict;
  readonly side: FolderSide | null;
  readonly isLocked: boolean;
  readonly onChoose: (side: FolderSide) => void;
}

/** A setting that both changed: what it was, and the two values. */
function Conflict({ conflict, side, isLocked, onChoose }: ConflictProps) {
  const text = useText();
  const localized = useLocalized();
  const { kind, place, base, studio, folder } = conflict;
  const name = localized(place);
  const valueOf = (value: FolderConflict['base']) => (value === null ? text('folder.gone') : localized(value));
  const isFile = kind === 'file';
  return (
    <li className={css.conflict}>
      <div className={css.item}>
        <span className={css.sentence}>{name}</span>
        <span className={css.place}>{isFile ? text('folder.file') : text('folder.was', { value: valueOf(base) })}</span>
      </div>
      <Radios<FolderSide | ''>
        label={name}
        value={side ?? ''}
        isLocked={isLocked}
        choices={[
          { value: 'studio', label: isFile ? text('folder.studioFile') : text('folder.studio', { value: valueOf(studio) }) },
          { value: 'folder', label: isFile ? text('folder.folderFile') : text('folder.folder', { value: valueOf(folder) }) },
        ]}
        onChange={(chosen) => {
          if (chosen !== '') onChoose(chosen);
        }}
      />
    </li>
  );
}

/** Settings and files that only the folder changed. */
function Brought({ changes, files }: Pick<FolderDrift, 'changes' | 'files'>) {
  const text = useText();
  const localized = useLocalized();
  const count = changes.length + files.length;
  return (
    <Card label={text('folder.brought', { count })}>
      <div className={css.block}>
        <h2 className={css.title}>{text('folder.brought', { count })}</h2>
        {count === 0 ? <p className={css.place}>{text('folder.broughtNone')}</p> : null}
        <ul className={css.list}>
          {changes.map(({ pointer, sentence }) => (
            <li key={`${pointer} ${sentence.en}`} className={css.item}>
              <span className={css.sentence}>{localized(sentence)}</span>
            </li>
          ))}
          {files.map((file) => (
            <li key={file} className={css.item}>
              <span className={css.place}>{text('folder.newFile')}</span>
              <span className={css.sentence}>{file}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
