/** A part of the product whose tests are measured. */
export interface Area {
  readonly name: string;
  /** Globs of its source files. */
  readonly sources: readonly string[];
}

/** Share of an area's mutants that its tests must kill. */
export const target = 0.85;

/** Share of the mutants of a change that must be killed: less than of an area, because the sample of a change is small. */
export const changeTarget = 0.7;

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

/** Layers that browser tests see first. Those do not run here, so a file of these counts only beside a test that does. */
export const drawn = ['src/{app,features,pages,runtime,studio,ui}/**', 'src/demo-vendor/{app,art,look}/**'];

const folder = (name: string): Area => ({ name, sources: [`src/${name}/**/*.ts`] });
const serverFolder = (name: string) => folder(`server/${name}`);

/** Money: what is paid, owed, promised and limited. */
const money = [
  'ledger',
  'play',
  'wallets',
  'launch',
  'adjustments',
  'deposits',
  'withdrawals',
  'payments',
  'transfers',
  'bindings',
  'saferPlay',
  'contracts',
  'agents',
  'rebates',
  'referral',
  'points',
  'promotions',
  'missions',
  'ranks',
  'records',
  'vendors',
  'upstream',
].map(serverFolder);

/** Rights: who a person is, what they may do, and what is kept of it. */
const rights = [
  'accounts',
  'sessions',
  'codes',
  'verification',
  'challenge',
  'social',
  'sealed',
  'vault',
  'operators',
  'secondYes',
  'studioSessions',
  'desk',
  'events',
  'networks',
].map(serverFolder);

/** Publications: what a site shows, and who hears of it. */
const publications = [
  'registry',
  'brandFiles',
  'drafts',
  'previews',
  'page',
  'content',
  'notices',
  'broadcasts',
  'inbox',
  'feedbackAnswers',
  'chat',
  'messages',
  'analytics',
].map(serverFolder);

export const areas: readonly Area[] = [
  folder('domain'),
  folder('flows'),
  folder('manifest'),
  folder('theme'),
  folder('brand'),
  ...money,
  ...rights,
  ...publications,
  serverFolder('live'),
  serverFolder('outbound'),
  serverFolder('jobs'),
  {
    name: 'server/headers',
    sources: ['src/server/http/{securityHeaders,hostName,edge,findTenant,clientInfo}.ts', 'src/server/loadingCache.ts'],
  },
  folder('demo-vendor/engines'),
  folder('demo-vendor/server'),
  { name: 'site state', sources: ['src/api/**/*.ts', 'src/runtime/{session,centre,live,promotions}/**/*.ts'] },
  { name: 'studio state', sources: ['src/studio/{api,editor}/**/*.ts'] },
];

/** Folders of the server that no area measures, and why. All others belong to one. */
export const unmeasured: Readonly<Record<string, string>> = {
  chooser: 'The page of a developer’s machine that lists the brands.',
  db: 'Tables, migrations and connections: tests migrate, end connections and restore whole databases.',
  demo: 'Fictional data for play money.',
  games: 'Mounts the demo vendor, which has an area.',
  http: 'Wiring of Fastify, which every test of a route passes; what decides by headers is the area server/headers.',
  operations: 'Health, metrics, logs and the documents of the calls: nothing is moved, permitted or published.',
  outbox: 'The page of a developer’s machine that shows what would have been sent.',
  pictures: 'Draws pictures; its tests compare what was drawn.',
  rendering: 'Starts a process for work that takes much memory.',
  routes: 'Hands over to the services of the areas; the access matrix walks every route.',
  studioPages: 'Serves the built files of the studio.',
};
