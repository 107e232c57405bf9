import react from '@vitejs/plugin-react';
import type { ClientBuild } from '../../src/server/page/clientBuild.ts';
import { hashSource } from '../../src/server/page/contentSecurityPolicy.ts';
import type { PageDocument } from '../../src/server/page/document.ts';
import { startScript } from '../../src/server/page/startScript.ts';

const entry = '/src/app/site.tsx';

/** Vite serves the sources themselves, so there is nothing to preload. */
export const developmentClient: ClientBuild = { filesFor: () => ({ entry, preloads: [], styles: [] }) };

/** What keeps a component's state over a change of its source. */
const preamble = react.preambleCode.replace('__BASE__', '/');
const scripts = `<script type="module">${preamble}</script>\n<script type="module" src="/@vite/client"></script>\n`;

/**
 * Adds Vite's reload to a page and opens the policy exactly as far as that needs: its two scripts,
 * the styles it writes by script, and its socket.
 */
export async function withReload({ html, policy }: PageDocument): Promise<PageDocument> {
  return {
    // The reload's own scripts have to run first, and only modules keep their order.
    html: html.replace(
      `<script>${startScript({ entry, preloads: [] })}</script>`,
      `${scripts}<script type="module" src="${entry}"></script>`,
    ),
    policy: policy
      .replace("script-src 'self'", `script-src 'self' ${hashSource(preamble)}`)
      .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
      // React's development build assigns innerHTML.
      .replace(/; require-trusted-types-for [^;]*; trusted-types [^;]*/, ''),
  };
}
