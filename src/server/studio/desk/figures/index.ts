import type { FigureSpan } from '../../../../domain/figureSpan.ts';
import { unitsToWire } from '../../../../domain/money.ts';
import type { DeskFigures } from '../../../../wire/studio/deskFigures.ts';
import { foldTeams } from '../../../agents/team/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { bookOf } from '../../../tenants/books/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import { readDays } from './days.ts';
import { type RunningSums, toWire } from './figureDeps.ts';
import { readHours } from './hours.ts';
import { readCohorts, readSteps } from './newMembers.ts';

interface FigureDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** Reads the figures of a brand: today by hour, whole days of a span beside those before, and what became of new members. */
export const createFigures =
  ({ db, now }: FigureDeps) =>
  async (tenant: Tenant, days: FigureSpan): Promise<DeskFigures> => {
    const { merchant, timeZone, money } = tenant.brand;
    const scope = { db, merchant, book: bookOf(tenant), timeZone };
    await foldTeams(db, tenant);
    const { today, hours, until, byHour, soFar } = await readHours(scope, now());
    const { from, first, byDay, span, categories } = await readDays(scope, today, days);
    const [steps, cohorts] = await Promise.all([readSteps(scope, { first, from, today }), readCohorts(scope, today)]);
    const compared = (pair: Readonly<Record<'now' | 'before', RunningSums>>) => ({
      now: toWire(pair.now),
      before: toWire(pair.before),
    });
    return {
      symbol: money.symbol,
      timeZone,
      today,
      hours,
      until: until.toISOString(),
      soFar: compared(soFar),
      byHour: byHour.map(compared),
      byDay: byDay.map(({ day, ...pair }) => ({ day, ...compared(pair) })),
      span: compared(span),
      categories: categories.map(({ category, ...amounts }) => ({
        category,
        stakes: unitsToWire(amounts.stakes),
        payouts: unitsToWire(amounts.payouts),
        stakesBefore: unitsToWire(amounts.stakesBefore),
        payoutsBefore: unitsToWire(amounts.payoutsBefore),
      })),
      steps,
      cohorts,
    };
  };
