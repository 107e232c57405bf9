import { useEffect, useState } from 'react';
import { type FieldFault, type FieldFaults, faultText } from '../../domain/fieldRules.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { type DraftValues, keepDraft, readDraft } from './drafts.ts';

export interface EntriesOptions<Name extends string> {
  /** Key of the draft in tab storage. Without it no draft is kept. */
  readonly form?: string;
  readonly initial: Readonly<Record<Name, string>>;
  /** Faults found on submit by a flow or by the server. They take precedence over `check`. */
  readonly faults?: FieldFaults;
  /** Validates all values by the rules of the domain; its result is shown for touched fields. */
  readonly check: (values: Readonly<Record<Name, string>>) => FieldFaults;
  /** Called when a field that has an entry in `faults` is edited, so that the owner can drop it. */
  readonly onEdit?: (field: string) => void;
}

const noFaults: FieldFaults = {};

/**
 * Form state: values (restored from the draft), touched fields and the fault of each field.
 * A field is validated when it is left (unless empty) and on submit; editing clears its fault.
 */
export function useEntries<Name extends string>({ form, initial, faults = noFaults, check, onEdit }: EntriesOptions<Name>) {
  const t = useText();
  const [values, setValues] = useState(() => (form === undefined ? initial : withDraft(initial, readDraft(form))));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => (form === undefined ? undefined : keepDraft(form, values)), [form, values]);

  const words = (key: string, params?: Readonly<Record<string, string | number>>) => t(key as TextKey, params);
  const faultAt = (name: Name): FieldFault | undefined => faults[name] ?? (touched.has(name) ? check(values)[name] : undefined);
  const faultOf = (name: Name) => {
    const fault = faultAt(name);
    return fault === undefined ? null : faultText(words, fault);
  };
  const touch = (name: Name) => setTouched((names) => new Set(names).add(name));
  const edit = (name: Name, value: string) => {
    setValues((entries) => ({ ...entries, [name]: value }));
    setTouched((names) => new Set([...names].filter((other) => other !== name)));
    if (faults[name] !== undefined) onEdit?.(name);
  };

  return {
    values,
    edit,
    faultAt,
    /** Props of a field part, except its label. */
    entry: (name: Name) => ({
      name,
      value: values[name],
      fault: faultOf(name),
      onChange: (value: string) => edit(name, value),
      // A field that is passed through empty shows no fault before the submit.
      onLeave: () => (values[name] === '' ? undefined : afterPress(() => touch(name))),
    }),
    /** Empties a field whose value is no longer of use; a fault found on submit stays. */
    clear: (name: Name) => {
      setValues((entries) => (entries[name] === '' ? entries : { ...entries, [name]: '' }));
      setTouched((names) => (names.has(name) ? new Set([...names].filter((other) => other !== name)) : names));
    },
    /** Shows the fault of a field that was not left. */
    touch,
    /** Shows the faults of all fields; true if there are none. For forms that no flow validates on submit. */
    validate: () => {
      setTouched(new Set(Object.keys(initial)));
      return Object.keys(check(values)).length === 0;
    },
  };
}

function withDraft<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  draft: DraftValues,
): Readonly<Record<Name, string>> {
  const known = Object.entries(draft).filter(([name]) => Object.hasOwn(initial, name));
  return { ...initial, ...Object.fromEntries(known) };
}

let isKeyed = false;
let isDown = false;

/**
 * Defers blur validation until pointerup: an error message that appears during a press would move the pressed
 * button away from the pointer, and its click would be lost.
 */
function afterPress(work: () => void): void {
  if (isKeyed) work();
  else if (isDown) addEventListener('pointerup', () => setTimeout(work), { once: true });
  else setTimeout(work);
}

if (typeof document !== 'undefined') {
  const note = (type: 'keydown' | 'pointerdown' | 'pointerup' | 'pointercancel', keyed: boolean, down: boolean) =>
    addEventListener(
      type,
      () => {
        isKeyed = keyed;
        isDown = down;
      },
      { capture: true, passive: true },
    );
  note('keydown', true, false);
  note('pointerdown', false, true);
  note('pointerup', false, false);
  note('pointercancel', false, false);
}
