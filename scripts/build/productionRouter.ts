import { fileURLToPath } from 'node:url';

const at = (file: string) => fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** The package's exports name its development build only, which is larger by its warnings. */
export const productionRouter = [
  { find: /^react-router$/, replacement: at('index.mjs') },
  { find: /^react-router\/dom$/, replacement: at('dom-export.mjs') },
];
