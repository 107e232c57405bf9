import { useEffect, useState } from 'react';
import { prepareSealing } from '../../../api/sealed.ts';
import { type FieldFault, type FieldFaults, faultText } from '../../../domain/fieldRules.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { afterPress } from './afterPress.ts';
import { type DraftValues, keepDraft, readDraft } from './drafts.ts';

interface Deps<Name extends string> {
  /** The form's name, under which its entries outlive its window. */
  readonly form: string;
  readonly initial: Readonly<Record<Name, string>>;
  /** The faults as the flow sees them now, after a submit. */
  readonly faults: FieldFaults;
  /** The domain's rules, asked for the fields that were left. */
  readonly check: (values: Readonly<Record<Name, string>>) => FieldFaults;
  /** Tells the flow that a fault of a field is out of date. */
  readonly onEdit: (field: string) => void;
}

/** What stands in a form, and what is wrong with it: by the flow after a submit, by the rules after leaving a field. */
export function useEntries<Name extends string>({ form, initial, faults, check, onEdit }: Deps<Name>) {
  const t = useText();
  const [values, setValues] = useState(() => withDraft(initial, readDraft(form)));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => keepDraft(form, values), [form, values]);
  useEffect(prepareSealing, []);

  const words = (key: string, params?: Readonly<Record<string, string | number>>) => t(key as TextKey, params);
  const faultAt = (name: Name): FieldFault | undefined => faults[name] ?? (left.has(name) ? check(values)[name] : undefined);
  const faultOf = (name: Name) => {
    const fault = faultAt(name);
    return fault === undefined ? null : faultText(words, fault);
  };
  const edit = (name: Name, value: string) => {
    setValues((entries) => ({ ...entries, [name]: value }));
    setLeft((names) => new Set([...names].filter((other) => other !== name)));
    if (faults[name] !== undefined) onEdit(name);
  };

  return {
    values,
    edit,
    faultAt,
    /** Whether the field was filled in and left without a fault. */
    isGood: (name: Name) => left.has(name) && values[name] !== '' && faultOf(name) === null,
    /** Everything a field needs besides its label. */
    entry: (name: Name) => ({
      name,
      value: values[name],
      fault: faultOf(name),
      onChange: (value: string) => edit(name, value),
      // An empty field that was only passed through is left in peace until the submit.
      onLeave: () => (values[name] === '' ? undefined : afterPress(() => setLeft((names) => new Set(names).add(name)))),
    }),
    /** Shows what is wrong with a field although nobody left it. */
    point: (name: Name) => setLeft((names) => new Set(names).add(name)),
  };
}

function withDraft<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  draft: DraftValues,
): Readonly<Record<Name, string>> {
  const known = Object.entries(draft).filter(([name]) => Object.hasOwn(initial, name));
  return { ...initial, ...Object.fromEntries(known) };
}
