import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two builds of one site: `vite build` for the browser and `vite build --ssr` for the
 * server's first paint. There is no index.html: the server writes each brand's page.
 */
export default defineConfig(({ isSsrBuild }) => ({
  cacheDir: '.cache/vite',
  publicDir: false,
  appType: 'custom',
  plugins: [vanillaExtractPlugin(), optimizeLocales.vite({ locales: ['en-US'] }), react()],
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    rolldownOptions: isSsrBuild ? { input: { render: at('src/app/render.tsx') } } : { input: { site: at('src/app/site.tsx') } },
  },
  ssr: { noExternal: [/^@vanilla-extract\//, 'react-aria-components'] },
}));
