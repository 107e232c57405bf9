import type { Diagnostic } from '../problem.ts';
import { shown } from '../shown.ts';
import { replaceFix } from '../suggestValue.ts';
import { suggestionFor } from '../typo.ts';
import { type Rule, setting, valueAt } from './context.ts';

/** The provider whose payments are approved by hand, which every brand with play money has. */
const simulatedProvider = 'simulated';

/** No money would arrive: one diagnostic, which names all methods of the simulated provider. */
const noSimulatedMoney: Rule = ({ brand: { profile, deposits } }) => {
  if (profile !== 'real') return [];
  const simulated = deposits.methods.flatMap(({ id, provider }, index) =>
    provider === simulatedProvider ? [{ id, index }] : [],
  );
  const [first] = simulated;
  if (first === undefined) return [];
  return [
    {
      code: 'deposit.simulated',
      path: ['deposits', 'methods', first.index, 'provider'],
      params: { methods: simulated.map(({ id }) => shown(id)).join(', ') },
      patch: simulated.toReversed().map(({ index }) => ({ op: 'remove', path: `/deposits/methods/${index}` })),
      involves: [['profile']],
    },
  ];
};

const knownProviders: Rule = ({ brand: { deposits } }) => {
  const known = [simulatedProvider, ...deposits.providers.map(({ id }) => id)];
  return deposits.methods.flatMap(({ provider }, index): Diagnostic[] => {
    if (known.includes(provider)) return [];
    const path = ['deposits', 'methods', index, 'provider'];
    const { correction } = suggestionFor(provider, known);
    return [
      {
        code: 'deposit.unknownProvider',
        path,
        params: { value: shown(provider), known: known.map(shown).join(', ') },
        patch: replaceFix(path, correction),
        involves: [['deposits', 'providers']],
      },
    ];
  });
};

const methodLimits: Rule = ({ brand: { deposits } }) =>
  deposits.methods.flatMap(({ min, max }, index): Diagnostic[] => {
    if (min <= max) return [];
    const here = `/deposits/methods/${index}`;
    return [
      {
        code: 'amount.limits',
        path: ['deposits', 'methods', index, 'min'],
        params: { min: String(min), max: String(max) },
        patch: [
          { op: 'replace', path: `${here}/min`, value: max },
          { op: 'replace', path: `${here}/max`, value: min },
        ],
        involves: [['deposits', 'methods', index, 'max']],
      },
    ];
  });

/** Limits of a policy, of which a manifest may write one and leave the other at its default. */
const policyLimits: Rule = ({ written, brand: { policies } }) =>
  (['transfer', 'withdraw'] as const).flatMap((policy): Diagnostic[] => {
    const { min, max } = policies[policy];
    if (min <= max) return [];
    const at = { min: ['policies', policy, 'min'], max: ['policies', policy, 'max'] };
    const isWritten = { min: valueAt(written, at.min) !== undefined, max: valueAt(written, at.max) !== undefined };
    return [
      {
        code: 'amount.limits',
        path: isWritten.min ? at.min : at.max,
        params: { min: String(min), max: String(max) },
        patch: [
          ...(isWritten.max ? setting(written, at.min, max) : []),
          ...(isWritten.min ? setting(written, at.max, min) : []),
        ],
        involves: [isWritten.min ? at.max : at.min],
      },
    ];
  });

/** Rules of deposits, and of the limits of amounts. */
export const amountRules: readonly Rule[] = [noSimulatedMoney, knownProviders, methodLimits, policyLimits];
