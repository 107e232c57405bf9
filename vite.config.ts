import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { buildTarget } from './scripts/build/browsers.ts';
import { productionRouter } from './scripts/build/productionRouter.ts';
import { styleFallbacks } from './scripts/build/styleFallbacks.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const isOfHome = (id: string, modules: Modules) => reaches(at('src/pages/HomePage.tsx'), id, modules);
const isOfNearParts = (id: string, modules: Modules) =>
  ['src/pages/Home.near.tsx', 'src/features/shell/footer/Footer.near.tsx'].some((part) => reaches(at(part), id, modules));

/** Modules behind front doors that home uses, which home itself does not take. */
const behindDoors =
  /\/(?:lobby\/browse\/|session\/(?:enterTrial|balanceHidden)\.|data\/client\.|lottery\/LotteryLobby\.|overlays\/OverlayFrame\.)/;

function reaches(from: string, to: string, modules: Modules, seen = new Set<string>()): boolean {
  if (from === to) return true;
  seen.add(from);
  const onward = modules.getModuleInfo(from)?.importedIds.filter((id) => !seen.has(id) && !behindDoors.test(id)) ?? [];
  return onward.some((id) => !seen.has(id) && reaches(id, to, modules, seen));
}

const parts = /[\\/]src[\\/](?:ui|runtime|domain|features(?![\\/]lobby[\\/]browse)|pages)[\\/]/;

/**
 * Modules that lazy chunks share. Without these a page would ask for a dozen files of a few hundred bytes each; what home takes of them
 * is a chunk apart, so that home loads no more than it shows.
 */
const shared = [
  { name: 'base', tags: ['$initial' as const] },
  {
    name: (id: string, modules: Modules) => (isOfHome(id, modules) ? 'kit' : null),
    test: parts,
    minShareCount: 2,
    maxModuleSize: 8_000,
  },
  {
    name: (id: string, modules: Modules) => (isOfNearParts(id, modules) ? 'near' : null),
    test: parts,
    minShareCount: 2,
    maxModuleSize: 8_000,
  },
  { name: 'pages', test: parts, minShareCount: 3, maxModuleSize: 8_000 },
  // A separate file costs the first screen its name, and who needs it a request: more than these weigh.
  { name: 'pages', test: parts, minShareCount: 2, maxModuleSize: 1_500 },
];

/** A front door does nothing by itself: a page loads what it takes through one, not all that lies behind. */
const treeshake = {
  moduleSideEffects: [{ test: /[\\/]src[\\/](?:features|runtime)[\\/][^\\/]+[\\/]index\.tsx?$/, sideEffects: false }],
};

/** Without the timings of plugins, which are noise on a start. */
const quiet = { checks: { bundlerTimings: false } } as const;

/**
 * The package makes its components by calls that a bundler must assume to have effects: all of them would be part of the first
 * screen. As pure calls the unused ones are dropped.
 */
const pureRouter: Plugin = {
  name: 'pure-router',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^var (\w+ = React\d*\.(?:forwardRef|createContext)\()/gm,
          (_, call: string) => `var ${call.replace('= ', '= /* @__PURE__ */ ')}`,
        ),
      map: null,
    }),
  },
};

/** A call that writes to the console in the package's debug mode only. */
const quietCall = /this\.logger\.(?:warn|log|deprecate)\((?:[^()`']|'[^'\n]*'|`[^`]*`|\((?:[^()]|\([^()]*\))*\))*\);/g;

/** Leaves out texts that no visitor reads: the languages written from right to left, and advice to developers. */
const leanTexts: Plugin = {
  name: 'lean-texts',
  transform: {
    filter: { id: /\/i18next\/dist\/.*\.js$/ },
    handler: (code) => ({
      code: code.replace(/const rtlLngs = \[[^\]]*\];/, 'const rtlLngs = [];').replace(quietCall, ';'),
      map: null,
    }),
  },
};

/** The same in both builds. The first screen lists every chunk by its name, and random text does not compress: 6 or 7 characters of a hash distinguish versions. */
const shortFileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

const fileOfName = new Map<string, string>();

/** Class names without the first two characters of their file's hash: random text does not compress. */
function shortName({ hash, filePath }: { readonly hash: string; readonly filePath: string }): string {
  const name = `_${hash.slice(2)}`;
  const other = fileOfName.get(name) ?? filePath;
  if (other !== filePath) throw new Error(`${filePath} and ${other} would share the class name ${name}: rename one of them.`);
  fileOfName.set(name, filePath);
  return name;
}

/**
 * Two builds of one site: `vite build` for the browser and `vite build --ssr` for the
 * server's first paint. There is no index.html: the server writes each brand's page.
 */
const site = (isSsrBuild: boolean, isBuild = false): UserConfig => ({
  cacheDir: '.cache/vite',
  publicDir: false,
  appType: 'custom',
  css: { postcss: { plugins: [styleFallbacks] } },
  plugins: [
    vanillaExtractPlugin(isBuild ? { identifiers: shortName } : {}),
    optimizeLocales.vite({ locales: ['en-US'] }),
    react(),
    ...(isBuild && !isSsrBuild ? [pureRouter, leanTexts] : []),
  ],
  ...(isBuild && !isSsrBuild ? { resolve: { alias: productionRouter } } : {}),
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild ? false : 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: buildTarget,
    rolldownOptions: isSsrBuild
      ? { ...quiet, input: { render: at('src/app/render.tsx') }, output: { assetFileNames: shortFileNames.assetFileNames } }
      : {
          ...quiet,
          treeshake,
          input: { site: at('src/app/site.tsx') },
          output: { codeSplitting: { groups: shared }, ...shortFileNames },
        },
  },
  // A build takes in all packages, so that a release installs none that only pages use.
  ssr: { noExternal: isBuild || [/^@vanilla-extract\//, 'react-aria-components'] },
  ...(isBuild && isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
});

/** The configuration of tests. It takes seconds to load, so a build leaves it alone. */
async function testConfig(): Promise<ViteUserConfig['test']> {
  if (!process.env['VITEST']) return undefined;
  const { testProjects } = await import('./scripts/quality/testProjects.ts');
  return testProjects(site(false));
}

export default defineConfig(async ({ isSsrBuild = false, command }): Promise<ViteUserConfig> => {
  const test = await testConfig();
  return test === undefined ? site(isSsrBuild, command === 'build') : { ...site(isSsrBuild), test };
});
