import { withEntryDefaults } from './defaults.ts';
import type { Brand } from './manifest.generated.ts';
import type { Problem } from './problem.ts';
import { problemsOf } from './readBrand.ts';
import { schemaAt } from './schema.ts';
import { validateManifest } from './validateManifest.ts';

type Promotion = Brand['promotions'][number];

const promotionNode = schemaAt(['promotions', 0]) ?? {};
/** Pointer of the promotion within the manifest that it is read in. */
const place = '/promotions/0';

/**
 * Problems of a promotion that is kept apart from the manifest, by the rules of one that is within it; their pointers begin at the
 * promotion. Its picture is not looked for.
 */
export function promotionProblems(brand: Brand, written: unknown): readonly Problem[] {
  const { diagnostics } = validateManifest({ ...brand, promotions: [written] }, { file: [] }, {});
  const own = diagnostics.filter(({ path: [first, second] }) => first === 'promotions' && second === 0);
  return problemsOf(own, { file: '', text: '', tree: undefined }).map((problem) => ({
    ...problem,
    pointer: problem.pointer.slice(place.length),
  }));
}

/** A promotion that is kept apart from the manifest, valid when it was stored, with all defaults. */
export const storedPromotion = (brand: Brand, written: unknown): Promotion =>
  withEntryDefaults(brand, written, promotionNode) as Promotion;
