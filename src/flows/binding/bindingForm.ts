import { cleanValue, type FieldFaults, missingFault } from '../../domain/fieldRules.ts';
import type { NewBinding } from '../../wire/withdrawal.ts';

const numberPattern = /^[A-Za-z0-9+@._-]{6,34}$/;
const lengths = { provider: [2, 40], holder: [2, 60] } as const;

/** The form as sent: texts trimmed, the number without the spaces that banks print in it. */
export const cleanBinding = ({ kind, provider, number, holder }: NewBinding): NewBinding => ({
  kind,
  provider: cleanValue('provider', provider),
  number: number.replaceAll(/\s/g, ''),
  holder: cleanValue('holder', holder),
});

/** Faults of a form by the rules of the call; whether the holder is the owner of the account only the server knows. */
export function bindingFaults(form: NewBinding): FieldFaults {
  const clean = cleanBinding(form);
  const faults: Record<string, FieldFaults[string]> = {};
  for (const name of ['provider', 'holder'] as const) {
    const [min, max] = lengths[name];
    if (clean[name] === '') faults[name] = missingFault(name);
    else if (clean[name].length < min || clean[name].length > max)
      faults[name] = { key: 'member.account.binding.fault.length', params: { min, max } };
  }
  if (clean.number === '') faults['number'] = missingFault('number');
  else if (!numberPattern.test(clean.number)) faults['number'] = { key: 'member.account.binding.fault.number' };
  return faults;
}
