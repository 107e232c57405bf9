import { fieldName } from '../describe.ts';
import type { Diagnostic, Path } from '../problem.ts';
import { pointerOf } from '../problem.ts';
import { shown } from '../shown.ts';
import { objectsOf, type Rule } from './context.ts';

export const schedules: Rule = ({ written }) =>
  objectsOf(written).flatMap(({ path, value: { from, until } }) => {
    const impossible = [...moment([...path, 'from'], from), ...moment([...path, 'until'], until)];
    if (impossible.length > 0 || typeof from !== 'string' || typeof until !== 'string') return impossible;
    if (Date.parse(from) < Date.parse(until)) return [];
    const params = { from: shown(from), until: shown(until) };
    return [{ code: 'schedule.order', path: [...path, 'until'], params, involves: [[...path, 'from']] } as const];
  });

/** The schema checks the format of a date; whether the date exists is checked here. */
function moment(path: Path, value: unknown): Diagnostic[] {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d(?::\d\d)?)(.+)$/.exec(value) : null;
  if (parts === null) return [];
  const [, year = '', month = '', day = '', clock = '', zone = ''] = parts;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const monthIsFine = Number(month) >= 1 && Number(month) <= 12;
  if (monthIsFine && Number(day) >= 1 && Number(day) <= lastDay && !Number.isNaN(Date.parse(String(value)))) return [];
  const corrected = `${year}-${month}-${String(lastDay).padStart(2, '0')}T${clock}${zone}`;
  const patch =
    monthIsFine && Number(day) > lastDay && !Number.isNaN(Date.parse(corrected))
      ? ([{ op: 'replace', path: pointerOf(path), value: corrected }] as const)
      : undefined;
  return [{ code: 'schedule.impossible', path, params: { field: fieldName(path), value: shown(value) }, patch }];
}
