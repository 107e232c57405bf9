import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { LanguageShape } from '../../../src/wire/localText.ts';

const Glob = Type.String({ minLength: 1, description: 'Pattern of story titles, or of `title/state`; ** spans slashes.' });

const Tier = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z]+$' }),
    about: Type.String({ minLength: 1 }),
    stories: Type.Array(Glob, { minItems: 1 }),
    brands: Type.Union([Type.Literal('reference'), Type.Literal('all')]),
    /** Full page instead of the viewport. */
    whole: Type.Boolean(),
    widths: Type.Array(Type.Integer({ minimum: 280, maximum: 2560 }), { minItems: 1 }),
  },
  { additionalProperties: false },
);

const Exception = Type.Object(
  { stories: Type.Array(Glob, { minItems: 1 }), reason: Type.String({ minLength: 10 }) },
  { additionalProperties: false },
);

const PlanShape = Type.Object(
  {
    modes: Type.Array(Type.Union([Type.Literal('light'), Type.Literal('dark')]), { minItems: 1 }),
    languages: Type.Array(LanguageShape, { minItems: 1 }),
    tiers: Type.Array(Tier, { minItems: 1 }),
    exclude: Type.Array(Exception),
    /** Intended faults, with the reason. */
    allow: Type.Array(
      Type.Object(
        {
          ...Exception.properties,
          code: Type.Union([
            Type.Literal('script'),
            Type.Literal('network'),
            Type.Literal('overflow'),
            Type.Literal('word'),
            Type.Literal('font'),
          ]),
        },
        { additionalProperties: false },
      ),
    ),
    /** Axes that may produce equal pictures, with the reason. All others must differ. */
    same: Type.Array(
      Type.Object(
        {
          ...Exception.properties,
          axes: Type.Array(
            Type.Union([Type.Literal('brand'), Type.Literal('mode'), Type.Literal('language'), Type.Literal('state')]),
            { minItems: 1 },
          ),
        },
        { additionalProperties: false },
      ),
    ),
    sheet: Type.Object(
      { stories: Type.Array(Glob, { minItems: 1 }), width: Type.Integer(), phone: Type.Integer() },
      { additionalProperties: false },
    ),
    budget: Type.Object(
      {
        cells: Type.Integer({ minimum: 1 }),
        minutes: Type.Number({ exclusiveMinimum: 0 }),
        chromatic: Type.Integer({ minimum: 1 }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

export type Plan = Static<typeof PlanShape>;
export type PlanTier = Static<typeof Tier>;

export const planFile = join(import.meta.dirname, '../plan.json');

/** Reads and validates the plan. @throws with the path of the invalid value. */
export function readPlan(file = planFile): Plan {
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Value.Check(PlanShape, data)) return data;
  const [first] = Value.Errors(PlanShape, data);
  throw new Error(`${file}: ${first?.instancePath || '/'} ${first?.message ?? 'is no plan'}`);
}
