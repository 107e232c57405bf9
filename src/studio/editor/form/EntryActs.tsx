import { useContext } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton } from '../../kit/index.ts';
import { withValue } from '../document/values.ts';
import { useDraftActs } from '../draft/useDraft.ts';
import type { FieldModel } from '../fields/fieldModel.ts';
import { FormContext } from './fieldState.ts';
import { moved } from './useReorder.ts';

/** Writes the entries of a list; an empty list is not there. `act` names the change for undoing. */
export function useEntryWriter({ place }: FieldModel, act: string): (entries: readonly unknown[]) => void {
  const { read, replace } = useDraftActs();
  return (entries) => replace(withValue(read(), place, entries.length === 0 ? undefined : entries), act);
}

interface EntryActsProps {
  readonly field: FieldModel;
  readonly entries: readonly unknown[];
  readonly at: number;
  readonly name: string;
  readonly act: string;
  /** Index of the entry to edit next; -1 after the first one was removed. */
  readonly onChoose: (index: number) => void;
}

/** Moves one entry of a list up or down, or removes it. */
export function EntryActs({ field, entries, at, name, act, onChoose }: EntryActsProps) {
  const text = useText();
  const { isReadOnly } = useContext(FormContext);
  const write = useEntryWriter(field, act);
  const move = (to: number) => {
    write(moved(entries, at, to));
    onChoose(to);
  };
  return (
    <>
      <IconButton
        icon="arrow-up"
        size="small"
        label={text('entries.upwards', { name })}
        isDisabled={isReadOnly || at === 0}
        onPress={() => move(at - 1)}
      />
      <IconButton
        icon="arrow-down"
        size="small"
        label={text('entries.downwards', { name })}
        isDisabled={isReadOnly || at >= entries.length - 1}
        onPress={() => move(at + 1)}
      />
      <IconButton
        icon="trash"
        size="small"
        label={text('entries.remove', { name })}
        isDisabled={isReadOnly}
        onPress={() => {
          write(entries.filter((_, index) => index !== at));
          onChoose(at - 1);
        }}
      />
    </>
  );
}
