import { type Cell, cellOf, type Story } from '../cell.ts';
import { matches, type PlanBrand } from '../plan/expand.ts';
import type { Plan } from '../plan/readPlan.ts';

/** Every look of the key screens that a brand offers, in the order the sheet shows them. */
export function sheetCells({ sheet }: Pick<Plan, 'sheet'>, stories: readonly Story[], brand: PlanBrand, most: number): Cell[] {
  return sheet.stories
    .flatMap((glob) => stories.filter((story) => matches(story, [glob])))
    .filter((story, index, all) => all.indexOf(story) === index)
    .slice(0, most)
    .flatMap((story) =>
      brand.modes.flatMap((mode) =>
        brand.languages.flatMap((language) =>
          [sheet.width, sheet.phone].map((width) => cellOf(story, { brand: brand.merchant, mode, language, width }, 'sheet')),
        ),
      ),
    );
}
