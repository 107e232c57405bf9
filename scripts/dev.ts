import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { build, createServer as createVite, type ViteDevServer } from 'vite';
import { readFrameFiles } from '../src/demo-vendor/server/frameFiles.ts';
import { listen } from '../src/server/edge/operations/listen.ts';
import { stopOnSignal } from '../src/server/edge/operations/stopOnSignal.ts';
import { openServer } from '../src/server/edge/server/openServer.ts';
import { assertCanStart, startErrorText } from '../src/server/edge/server/startChecks.ts';
import { readSettings } from '../src/server/edge/settings/index.ts';
import type { RenderPage } from '../src/server/site/page/sitePages.ts';
import { announce, reportProblems, reportVendorProblems } from './announce.ts';
import { vendorBuild } from './build/vendorBuild.ts';
import { takeNoArguments } from './commandLine.ts';
import { developmentClient, developmentStudio, withReload } from './dev/developmentPage.ts';
import { brandsFolder, root, vendorAssets, vendorManifest, vendorsFile } from './paths.ts';

takeNoArguments('npm run dev', {
  en: 'Serves all brands from the sources; the server restarts and pages reload when files change.',
  vi: 'Phục vụ mọi thương hiệu từ mã nguồn; máy chủ khởi động lại và trang tải lại khi tệp thay đổi.',
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

try {
  const settings = readSettings({ ...process.env, NODE_ENV: 'development' });
  await assertCanStart(settings);
  let vite: ViteDevServer | undefined;
  let http: Server | undefined;
  const serverFactory = (handler: Handler) => {
    // Vite serves its modules; all other requests fall through to the site.
    http = createServer((request, response) =>
      vite === undefined ? handler(request, response) : vite.middlewares(request, response, () => handler(request, response)),
    );
    return http;
  };
  const renderPage: RenderPage = async (request) => {
    const module = (await vite?.ssrLoadModule('/src/app/render.tsx')) as { renderPage: RenderPage };
    return module.renderPage(request);
  };
  await build(vendorBuild);
  const { server, tenants, vendors } = await openServer({
    settings,
    brands: settings.brands ?? brandsFolder,
    vendors: settings.vendors ?? vendorsFile,
    renderPage,
    client: developmentClient,
    adjust: withReload,
    // No page cache: sources may have changed.
    keepPages: 0,
    assets: null,
    studio: developmentStudio,
    games: { files: readFrameFiles(vendorManifest), assets: vendorAssets },
    now: () => new Date(),
    report: reportProblems,
    reportVendors: reportVendorProblems,
    log: { level: 'error' },
    serverFactory,
  });
  vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ...(http === undefined ? {} : { hmr: { server: http } }), allowedHosts: true },
  });
  tenants.onChange(() => vite?.ws.send({ type: 'full-reload' }));
  server.addHook('onClose', async () => vite?.close());
  stopOnSignal(server, settings.drainMs);
  await listen(server, settings);
  tenants.watch();
  vendors.watch();
  announce(settings, server, tenants);
} catch (error) {
  console.error(startErrorText(error) ?? error);
  process.exit(1);
}
