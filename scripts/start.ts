import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFrameFiles } from '../src/demo-vendor/server/frameFiles.ts';
import { listen } from '../src/server/edge/operations/listen.ts';
import { stopOnSignal } from '../src/server/edge/operations/stopOnSignal.ts';
import { openServer } from '../src/server/edge/server/openServer.ts';
import { assertCanStart, assertServingRole, startErrorText } from '../src/server/edge/server/startChecks.ts';
import { readSettings } from '../src/server/edge/settings/index.ts';
import { StartError } from '../src/server/platform/startError/index.ts';
import { readClientBuild } from '../src/server/site/page/clientBuild.ts';
import type { RenderPage } from '../src/server/site/page/sitePages.ts';
import { readStudioBuild } from '../src/server/studio/studioPages/index.ts';
import { announce, reportProblems, reportVendorProblems } from './announce.ts';
import { isStale } from './build/isStale.ts';
import { takeNoArguments } from './commandLine.ts';
import {
  brandsFolder,
  clientAssets,
  clientManifest,
  renderModule,
  root,
  studioAssets,
  studioManifest,
  vendorAssets,
  vendorManifest,
  vendorsFile,
} from './paths.ts';

takeNoArguments('npm start', {
  en: 'Builds what changed and serves all brands. The README lists the variables that it reads (PORT, DATABASE_URL, DATA_DIR …).',
  vi: 'Dựng phần đã thay đổi và phục vụ mọi thương hiệu. README liệt kê các biến môi trường (PORT, DATABASE_URL, DATA_DIR …).',
});

try {
  const settings = readSettings(process.env);
  await assertCanStart(settings);
  if (isStale()) build();
  // React reads this on import; SSR always uses the production build.
  process.env['NODE_ENV'] ??= 'production';
  const { renderPage } = (await import(pathToFileURL(renderModule).href)) as { renderPage: RenderPage };
  console.log('Opening the database… / Đang mở cơ sở dữ liệu…');
  const { server, db, tenants, vendors, prepare } = await openServer({
    settings,
    brands: settings.brands ?? brandsFolder,
    vendors: settings.vendors ?? vendorsFile,
    renderPage,
    client: readClientBuild(clientManifest),
    assets: clientAssets,
    studio: readStudioBuild(studioManifest, studioAssets),
    games: { files: readFrameFiles(vendorManifest), assets: vendorAssets },
    now: () => new Date(),
    report: reportProblems,
    reportVendors: reportVendorProblems,
    log: { level: settings.production ? 'info' : 'error' },
  });
  const warning = await assertServingRole(db, settings);
  if (warning !== null) console.warn(warning);
  stopOnSignal(server, settings.drainMs);
  await listen(server, settings);
  tenants.watch();
  vendors.watch();
  announce(settings, server, tenants);
  await prepare();
} catch (error) {
  const sentence = startErrorText(error);
  console.error(sentence ?? error);
  process.exit(1);
}

/**
 * Builds in a child process, so that the server does not keep the build's memory.
 * @throws {StartError} if the packages that a build needs are not installed.
 */
function build() {
  if (!isInstalled('@react-aria/optimize-locales-plugin')) {
    throw new StartError({
      en: 'dist/ is missing or older than the sources, and a build needs the development packages; run npm ci && npm run build, then start.',
      vi: 'dist/ chưa có hoặc cũ hơn mã nguồn, và việc dựng cần các gói phát triển; hãy chạy npm ci && npm run build rồi khởi động lại.',
    });
  }
  console.log('Building what changed… / Đang dựng phần đã thay đổi…');
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
