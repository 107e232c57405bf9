import { localized } from '../../../domain/language.ts';
import { placeName } from '../../../manifest/changes/index.ts';
import { useSession } from '../../app/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, Dialog, Field, Radios } from '../../kit/index.ts';
import { type Choice, type Conflict, publishedSide } from '../document/conflicts.ts';
import { placeOf } from '../document/values.ts';
import { useDraft, useOpenDraft } from '../draft/useDraft.ts';
import { fieldAt } from '../fields/fieldModel.ts';
import { titleOf } from '../form/entryTitle.ts';
import { useValueName } from '../form/fieldState.ts';
import * as css from './layout.css.ts';

/** Asks about the settings that were changed here and elsewhere, one by one. */
export function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { actor } = useOpenDraft();
  const { conflicts, choices } = useDraft(({ context }) => context);
  const left = conflicts.filter(({ pointer }) => choices[pointer] === undefined).length;
  return (
    <Dialog
      title={text('editor.conflictTitle', { count: conflicts.length })}
      isOpen
      onClose={onClose}
      width="wide"
      foot={
        <Button
          variant="primary"
          why={left > 0 ? text('editor.conflictLeft', { count: left }) : undefined}
          onPress={() => actor.send({ type: 'settle' })}
        >
          {text('editor.conflictSave')}
        </Button>
      }
    >
      <p>{text('editor.conflictText')}</p>
      {conflicts.map((conflict) => (
        <Sides
          key={conflict.pointer}
          conflict={conflict}
          choice={choices[conflict.pointer] ?? null}
          onChoose={(choice) => actor.send({ type: 'choose', pointer: conflict.pointer, choice })}
        />
      ))}
    </Dialog>
  );
}

interface SidesProps {
  readonly conflict: Conflict;
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice) => void;
}

function Sides({ conflict, choice, onChoose }: SidesProps) {
  const text = useText();
  const language = useLanguage();
  const { operator } = useSession();
  const server = useDraft(({ context }) => context.server);
  const nameOf = useShownValue(conflict.pointer);
  const { theirs, yours, by } = conflict;
  const name = localized(placeName(placeOf(conflict.pointer, server.document), server.document), language);
  const theirsLabel = by === '' ? 'editor.elsewhere' : by === operator.name ? 'editor.yoursElsewhere' : 'editor.theirs';
  return (
    <div className={css.conflict}>
      <Field label={name}>
        <Radios<Choice | ''>
          label={name}
          choices={[
            { value: 'yours', label: text('editor.yours', { value: nameOf(yours) }) },
            { value: 'theirs', label: text(theirsLabel, { by, value: nameOf(theirs) }) },
            { value: 'published', label: text('editor.publishedSide', { value: nameOf(publishedSide(conflict, server)) }) },
          ]}
          value={choice ?? ''}
          onChange={(chosen) => {
            if (chosen !== '') onChoose(chosen);
          }}
        />
      </Field>
    </div>
  );
}

const longest = 120;

/** A value of a setting as its form names it; a group by its title. */
function useShownValue(pointer: string): (value: unknown) => string {
  const text = useText();
  const language = useLanguage();
  const valueName = useValueName();
  const field = useDraft(({ context }) => fieldAt(placeOf(pointer, context.server.document)));
  return (value) => {
    if (value === undefined) return text('editor.none');
    const isGroup = typeof value === 'object' && value !== null;
    const written =
      (isGroup && !Array.isArray(value) ? titleOf(value, language) : null) ??
      (field === null || isGroup ? (typeof value === 'string' ? value : JSON.stringify(value)) : valueName(field, value));
    return written.length > longest ? `${written.slice(0, longest)}…` : written;
  };
}
