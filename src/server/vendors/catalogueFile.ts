import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { categories } from '../../domain/category.ts';
import { classifications } from '../../domain/classification.ts';
import type { Vendor } from '../../manifest/index.ts';
import { localTextShape } from '../../wire/localText.ts';
import { SeamlessId } from '../../wire/seamless.ts';

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

export interface CatalogueProblem {
  /** JSON pointer. */
  readonly pointer: string;
  readonly message: string;
}

const maxProblems = 50;

/** A parsed catalogue of this vendor, or what is wrong with it. */
export function readCatalogue(
  value: unknown,
  vendor: Pick<Vendor, 'studios' | 'categories'>,
):
  | { readonly ok: true; readonly file: CatalogueFile }
  | { readonly ok: false; readonly problems: readonly CatalogueProblem[] } {
  const shape = Value.Errors(CatalogueFile, value).map(({ instancePath, message }) => ({ pointer: instancePath, message }));
  const problems = shape.length > 0 ? shape : rules(value as CatalogueFile, vendor);
  return problems.length > 0
    ? { ok: false, problems: problems.slice(0, maxProblems) }
    : { ok: true, file: value as CatalogueFile };
}

function rules({ studios, games }: CatalogueFile, vendor: Pick<Vendor, 'studios' | 'categories'>): CatalogueProblem[] {
  const codes = studios.map(({ code }) => code);
  const ids = new Set<string>();
  return [
    ...studios.flatMap(({ code }, index) => {
      const pointer = `/studios/${index}/code`;
      if (codes.indexOf(code) < index) return [{ pointer, message: `the studio ${code} occurs twice` }];
      return vendor.studios.includes(code)
        ? []
        : [{ pointer, message: `${code} is not a studio of this vendor in vendors.json` }];
    }),
    ...games.flatMap(({ id, studio, category }, index): CatalogueProblem[] => {
      const pointer = `/games/${index}`;
      const isRepeated = ids.has(id);
      ids.add(id);
      return [
        ...(isRepeated ? [{ pointer: `${pointer}/id`, message: `the game ${id} occurs twice` }] : []),
        ...(codes.includes(studio) ? [] : [{ pointer: `${pointer}/studio`, message: `the file has no studio ${studio}` }]),
        ...(vendor.categories.includes(category)
          ? []
          : [{ pointer: `${pointer}/category`, message: `${category} is not a category of this vendor in vendors.json` }]),
      ];
    }),
  ];
}
