import { useState } from 'react';
import type { FieldFaults } from '../../../domain/fieldRules.ts';
import type { FieldFault } from '../../../wire/auth.ts';
import { Failure, type FailureCode, failureCodeOf } from '../../../wire/failure.ts';

interface Failed {
  readonly code: FailureCode;
  readonly waitSeconds: null;
}

/** Submits of a form, one after another: whether one is in flight, and what the last one was refused for. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [faults, setFaults] = useState<FieldFaults>({});

  /** Whether the call succeeded. */
  const submit = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFailed(null);
    setFaults({});
    try {
      await work();
      return true;
    } catch (error) {
      const found = faultsIn(error);
      setFaults(found);
      if (Object.keys(found).length === 0) setFailed({ code: failureCodeOf(error), waitSeconds: null });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const forget = (field: string) =>
    setFaults((known) => Object.fromEntries(Object.entries(known).filter(([name]) => name !== field)));

  return { busy, failed, faults, submit, forget };
}

/** Faults of fields in an answer of the server. */
function faultsIn(error: unknown): FieldFaults {
  if (!(error instanceof Failure) || error.code !== 'VALIDATION' || !Array.isArray(error.value)) return {};
  const faults = error.value as readonly FieldFault[];
  return Object.fromEntries(faults.map(({ field, key, params }) => [field, { key, params }]));
}
