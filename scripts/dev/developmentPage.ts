import react from '@vitejs/plugin-react';
import { hashSource } from '../../src/server/media/plainPage/contentSecurityPolicy.ts';
import type { ClientBuild } from '../../src/server/site/page/clientBuild.ts';
import type { PageDocument } from '../../src/server/site/page/document.ts';
import { startScript } from '../../src/server/site/page/inlineScripts.ts';
import type { StudioBuild } from '../../src/server/studio/studioPages/index.ts';

const entry = '/src/app/site.tsx';

/** Vite serves unbundled sources, so there is nothing to preload. */
const developmentFiles = { entry, preloads: [], styles: [] } as const;
export const developmentClient: ClientBuild = {
  preview: '/src/runtime/preview/bridge.ts',
  filesFor: () => developmentFiles,
};

const studioEntry = '/src/studio/app/studio.tsx';

/** The studio from its sources. */
export const developmentStudio: StudioBuild = {
  files: { entry: studioEntry, preloads: [], styles: [], words: {} },
  assets: null,
  adjust: ({ html, policy }) => ({
    html: html.replace('<script type="module"', `${scripts}<script type="module"`),
    policy: relaxed(policy),
  }),
};

/** React Fast Refresh preamble. */
const preamble = react.preambleCode.replace('__BASE__', '/');
const scripts = `<script type="module">${preamble}</script>\n<script type="module" src="/@vite/client"></script>\n`;

/**
 * Adds Vite's HMR client to a page and relaxes the CSP only as far as that requires: two scripts, injected styles and a
 * WebSocket.
 */
export async function withReload({ html, policy }: PageDocument): Promise<PageDocument> {
  return {
    // The HMR scripts must run first; only module scripts keep their order.
    html: html.replace(
      `<script>${startScript(developmentFiles)}</script>`,
      `${scripts}<script type="module" src="${entry}"></script>`,
    ),
    policy: relaxed(policy),
  };
}

function relaxed(policy: string): string {
  return (
    policy
      .replace("script-src 'self'", `script-src 'self' ${hashSource(preamble)}`)
      .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
      // React's development build assigns innerHTML.
      .replace(/; require-trusted-types-for [^;]*; trusted-types [^;]*/, '')
  );
}
