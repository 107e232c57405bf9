import { globSync } from 'node:fs';
import { root } from '../paths.ts';

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

/** Folders of the server that no area measures, and why. All others are an area each. */
export const unmeasured: Readonly<Record<string, string>> = {
  'content/outbox': 'The page of a developer’s machine that shows what would have been sent.',
  'edge/composition':
    'Hands services to each other; one that is missing does not compile, and every test that starts a server passes it.',
  'edge/demo': 'Fictional data for play money.',
  'edge/http': 'Wiring of Fastify, which every test of a route passes; what decides by headers is the area of headers.',
  'edge/operations': 'Health, metrics, logs and the documents of the calls: nothing is moved, permitted or published.',
  'edge/routes': 'Hands over to the services of the areas; the access matrix walks every route.',
  'edge/settings': 'Reads the environment; what is wrong in it ends the start with a sentence, which its tests list.',
  'media/fonts': 'Cuts fonts; its tests compare what was cut.',
  'media/pictures': 'Draws pictures; its tests compare what was drawn.',
  'media/plainPage': 'Pages of the platform itself, compared as texts; their headers are the area of headers.',
  'platform/db': 'Tables, migrations and connections: tests migrate, end connections and restore whole databases.',
  'platform/http': 'Wiring of Fastify, which every test of a route passes; what decides by headers is the area of headers.',
  'platform/rendering': 'Starts a process for work that takes much memory.',
  'platform/startError': 'A class without a decision.',
  'platform/words': 'Texts of the server by language.',
  'play/games': 'Mounts the demo vendor, which has an area.',
  'site/chooser': 'The page of a developer’s machine that lists the brands.',
  'studio/studioPages': 'Serves the built files of the studio.',
};

/** Every folder of a district, as `<district>/<folder>`. */
export const serverFolders: readonly string[] = globSync('src/server/*/*/', { cwd: root })
  .map((path) => path.replaceAll('\\', '/').split('/').slice(2, 4).join('/'))
  .filter((name) => !name.includes('.'))
  .toSorted();

export const areas: readonly Area[] = [
  folder('domain'),
  folder('flows'),
  folder('manifest'),
  folder('theme'),
  folder('brand'),
  ...serverFolders.filter((name) => !(name in unmeasured)).map((name) => folder(`server/${name}`)),
  {
    name: 'server headers',
    sources: [
      'src/server/platform/http/{hostName,edge,clientInfo}.ts',
      'src/server/media/plainPage/securityHeaders.ts',
      'src/server/edge/http/findTenant.ts',
    ],
  },
  folder('demo-vendor/engines'),
  folder('demo-vendor/server'),
  { name: 'site state', sources: ['src/api/**/*.ts', 'src/runtime/{session,centre,live,promotions}/**/*.ts'] },
  { name: 'studio state', sources: ['src/studio/{api,editor}/**/*.ts'] },
];
