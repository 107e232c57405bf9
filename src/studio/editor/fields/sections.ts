import { brandSchema, type SchemaNode } from '../../../manifest/schema.ts';
import { isWithin } from '../document/values.ts';
import { type FieldModel, fieldAt, fieldsOf } from './fieldModel.ts';

export const sectionGroups = ['brand', 'look', 'site', 'functions', 'operation'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

interface SectionFacts {
  readonly group: SectionGroup;
  /** Pointers whose settings it shows, in this order. A longer pointer wins over a shorter one of another section. */
  readonly settings: readonly string[];
  /** Groups of the schema whose other settings come here too. */
  readonly takes?: readonly string[];
  /** A separate page in place of the form. */
  readonly page?: 'colours' | 'modules' | 'words' | 'banners' | 'help';
}

/** The tree. A setting the schema gains comes into the section that takes its `x-studio` group. */
const facts = {
  identity: { group: 'brand', settings: ['/name', '/tagline', '/description', '/merchant', '/profile'], takes: ['identity'] },
  hosts: { group: 'brand', settings: ['/hosts', '/languages', '/timeZone', '/money'] },
  pictures: { group: 'brand', settings: ['/assets'] },
  colours: {
    group: 'look',
    settings: [
      '/theme/seed',
      '/theme/supportSeed',
      '/theme/neutral',
      '/theme/modes',
      '/theme/defaultMode',
      '/theme/colours',
      '/theme/palettes',
    ],
    page: 'colours',
  },
  shape: {
    group: 'look',
    settings: [
      '/theme/fonts/display',
      '/theme/display/weight',
      '/theme/display/stretch',
      '/theme/display/soft',
      '/theme/display/case',
      '/theme/fonts/text',
      '/theme/fonts/numeric',
      '/theme/corners',
      '/theme/buttons',
      '/theme',
    ],
    takes: ['theme'],
  },
  home: { group: 'site', settings: ['/home'], takes: ['home'] },
  banners: { group: 'site', settings: ['/banners'], takes: ['banners'], page: 'banners' },
  promotions: { group: 'site', settings: ['/promotions', '/missions', '/vip', '/pointMall'] },
  words: { group: 'site', settings: ['/words'], takes: ['words'], page: 'words' },
  help: { group: 'site', settings: ['/help', '/pages', '/articles'], takes: ['help'], page: 'help' },
  footer: { group: 'site', settings: ['/footer', '/contacts'], takes: ['footer', 'contacts'] },
  modules: { group: 'functions', settings: ['/modules'], takes: ['modules'], page: 'modules' },
  registration: {
    group: 'functions',
    settings: ['/registration', '/signIn', '/memberProfile'],
    takes: ['registration'],
  },
  catalogue: { group: 'functions', settings: ['/catalogue', '/lottery'], takes: ['catalogue'] },
  downloads: { group: 'functions', settings: ['/downloads'] },
  status: { group: 'operation', settings: ['/status'] },
  policies: { group: 'operation', settings: ['/policies', '/deposits', '/frames'], takes: ['policies', 'operation'] },
  analytics: { group: 'operation', settings: ['/analytics', '/cdn', '/routers'] },
} as const satisfies Readonly<Record<string, SectionFacts>>;

export type SectionId = keyof typeof facts;

export interface Section extends SectionFacts {
  readonly id: SectionId;
}

export const sections: readonly Section[] = (Object.keys(facts) as SectionId[]).map((id) => ({ id, ...facts[id] }));

export const sectionOf = (id: string | undefined): Section | null => sections.find((section) => section.id === id) ?? null;

/** The section of a setting. */
export function sectionAt(pointer: string, schema: SchemaNode = brandSchema): Section {
  const claims = sections
    .flatMap((section) => section.settings.map((claimed) => ({ section, claimed })))
    .filter(({ claimed }) => isWithin(pointer, claimed));
  const [best] = claims.toSorted((one, other) => other.claimed.length - one.claimed.length);
  const group = schema.properties?.[pointer.split('/')[1] ?? '']?.['x-studio']?.group;
  const taking = sections.find(({ takes }) => group !== undefined && takes?.includes(group) === true);
  return best?.section ?? taking ?? (sections[0] as Section);
}

/** The settings a section shows, those of the manifest's own groups opened. */
export function fieldsOfSection(section: Section, schema: SchemaNode = brandSchema): readonly FieldModel[] {
  const named = section.settings.flatMap((pointer) => opened(fieldAt(pointer.split('/').slice(1), schema), schema));
  const isWhole = (field: FieldModel) =>
    field.kind === 'group' &&
    fieldsOf(field.place, schema).every(({ pointer }) => named.some((other) => other.pointer === pointer));
  const others = fieldsOf([], schema).flatMap((field) => opened(field, schema));
  // A group whose settings all stand in the section is not shown besides.
  return [...new Map([...named, ...others].map((field) => [field.pointer, field])).values()].filter(
    (field) => !isWhole(field) && sectionAt(field.pointer, schema).id === section.id,
  );
}

/** A group of the first level stands open: its settings are rows of the section. */
function opened(field: FieldModel | null, schema: SchemaNode): readonly FieldModel[] {
  if (field === null) return [];
  return field.kind === 'group' && field.place.length === 1 ? fieldsOf(field.place, schema) : [field];
}

/** Number of the pointers in each section. */
export function countBySection(
  pointers: readonly string[],
  schema: SchemaNode = brandSchema,
): Readonly<Partial<Record<SectionId, number>>> {
  const counts: Partial<Record<SectionId, number>> = {};
  for (const pointer of pointers) {
    const { id } = sectionAt(pointer, schema);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}
