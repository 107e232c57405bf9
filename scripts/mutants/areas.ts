/** A part of the product whose tests are measured. */
export interface Area {
  readonly name: string;
  /** Globs of its source files. */
  readonly sources: readonly string[];
}

/** Share of an area's mutants that its tests must kill. */
export const target = 0.85;

/** Files without behaviour: tests, generated code, styles, texts, declarations and front doors. */
export const excluded = [
  '**/*.test.ts',
  '**/*.generated.ts',
  '**/*.css.ts',
  '**/*.d.ts',
  '**/*{Words,Style}.ts',
  // Values of style sheets, which pictures show.
  'src/theme/{brandBand,breakpoints,heroPicture}.ts',
  'src/{domain,flows/*,manifest,theme}/index.ts',
];

const folder = (name: string): Area => ({ name, sources: [`src/${name}/**/*.ts`] });

export const areas: readonly Area[] = [
  folder('domain'),
  folder('flows'),
  folder('manifest'),
  folder('theme'),
  folder('brand'),
  folder('server/ledger'),
  folder('server/play'),
  folder('server/wallets'),
  folder('server/accounts'),
  folder('server/sessions'),
  folder('server/codes'),
  folder('server/verification'),
  folder('server/registry'),
  folder('server/page'),
  {
    name: 'server/headers',
    sources: ['src/server/http/{securityHeaders,hostName,edge,findTenant,clientInfo}.ts', 'src/server/loadingCache.ts'],
  },
];
