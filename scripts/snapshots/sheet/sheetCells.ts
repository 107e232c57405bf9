import { type Cell, cellOf, type Story } from '../cell.ts';
import { matches, type PlanBrand } from '../plan/expand.ts';
import type { Plan } from '../plan/readPlan.ts';

/** All looks of a brand's key screens, in display order. */
export function sheetCells(
  { sheet }: Pick<Plan, 'sheet'>,
  stories: readonly Story[],
  brand: PlanBrand,
  maxScreens: number,
): Cell[] {
  return sheet.stories
    .flatMap((glob) => stories.filter((story) => matches(story, [glob])))
    .filter((story, index, all) => all.indexOf(story) === index)
    .slice(0, maxScreens)
    .flatMap((story) =>
      brand.modes.flatMap((mode) =>
        brand.languages.flatMap((language) =>
          [sheet.width, sheet.phone].map((width) => cellOf(story, { brand: brand.merchant, mode, language, width }, 'sheet')),
        ),
      ),
    );
}
