import fc, { type Arbitrary } from 'fast-check';

/** The parts of a JSON schema that the wire uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff!',
  '\u{FEFF}',
  '\u202e',
  '😀',
  '﷽',
  '１２３',
  'İ',
  '\n',
  'null',
  '__proto__',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9'.repeat(40),
  '0x10',
  '١٢',
  '1,5',
  '2026-13-45T99:99:99Z',
  '-0001-01-01',
  "' or 1=1 --",
  '%00',
  '%ff',
  '%',
  '\\',
  '../../etc/passwd',
  '<script>',
  '{{x}}',
  '$1',
  "E'\\x00'",
  '::1',
  'javascript:0',
  'a'.repeat(141),
  'ổ'.repeat(2_000),
  'x'.repeat(30_000),
];
const hostileNumbers = [0, -0, -1, 0.5, 1e-7, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308];

const hostile = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers, null, true, false, [], {}, [[]], { a: { b: null } }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values that mostly satisfy the schema, with hostile ones in any place. */
export function valuesOf(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: likely(schema) }, { weight: 1, arbitrary: hostile });
}

function likely(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices !== undefined) return fc.oneof(...choices.map(valuesOf));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 1_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return members(schema);
    default:
      return hostile;
  }
}

function texts({ pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  const hostileText = fc.constantFrom(...hostileTexts);
  const matching = pattern === undefined ? null : matchesOf(pattern);
  if (matching !== null) return fc.oneof({ weight: 6, arbitrary: matching }, hostileText);
  const names = fc.constantFrom('demomember', 'Demo-2026', '900000001', '84', 'demo.member@example.com', 'dragon', 'vi', '1');
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) });
  return fc.oneof({ weight: 3, arbitrary: names }, { weight: 3, arbitrary: any }, { weight: 2, arbitrary: hostileText });
}

/** Null for a pattern that looks around, which fast-check cannot invert. */
function matchesOf(pattern: string): Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return null;
  }
}

function members({ properties = {}, required = [] }: Schema): Arbitrary<object> {
  const known = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]));
  const whole = fc.record(known, { requiredKeys: [...required] });
  const extended = fc.tuple(
    whole,
    fc.dictionary(fc.constantFrom('more', '__proto__', 'a\0', 'constructor'), hostile, { maxKeys: 1 }),
  );
  const partial = fc.record(known, { requiredKeys: [] });
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: partial },
    { weight: 1, arbitrary: extended.map(([one, more]) => ({ ...one, ...more })) },
  );
}

/** JSON of a value, now and then damaged: cut off, with a repeated member, in other bytes. */
export const bodiesOf = (schema: Schema): Arbitrary<Buffer> =>
  fc
    .tuple(valuesOf(schema), fc.integer({ min: 0, max: 11 }), fc.uint8Array({ maxLength: 40 }))
    .map(([value, damage, bytes]) => {
      const text = Buffer.from(JSON.stringify(value) ?? '');
      if (damage === 0) return text.subarray(0, text.length / 2);
      if (damage === 1) return Buffer.concat([text.subarray(0, -2), bytes, text.subarray(-2)]);
      if (damage === 2) return Buffer.from(text.toString().replace('{', '{"a":1,"a":2,'));
      return text;
    });

/** A query of the named parameters: mostly one text each, encoded; some raw, missing or repeated. */
export const queriesOf = (parameters: Readonly<Record<string, Schema>>): Arbitrary<string> =>
  fc
    .tuple(
      ...Object.entries(parameters).map(([name, schema]) =>
        fc.oneof(
          { weight: 8, arbitrary: valuesOf(schema).map((value) => `${name}=${encode(value)}`) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('', name, `${name}=%00`, `${name}=%ff`, `${name}=%`, `${name}=1&${name}=2`),
          },
        ),
      ),
      fc.constantFrom('', '', '', '', 'more=1', '%00=1', 'lang=en', 'lang=%ED%A0%80'),
    )
    .map((parts) => parts.filter((part) => part !== '').join('&'));

export const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());
