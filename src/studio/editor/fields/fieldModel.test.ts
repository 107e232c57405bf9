import { describe, expect, it } from 'vitest';
import { brandSchema, type SchemaNode } from '../../../manifest/schema.ts';
import { differences } from './differences.ts';
import { entryOf, type FieldModel, fieldAt, fieldsOf, fieldsOfKind, newEntry } from './fieldModel.ts';
import { countBySection, fieldsOfSection, sectionOf, sections } from './sections.ts';

/** The schema with settings that no studio has heard of. */
const invented: SchemaNode = {
  ...brandSchema,
  properties: {
    ...brandSchema.properties,
    fireworks: {
      title: 'Fireworks',
      description: 'Shown over the home page at midnight.',
      type: 'string',
      enum: ['none', 'few', 'many'],
      default: 'none',
      'x-studio': { group: 'home', vi: { title: 'Pháo hoa', description: 'Hiện trên trang chủ lúc nửa đêm.' } },
    },
    home: {
      ...brandSchema.properties?.['home'],
      properties: {
        ...brandSchema.properties?.['home']?.properties,
        lanterns: { title: 'Lanterns', type: 'boolean', default: false, 'x-studio': { vi: { title: 'Đèn lồng' } } },
      },
    },
  },
};

describe('the form', () => {
  it('draws a setting that the schema gains, with its labels and help in both languages [OPS-02]', () => {
    const home = sectionOf('home');
    if (home === null) throw new Error('no home');
    const found = fieldsOfSection(home, invented).filter(({ pointer }) => /fireworks|lanterns/.test(pointer));
    expect(
      found.map(({ pointer, kind, title, help, standard, choices }) => ({ pointer, kind, title, help, standard, choices })),
    ).toEqual([
      {
        pointer: '/home/lanterns',
        kind: 'switch',
        title: { en: 'Lanterns', vi: 'Đèn lồng' },
        help: null,
        standard: false,
        choices: [],
      },
      {
        pointer: '/fireworks',
        kind: 'choice',
        title: { en: 'Fireworks', vi: 'Pháo hoa' },
        help: { en: 'Shown over the home page at midnight.', vi: 'Hiện trên trang chủ lúc nửa đêm.' },
        standard: 'none',
        choices: ['none', 'few', 'many'],
      },
    ]);
  });

  it('shows every setting of the schema in exactly one section, named in both languages [OPS-02]', () => {
    const shown = sections.flatMap((section) => fieldsOfSection(section).map(({ pointer }) => pointer));
    expect(new Set(shown).size).toBe(shown.length);
    const all = fieldsOf([]).flatMap((field) => (field.kind === 'group' ? fieldsOf(field.place) : [field]));
    const isShown = (field: FieldModel): boolean =>
      shown.includes(field.pointer) || (field.kind === 'group' && fieldsOf(field.place).every(isShown));
    expect(all.filter((field) => !isShown(field)).map(({ pointer }) => pointer)).toEqual([]);
    const unnamed = (field: FieldModel): string[] => [
      ...(field.title.en === '' || field.title.vi === undefined ? [field.pointer] : []),
      ...fieldsOf(field.place).flatMap(unnamed),
    ];
    expect(all.flatMap(unnamed)).toEqual([]);
  });

  it('chooses the control by type and widget of the schema', () => {
    const kindAt = (pointer: string) =>
      fieldAt(
        pointer
          .split('/')
          .slice(1)
          .map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      )?.kind;
    expect(
      [
        '/name',
        '/tagline',
        '/theme/seed',
        '/theme/density',
        '/theme/corners',
        '/theme/fonts/display',
        '/theme/fonts/text',
        '/home/sections',
        '/languages/offered',
        '/assets/logo',
        '/banners/home',
        '/banners/home/0/from',
        '/theme/colours',
        '/theme/display/weight',
        '/modules/INVITE',
        '/registration/fields/username',
      ].map(kindAt),
    ).toEqual([
      'text',
      'localText',
      'colour',
      'choice',
      'shape',
      'font',
      'fontName',
      'order',
      'several',
      'file',
      'list',
      'moment',
      'map',
      'number',
      'switch',
      'group',
    ]);
  });

  it('counts changed settings by section', () => {
    const before = { name: 'A', theme: { seed: '#112233', corners: 'soft' }, home: { sections: ['hero'] } };
    const after = {
      name: 'B',
      theme: { seed: '#445566', corners: 'round' },
      home: { sections: ['hero', 'live'], aside: 'none' },
    };
    const changed = differences(before, after);
    expect(changed).toEqual(['/name', '/theme/seed', '/theme/corners', '/home/sections', '/home/aside']);
    expect(countBySection(changed)).toEqual({ identity: 1, colours: 1, shape: 1, home: 2 });
  });
});

/** Every setting of the schema, with those of the entries of lists and maps. */
const settingsBelow = (field: FieldModel): readonly FieldModel[] => {
  const entry = field.kind === 'list' || field.kind === 'map' ? entryOf(field, field.kind === 'list' ? 0 : 'name') : null;
  return [field, ...fieldsOf(field.place).flatMap(settingsBelow), ...(entry === null ? [] : settingsBelow(entry))];
};

describe('a new entry', () => {
  const lists = fieldsOf([])
    .flatMap(settingsBelow)
    .filter(({ kind }) => kind === 'list');
  const withIds = lists.filter((list) => entryOf(list, 0)?.node.properties?.['id'] !== undefined);
  const idOf = (entry: unknown) => (entry as { readonly id?: unknown }).id;

  it.each(withIds.map((list) => [list.pointer, list] as const))('of %s has an id that is valid and no other has', (_, list) => {
    const { pattern = '' } = fieldAt([...list.place, 0, 'id'])?.node ?? {};
    const entries: unknown[] = [];
    for (let count = 0; count < 12; count += 1) entries.push(newEntry(list, entries));
    expect(entries.map(idOf).filter((id) => !new RegExp(pattern, 'u').test(String(id)))).toEqual([]);
    expect(new Set(entries.map(idOf)).size).toBe(entries.length);
    // Also after one was removed.
    expect(entries.slice(1).map(idOf)).not.toContain(idOf(newEntry(list, entries.slice(1))));
  });

  it('is looked at in every list with ids, of which there are several', () => {
    expect(withIds.length).toBeGreaterThan(5);
  });
});

it('an object that comes in kinds shows the settings of its kind, and what is left over of another one', () => {
  const place = ['promotions', 0, 'rule'];
  const shown = (content: unknown) => fieldsOfKind(place, content).map((field) => field.place.at(-1));
  expect(shown({ kind: 'signIn' })).toEqual(['kind', 'days', 'minRank', 'claimDays', 'budget', 'wagering']);
  expect(shown({ kind: 'signIn', percent: 5 })).toContain('percent');
  expect(shown(undefined)).toEqual(fieldsOf(place).map((field) => field.place.at(-1)));
});
