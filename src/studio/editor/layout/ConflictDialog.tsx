import { useState } from 'react';
import { localized } from '../../../domain/language.ts';
import { call } from '../../api/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, Dialog, Field, Radios } from '../../kit/index.ts';
import type { Choice } from '../document/draft.setup.ts';
import { placeOf, valueAt } from '../document/values.ts';
import { useDraft, useOpenDraft } from '../draft/useDraft.ts';
import { fieldAt } from '../fields/fieldModel.ts';
import * as css from './layout.css.ts';

/** Asks about the settings that two people changed, one by one. */
export function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const language = useLanguage();
  const { actor, merchant } = useOpenDraft();
  const conflicts = useDraft(({ context }) => context.conflicts);
  const document = useDraft(({ context }) => context.document);
  const published = useDraft(({ context }) => context.server.published);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [isBusy, setBusy] = useState(false);
  const left = conflicts.filter(({ pointer }) => choices[pointer] === undefined).length;
  const settle = async () => {
    setBusy(true);
    try {
      const draft = await call('draft', { params: { merchant } });
      actor.send({ type: 'settle', draft, choices });
      actor.send({ type: 'leave' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={text('editor.conflictTitle', { count: conflicts.length })}
      isOpen
      onClose={onClose}
      width="wide"
      foot={
        <Button
          variant="primary"
          isBusy={isBusy}
          why={left > 0 ? text('editor.conflictLeft', { count: left }) : undefined}
          onPress={() => void settle()}
        >
          {text('editor.conflictSave')}
        </Button>
      }
    >
      <p>{text('editor.conflictText')}</p>
      {conflicts.map(({ pointer, theirs, yours, by }) => {
        const place = placeOf(pointer, document);
        const field = fieldAt(place);
        const name = field === null ? pointer : localized(field.title, language);
        const sides = [
          { value: 'yours', label: text('editor.yours', { value: shownValue(yours, text('editor.none')) }) },
          { value: 'theirs', label: text('editor.theirs', { by, value: shownValue(theirs, text('editor.none')) }) },
          {
            value: 'published',
            label: text('editor.publishedSide', { value: shownValue(valueAt(published, place), text('editor.none')) }),
          },
        ] as const;
        return (
          <div key={pointer} className={css.conflict}>
            <Field label={name}>
              <Radios<Choice | ''>
                label={name}
                choices={sides}
                value={choices[pointer] ?? ''}
                onChange={(choice) => {
                  if (choice !== '') setChoices({ ...choices, [pointer]: choice });
                }}
              />
            </Field>
          </div>
        );
      })}
    </Dialog>
  );
}

const longest = 120;

function shownValue(value: unknown, none: string): string {
  if (value === undefined) return none;
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return written.length > longest ? `${written.slice(0, longest)}…` : written;
}
