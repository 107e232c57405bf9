import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureTextOf } from '../../api/index.ts';
import { TopBarEnd, useMay } from '../../app/index.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Avatar, Button, Icon, IconButton, Kbd } from '../../kit/index.ts';
import { useDraft, useDraftActs, useOpenDraft, usePeople } from '../draft/useDraft.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import * as css from './layout.css.ts';

/** Save state, undo and redo, who else is here, and the way to publishing. */
export function TopBar({ stops, isChangesPage = false }: { readonly stops: number; readonly isChangesPage?: boolean }) {
  const text = useText();
  const navigate = useNavigate();
  const { merchant } = useOpenDraft();
  const { undo, redo } = useDraftActs();
  const mayEdit = useMay('editor');
  const canUndo = useDraft(({ context }) => context.history.past.length > 0);
  const canRedo = useDraft(({ context }) => context.history.future.length > 0);
  return (
    <TopBarEnd>
      <span className={css.bar}>
        <SaveState />
        {mayEdit ? (
          <span className={css.steps}>
            <IconButton
              icon="arrow-u-up-left"
              label={text('editor.undo')}
              keys={<Kbd keys="mod+Z" />}
              isDisabled={!canUndo}
              onPress={undo}
            />
            <IconButton
              icon="arrow-u-up-right"
              label={text('editor.redo')}
              keys={<Kbd keys="mod+shift+Z" />}
              isDisabled={!canRedo}
              onPress={redo}
            />
          </span>
        ) : null}
        <People />
        {isChangesPage ? (
          <Button onPress={() => void navigate(`/brands/${merchant}/edit`)}>{text('editor.back')}</Button>
        ) : (
          <Button
            variant="primary"
            icon="rocket-launch"
            why={stops > 0 ? text('editor.publishStops', { count: stops }) : undefined}
            onPress={() => void navigate(`/brands/${merchant}/changes`)}
          >
            {text('editor.publish')}
          </Button>
        )}
      </span>
    </TopBarEnd>
  );
}

function SaveState() {
  const text = useText();
  const momentText = useMoment();
  const { actor } = useOpenDraft();
  const state = useDraft(({ value }) => value);
  const { savedAt, failedSince, failure, conflicts, broken } = useDraft(({ context }) => context);
  const [isAsking, setAsking] = useState(true);
  const time = (at: number) => momentText(at, 'second').split(' ').at(-1) ?? '';
  if (state === 'conflict')
    return (
      <>
        <Button size="small" icon="git-merge" onPress={() => setAsking(true)}>
          {text('editor.conflict', { count: conflicts.length })}
        </Button>
        {isAsking ? <ConflictDialog onClose={() => setAsking(false)} /> : null}
      </>
    );
  if (state === 'unsaved' && failedSince !== null)
    return (
      <span className={`${css.saveState} ${css.saveFailed}`} role="status">
        <Icon name="cloud-slash" size={15} />
        {text('editor.notSaved', { time: time(failedSince) })}
        <button type="button" className={css.textButton} onClick={() => actor.send({ type: 'retry' })}>
          {text('editor.tryNow')}
        </button>
      </span>
    );
  if (state === 'refused')
    return (
      <span className={`${css.saveState} ${css.saveFailed}`} role="alert">
        <Icon name="warning" weight="fill" size={15} />
        {failureTextOf(failure, text)}
      </span>
    );
  const isSaving = state === 'saving' || state === 'writing';
  const isWaiting = state === 'edited' || broken !== null;
  return (
    <span className={css.saveState} role="status">
      <Icon name={isSaving || isWaiting ? 'cloud-arrow-up' : 'cloud-check'} size={15} />
      {isSaving
        ? text('editor.saving')
        : isWaiting
          ? text('editor.edited')
          : savedAt === null
            ? text('editor.allSaved')
            : text('editor.saved', { time: time(savedAt) })}
    </span>
  );
}

const mostShown = 4;

function People() {
  const text = useText();
  const people = usePeople();
  if (people.length === 0) return null;
  return (
    <span
      className={css.people}
      role="group"
      aria-label={text('editor.people', { names: people.map(({ name }) => name).join(', ') })}
    >
      {people.slice(0, mostShown).map(({ name }) => (
        <span key={name} className={css.person}>
          <Avatar name={name} hasLabel />
        </span>
      ))}
    </span>
  );
}
