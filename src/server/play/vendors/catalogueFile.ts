import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { categories } from '../../../domain/category.ts';
import { classifications } from '../../../domain/classification.ts';
import type { Vendor } from '../../../manifest/index.ts';
import { localTextShape } from '../../../wire/localText.ts';
import { SeamlessId } from '../../../wire/seamless.ts';
import {
  type CatalogueSentence,
  categoryNotOfVendor,
  gameTwice,
  gameWithoutStudio,
  sentenceOf,
  studioNotOfVendor,
  studioTwice,
} from './catalogueWords.ts';

const closed = { additionalProperties: false } as const;
const StudioCode = Type.String({ pattern: '^[A-Z0-9]{2,16}$' });

const CatalogueStudio = Type.Object(
  { code: StudioCode, name: Type.String({ minLength: 1, maxLength: 60 }), hot: Type.Optional(Type.Boolean()) },
  closed,
);

const CatalogueGame = Type.Object(
  {
    id: SeamlessId,
    studio: StudioCode,
    category: Type.Enum([...categories]),
    classification: Type.Optional(Type.Enum([...classifications])),
    names: localTextShape({ minLength: 1, maxLength: 120 }),
    /** Room of a live table. */
    room: Type.Optional(SeamlessId),
    /** Node of the vendor's lobby that lists the game; absent: the vendor has one lobby per category. */
    node: Type.Optional(
      Type.Object({ id: SeamlessId, name: Type.Optional(localTextShape({ minLength: 1, maxLength: 60 })) }, closed),
    ),
    /** Whether there is a picture of it. */
    icon: Type.Optional(Type.Boolean()),
    hot: Type.Optional(Type.Boolean()),
    new: Type.Optional(Type.Boolean()),
    /** Whether trial accounts may play it. */
    trial: Type.Optional(Type.Boolean()),
    popularity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  closed,
);

/** Studios and games of a vendor, as imported into a merchant's catalogue. Optional values that are absent stay as they are. */
export const CatalogueFile = Type.Object(
  {
    studios: Type.Array(CatalogueStudio, { minItems: 1, maxItems: 500 }),
    games: Type.Array(CatalogueGame, { maxItems: 20_000 }),
  },
  closed,
);
export type CatalogueFile = Static<typeof CatalogueFile>;

export interface CatalogueProblem extends CatalogueSentence {
  /** JSON pointer. */
  readonly pointer: string;
}

const maxProblems = 50;

/** A parsed catalogue of this vendor, or what is wrong with it. */
export function readCatalogue(
  value: unknown,
  vendor: Pick<Vendor, 'studios' | 'categories'>,
):
  | { readonly ok: true; readonly file: CatalogueFile }
  | { readonly ok: false; readonly problems: readonly CatalogueProblem[] } {
  // The library reports an unknown key twice: with its name at the object, and without it at the key.
  const errors = Value.Errors(CatalogueFile, value).filter(({ keyword }) => keyword !== 'boolean');
  const shape = errors.map((error) => ({ pointer: error.instancePath, ...sentenceOf(error) }));
  const problems = shape.length > 0 ? shape : rules(value as CatalogueFile, vendor);
  return problems.length > 0
    ? { ok: false, problems: problems.slice(0, maxProblems) }
    : { ok: true, file: value as CatalogueFile };
}

function rules({ studios, games }: CatalogueFile, vendor: Pick<Vendor, 'studios' | 'categories'>): CatalogueProblem[] {
  const codes = studios.map(({ code }) => code);
  const ids = new Set<string>();
  return [
    ...studios.flatMap(({ code }, index): CatalogueProblem[] => {
      const pointer = `/studios/${index}/code`;
      if (codes.indexOf(code) < index) return [{ pointer, ...studioTwice(code) }];
      return vendor.studios.includes(code) ? [] : [{ pointer, ...studioNotOfVendor(code) }];
    }),
    ...games.flatMap(({ id, studio, category }, index): CatalogueProblem[] => {
      const pointer = `/games/${index}`;
      const isRepeated = ids.has(id);
      ids.add(id);
      return [
        ...(isRepeated ? [{ pointer: `${pointer}/id`, ...gameTwice(id) }] : []),
        ...(codes.includes(studio) ? [] : [{ pointer: `${pointer}/studio`, ...gameWithoutStudio(studio) }]),
        ...(vendor.categories.includes(category) ? [] : [{ pointer: `${pointer}/category`, ...categoryNotOfVendor(category) }]),
      ];
    }),
  ];
}
