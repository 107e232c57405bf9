import { fieldName } from '../describe.ts';
import type { Spoken } from '../localText.ts';
import type { Floor } from '../options.ts';
import type { Diagnostic, JsonPatch, Path } from '../problem.ts';
import { pointerOf, stepsOf } from '../problem.ts';
import { shown } from '../shown.ts';
import { type Rule, valueAt } from './context.ts';

/** Limits that the server enforces in any case. The schema repeats those it can express. */
const serverFloors: Readonly<Record<string, Floor>> = {
  '/registration/terms/minAge': { atLeast: 18 },
  '/registration/fields/password/minLength': { atLeast: 8 },
  '/registration/fields/paymentPassword/minLength': { atLeast: 6 },
  '/policies/session/idleMinutes': { atMost: 30 },
  '/policies/session/absoluteHours': { atMost: 12 },
  '/policies/session/maxSessions': { atMost: 20 },
  '/policies/auth/passwordMaxAgeDays': { atMost: 90 },
  '/policies/sms/expiredMinutes': { atMost: 10 },
};

export const floors: Rule = ({ written, options }) =>
  Object.entries({ ...serverFloors, ...options.floors }).flatMap(([pointer, floor]) => {
    const path = stepsOf(pointer);
    const value = valueAt(written, path);
    if (typeof value !== 'number') return [];
    const limit = Math.max(floor.atLeast ?? -Infinity, Math.min(floor.atMost ?? Infinity, value));
    if (limit === value) return [];
    return [looserDiagnostic(path, value, limit, [{ op: 'replace', path: pointer, value: limit }])];
  });

/** Whether violating the schema's minimum or maximum at this path would loosen a server limit. */
export function isLooser(path: Path, keyword: string): boolean {
  const floor = serverFloors[pointerOf(path)];
  return (keyword === 'minimum' ? floor?.atLeast : floor?.atMost) !== undefined;
}

export function looserDiagnostic(path: Path, value: unknown, limit: number, patch: JsonPatch | undefined): Diagnostic {
  const bound: Spoken =
    Number(value) < limit
      ? { en: 'the server requires at least', vi: 'máy chủ yêu cầu ít nhất' }
      : { en: 'the server allows at most', vi: 'máy chủ cho phép nhiều nhất' };
  const params = { field: fieldName(path), value: shown(value), bound, limit: String(limit) };
  return { code: 'policy.looser', path, params, patch };
}
