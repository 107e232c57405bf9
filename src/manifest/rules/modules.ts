import { alternatives, type ModuleName, moduleNames, moduleRequirements } from '../moduleRequirements.ts';
import type { Diagnostic } from '../problem.ts';
import { type Rule, setting } from './context.ts';

/** Characters of a captcha image. A brand's rule for the field has to accept all of these lengths. */
export const captchaLengths = { min: 4, max: 6 } as const;

const at = (module: ModuleName) => ['modules', module];

/** A module that requires another one. One diagnostic per missing module, which names all that require it. */
export const requiredModules: Rule = ({ written, brand: { modules } }) =>
  moduleNames.flatMap((required): Diagnostic[] => {
    const dependent = moduleNames.filter((name) => moduleRequirements[name] === required && modules[name]);
    if (modules[required] || dependent.length === 0) return [];
    const params = { module: dependent.join(', '), needed: required };
    const patch = setting(written, at(required), true);
    return [{ code: 'module.needs', path: at(required), params, patch, involves: dependent.map(at) }];
  });

/** A module that opens a screen which cannot be completed, because both modules it could use are off. */
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

/** Fields that a registration method requires. */
const fieldsOf = [
  ['usernameEnabled', 'username'],
  ['usernameEnabled', 'password'],
  ['mobileReg', 'mobileNum'],
] as const;

export const requiredFields: Rule = ({ written, brand: { modules, registration } }) =>
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
    if (name === 'captcha') diagnostics.push(...captchaBounds(field, path));
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

/** A rule that some captcha images cannot satisfy would refuse their right answers. */
function captchaBounds({ minLength = 0, maxLength = Infinity }: FieldBounds, path: readonly string[]): Diagnostic[] {
  const { min, max } = captchaLengths;
  const unfit = [
    ...(minLength > min ? [['minLength', minLength, min] as const] : []),
    ...(maxLength < max ? [['maxLength', maxLength, max] as const] : []),
  ];
  return unfit.map(([bound, value, limit]) => ({
    code: 'field.captchaLength',
    path: [...path, bound],
    params: { value: String(value), min: String(min), max: String(max) },
    patch: [{ op: 'replace', path: `/registration/fields/captcha/${bound}`, value: limit }],
  }));
}

interface FieldBounds {
  readonly minLength?: number;
  readonly maxLength?: number;
}
