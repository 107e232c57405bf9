import { join } from 'node:path';
import { createIdentity, createMembers } from './accounts/index.ts';
import { buildServer, type ServerDeps } from './buildServer.ts';
import { readCountryTable } from './content/countryTable.ts';
import { createContent } from './content/index.ts';
import { openDatabase } from './db/index.ts';
import { type GamesBuild, openGames } from './games/openGames.ts';
import { createLaunch } from './launch/index.ts';
import { createLedger } from './ledger/index.ts';
import type { ClientBuild } from './page/clientBuild.ts';
import { createThemeHead } from './page/createThemeHead.ts';
import { createFontFiles } from './page/fontFiles.ts';
import { screens } from './page/screens.ts';
import { createSitePages, type RenderPage, type SitePagesDeps } from './page/sitePages.ts';
import { createPictures } from './pictures/index.ts';
import { createCallBudget } from './play/callBudget.ts';
import { createPlay, type VendorAdapter } from './play/index.ts';
import { type BrandProblems, openRegistry } from './registry/brandRegistry.ts';
import type { Tenant } from './registry/tenant.ts';
import type { Settings } from './settings.ts';
import { StartError } from './startError.ts';
import { createVerification } from './verification/index.ts';
import { createWallets } from './wallets/index.ts';
import { siteWords as words } from './words.ts';

export interface OpenDeps
  extends Pick<ServerDeps, 'log' | 'assets' | 'serverFactory'>,
    Pick<SitePagesDeps, 'adjust' | 'keepPages'> {
  readonly settings: Settings;
  /** Folder that holds a folder per merchant. */
  readonly brands: string;
  readonly renderPage: RenderPage;
  readonly client: ClientBuild;
  readonly now: () => Date;
  readonly report: (problems: BrandProblems) => void;
  /** Suppliers of games; `secretOf` gives what this installation shares with one of them, per merchant. */
  readonly vendors?: (secretOf: VendorSecret) => readonly VendorAdapter[];
  /** The demo vendor's build; without one there are no games of its own. */
  readonly games?: GamesBuild;
}

/** Made from the key of the installation, so that it needs no place of its own. */
export type VendorSecret = (vendor: string) => (merchant: string) => Promise<string>;

/** Everything a process holds, put together once: what opens here closes with the server. */
export async function openServer(needs: OpenDeps) {
  const { settings, now } = needs;
  const countryOf = readCountryTable(settings.countryTable);
  const { db, close } = await openDatabase(settings.database);
  try {
    const { only, publicHost } = settings;
    const tenants = await openRegistry({
      root: needs.brands,
      db,
      now,
      addressing: { only, publicHost },
      report: needs.report,
    });
    if (only !== null && tenants.byMerchant(only) === null) {
      const known = tenants.all().map(({ brand }) => brand.merchant);
      throw new StartError(
        `BRAND is "${only}" and there is no such brand; choose from ${known.join(', ')}.`,
        `BRAND là "${only}" nhưng không có thương hiệu này; hãy chọn trong ${known.join(', ')}.`,
      );
    }
    const pictures = createPictures({
      directory: settings.picturesDirectory ?? join(settings.dataDirectory, 'pictures'),
      brands: () => tenants.all(),
    });
    const fonts = createFontFiles({ directory: settings.dataDirectory, brands: () => tenants.all() });
    const originOf = (tenant: Tenant) => publicOrigin(settings, tenant);
    const identity = createIdentity({ db, now, dataKey: settings.dataKey });
    const verification = createVerification(identity, settings.verification, originOf);
    const members = createMembers(identity, verification.verifiers);
    const secretOf: VendorSecret = (vendor) => (merchant) => identity.limits.keyedHash(merchant, `vendor:${vendor}`);
    const games =
      needs.games === undefined || settings.gamesOrigin === null
        ? null
        : await openGames({
            build: needs.games,
            db,
            now,
            origin: settings.gamesOrigin,
            secretOf: secretOf('demo'),
            pace: settings.gamePace,
            seedKey: Buffer.from(await identity.limits.keyedHash('', 'seeds of games')),
          });
    const vendors = [...(needs.vendors?.(secretOf) ?? []), ...(games === null ? [] : [games.adapter])];
    const ledger = createLedger({ db, now });
    const wallets = createWallets(ledger);
    const play = createPlay({ db, now, ledger, wallets, limits: identity.limits, tenants, vendors });
    const callBudget = createCallBudget({ limits: identity.limits, now, perMinute: settings.vendorCallsPerMinute });
    const content = createContent({ db, pictures, now, winsOf: (...asked) => play.record.wins(...asked) });
    const launch = createLaunch({ db, now, content, play, wallets, originOf });
    const pages = createSitePages({
      renderPage: needs.renderPage,
      client: needs.client,
      bootFor: (request) => content.bootFor(request),
      contentVersion: (tenant) => content.version(tenant),
      themeHead: createThemeHead(pictures, fonts),
      words,
      now,
      originOf,
      hasGeetest: settings.verification.geetest !== null,
      frameOrigins: vendors.flatMap(({ origins }) => origins),
      ...(needs.adjust === undefined ? {} : { adjust: needs.adjust }),
      ...(needs.keepPages === undefined ? {} : { keepPages: needs.keepPages }),
    });
    const server = await buildServer({
      db,
      tenants,
      pictures,
      content,
      members,
      verification,
      play,
      callBudget,
      launch,
      wallets,
      pages,
      fonts,
      words,
      now,
      originOf,
      assets: needs.assets,
      log: needs.log,
      production: settings.production,
      trustProxy: settings.trustProxy,
      countryHeader: settings.countryHeader,
      countryOf,
      operatorToken: settings.operatorToken,
      ...withFactory(games === null ? needs.serverFactory : games.inFront(needs.serverFactory)),
    });
    games?.connect(server);
    // Making the first key takes a moment; the first visitor need not wait for it.
    server.addHook('onListen', () => void members.keys.published().catch(() => undefined));
    server.addHook('onClose', async () => {
      tenants.close();
      await close();
    });

    /** Makes ahead what the first visitors of home pages would wait for, the nearest first. What fails is made when asked for. */
    const prepare = async () => {
      const home = ({ brand }: Tenant) => ({ language: brand.languages.default, screen: screens.of('/index'), vendor: null });
      const steps = [
        () => fonts.prepare(),
        () => Promise.all(tenants.all().map((tenant) => pages.open({ tenant, ...home(tenant) }))),
        ...(settings.warmsPictures ? [() => content.warm(tenants.all())] : []),
        // What another installation shares is in use there.
        ...(settings.picturesDirectory === null ? [() => pictures.prune()] : []),
      ];
      for (const step of steps) await step().catch(() => undefined);
    };
    return { server, tenants, db, content, pictures, members, verification, ledger, play, games, secretOf, prepare };
  } catch (error) {
    await close();
    throw error;
  }
}

const withFactory = (serverFactory: ServerDeps['serverFactory']) => (serverFactory === undefined ? {} : { serverFactory });

/** The address visitors use. A brand's first host is its main one; while developing it carries the port. */
function publicOrigin({ production, publicHost, port }: Settings, { brand }: Tenant) {
  const host = publicHost === null ? (brand.hosts[0] ?? '') : `${brand.merchant}.${publicHost}`;
  return production ? `https://${host}` : `http://${host}:${port}`;
}
