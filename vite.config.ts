import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** What pages share in one chunk, and apart from it what home takes of that, so that home loads no more than it shows. */
const kitOf = (id: string, modules: Modules) => (reaches(at('src/pages/HomePage.tsx'), id, modules) ? 'kit' : 'pages');

function reaches(from: string, to: string, modules: Modules, seen = new Set<string>()): boolean {
  if (from === to) return true;
  seen.add(from);
  // Through a front door a page takes only some of what lies behind.
  const onward = modules.getModuleInfo(from)?.importedIds.filter((id) => !seen.has(id) && !id.includes('/lobby/browse/')) ?? [];
  return onward.some((id) => !seen.has(id) && reaches(id, to, modules, seen));
}

/** Without these a page would ask for a dozen files of a few hundred bytes each. */
const shared = [
  { name: 'base', tags: ['$initial' as const] },
  {
    name: kitOf,
    test: /[\\/]src[\\/](?:ui|runtime|features(?![\\/]lobby[\\/]browse)|pages)[\\/]/,
    minShareCount: 3,
    maxModuleSize: 8_000,
  },
];

/** A front door does nothing by itself: a page loads what it takes through one, not all that lies behind. */
const treeshake = {
  moduleSideEffects: [{ test: /[\\/]src[\\/](?:features|runtime)[\\/][^\\/]+[\\/]index\.tsx?$/, sideEffects: false }],
};

/** How long plugins took helps nobody who only wants to start. */
const quiet = { checks: { bundlerTimings: false } } as const;

/**
 * Two builds of one site: `vite build` for the browser and `vite build --ssr` for the
 * server's first paint. There is no index.html: the server writes each brand's page.
 */
const site = (isSsrBuild: boolean): UserConfig => ({
  cacheDir: '.cache/vite',
  publicDir: false,
  appType: 'custom',
  plugins: [vanillaExtractPlugin(), optimizeLocales.vite({ locales: ['en-US'] }), react()],
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: !isSsrBuild,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    rolldownOptions: isSsrBuild
      ? { ...quiet, input: { render: at('src/app/render.tsx') } }
      : { ...quiet, treeshake, input: { site: at('src/app/site.tsx') }, output: { codeSplitting: { groups: shared } } },
  },
  ssr: { noExternal: [/^@vanilla-extract\//, 'react-aria-components'] },
});

/** What tests need takes seconds to load, so a build leaves it alone. */
async function testConfig(): Promise<ViteUserConfig['test']> {
  if (!process.env['VITEST']) return undefined;
  const { testProjects } = await import('./scripts/quality/testProjects.ts');
  return testProjects(site(false));
}

export default defineConfig(async ({ isSsrBuild = false }): Promise<ViteUserConfig> => {
  const test = await testConfig();
  return test === undefined ? site(isSsrBuild) : { ...site(isSsrBuild), test };
});
