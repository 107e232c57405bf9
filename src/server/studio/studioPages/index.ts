import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FontFiles } from '../../media/fonts/index.ts';
import { isCallPath } from '../../platform/http/index.ts';
import { serveAssets } from '../../site/page/index.ts';
import { isStudioHost } from '../studioSessions/index.ts';
import type { StudioBuild } from './studioBuild.ts';
import { createStudioDocument } from './studioDocument.ts';

export { readStudioBuild, type StudioBuild } from './studioBuild.ts';

export interface StudioPagesDeps {
  readonly fonts: FontFiles;
  readonly settings: { readonly production: boolean };
  /** Address of a preview, with `{token}` in it; empty without previews. */
  readonly previewOrigin: string;
}

const config = { access: 'public', host: 'any', kind: 'page', whenBlocked: 'answer' } as const;

/** Serves the studio's pages and files, on its own hosts only: a brand's host has none of it. */
export function serveStudio(server: FastifyInstance, build: StudioBuild, { fonts, settings, previewOrigin }: StudioPagesDeps) {
  const document = createStudioDocument({
    files: build.files,
    fonts,
    previews: previewOrigin === '' ? [] : [previewOrigin.replace('{token}', '*')],
    secure: settings.production,
  });
  const adjust = build.adjust ?? ((page) => page);
  if (build.assets !== null) serveAssets(server, build.assets, { prefix: '/studio/assets', isServed: isStudioHost });

  for (const url of ['/studio', '/studio/*']) {
    server.get(url, { config, schema: { hide: true } }, async (request, reply) => {
      const [path = ''] = request.url.split('?');
      const isFile = /^\/studio\/assets\/|\.[a-z0-9]{2,12}$/i.test(path);
      if (!isStudioHost(request) || isCallPath(path) || isFile) return reply.callNotFound();
      const { html, policy } = adjust(document(randomBytes(16).toString('base64')));
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
        .send(html);
    });
  }
}
