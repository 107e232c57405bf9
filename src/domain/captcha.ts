import type { FieldRule } from './fieldRules.ts';

/** Whether the captcha of a form is the proof of a human. One that a brand does not require may stay empty [FIELDCFG-03]. */
export const provesByCaptcha = (rule: FieldRule | undefined, typed = '') => rule?.required !== false || typed.trim() !== '';
