import { alternatives, type ModuleName, moduleRequirements } from '../moduleRequirements.ts';
import type { Diagnostic } from '../problem.ts';
import { type Rule, setting } from './context.ts';

const at = (module: ModuleName) => ['modules', module];

/** A switch that needs another one. One diagnostic for each missing switch, naming all that wait for it. */
export const neededModules: Rule = ({ written, brand: { modules } }) =>
  [...new Set(Object.values(moduleRequirements))].flatMap((needed): Diagnostic[] => {
    const waiting = (Object.keys(moduleRequirements) as (keyof typeof moduleRequirements)[]).filter(
      (name) => moduleRequirements[name] === needed && modules[name],
    );
    if (modules[needed] || waiting.length === 0) return [];
    const params = { module: waiting.join(', '), needed };
    return [
      { code: 'module.needs', path: at(needed), params, patch: setting(written, at(needed), true), involves: waiting.map(at) },
    ];
  });

/** A switch that opens a screen with no way through it. */
export const reachableScreens: Rule = ({ written, brand: { modules } }) =>
  alternatives.flatMap(({ module, oneOf: [first, second] }): Diagnostic[] => {
    if (!modules[module] || modules[first] || modules[second]) return [];
    const params = { module, first, second };
    return [
      {
        code: 'module.needsOneOf',
        path: at(module),
        params,
        patch: setting(written, at(first), true),
        involves: [at(first), at(second)],
      },
    ];
  });

/** Fields a way of registration cannot do without. */
const fieldsOf = [
  ['usernameEnabled', 'username'],
  ['usernameEnabled', 'password'],
  ['mobileReg', 'mobileNum'],
] as const;

export const neededFields: Rule = ({ written, brand: { modules, registration } }) =>
  fieldsOf.flatMap(([module, name]): Diagnostic[] => {
    if (!modules[module] || registration.fields[name]?.enabled !== false) return [];
    const path = ['registration', 'fields', name, 'enabled'];
    return [
      { code: 'field.neededOff', path, params: { name, module }, patch: setting(written, path, true), involves: [at(module)] },
    ];
  });

export const fieldBounds: Rule = ({ brand: { registration } }) =>
  Object.entries(registration.fields).flatMap(([name, field]): Diagnostic[] => {
    const path = ['registration', 'fields', name];
    const here = `/registration/fields/${name}`;
    const { minLength: min, maxLength: max } = field;
    const diagnostics: Diagnostic[] = [];
    if (min !== undefined && max !== undefined && min > max) {
      const patch = [
        { op: 'replace', path: `${here}/minLength`, value: max },
        { op: 'replace', path: `${here}/maxLength`, value: min },
      ] as const;
      const params = { min: String(min), max: String(max) };
      diagnostics.push({
        code: 'field.lengths',
        path: [...path, 'minLength'],
        params,
        patch: max >= 1 ? patch : undefined,
        involves: [[...path, 'maxLength']],
      });
    }
    if (field.required === true && field.enabled === false) {
      const patch = [{ op: 'replace', path: `${here}/required`, value: false }] as const;
      diagnostics.push({
        code: 'field.requiredOff',
        path: [...path, 'required'],
        params: { name },
        patch,
        involves: [[...path, 'enabled']],
      });
    }
    return diagnostics;
  });
