import { join } from 'node:path';
import type { Problem } from '../manifest/index.ts';
import { openBreachedPasswords } from './accounts/breachedPasswords.ts';
import { createCustomAvatars } from './accounts/customAvatars.ts';
import { createIdentity, createMembers, createPaymentPasswords } from './accounts/index.ts';
import { createProfiles } from './accounts/profile.ts';
import { createAdjustments } from './adjustments/index.ts';
import { createAgents } from './agents/index.ts';
import { createAnalytics } from './analytics/index.ts';
import { createBindings } from './bindings/index.ts';
import { createBrandFiles } from './brandFiles/index.ts';
import { createBroadcasts } from './broadcasts/index.ts';
import { createChat } from './chat/index.ts';
import { readCountryTable } from './content/countryTable.ts';
import { createContent } from './content/index.ts';
import { createContracts } from './contracts/index.ts';
import { openDatabase } from './db/index.ts';
import { seedDemoOperators } from './demo/demoOperators.ts';
import { createSeed, noSeed } from './demo/seed.ts';
import { createDeposits } from './deposits/index.ts';
import { createDesk } from './desk/index.ts';
import { createDeskMembers } from './desk/members/index.ts';
import { createStudioDrafts } from './drafts/index.ts';
import { createFaults } from './events/faults.ts';
import { createFeedbackAnswers } from './feedbackAnswers/index.ts';
import { type GamesBuild, openGames } from './games/openGames.ts';
import { createEdge } from './http/edge.ts';
import { createInbox } from './inbox/index.ts';
import { createBackground } from './jobs/background.ts';
import { createLaunch } from './launch/index.ts';
import { createLedger } from './ledger/index.ts';
import { createLive } from './live/index.ts';
import { createMissions } from './missions/index.ts';
import { createNotices } from './notices/index.ts';
import { catalogueOf, openTenants, publishedVersions, type TenantsDeps } from './openTenants.ts';
import { createOperators } from './operators/index.ts';
import { createOutbound } from './outbound/index.ts';
import { outboundOf } from './outboundOf.ts';
import type { ClientBuild } from './page/clientBuild.ts';
import { createFontFiles } from './page/fontFiles.ts';
import { createSitePages, type RenderPage, type SitePagesDeps } from './page/sitePages.ts';
import { createThemeHead } from './page/themeHead.ts';
import { createPayments } from './payments/index.ts';
import { createPictures } from './pictures/index.ts';
import { createCallBudget } from './play/callBudget.ts';
import { createPlay } from './play/index.ts';
import { createPoints } from './points/index.ts';
import { createPreviews } from './previews/index.ts';
import { createPromotions } from './promotions/index.ts';
import { createRanks } from './ranks/index.ts';
import { createMovedAccounts } from './ranks/movedAccounts.ts';
import { createRebates } from './rebates/index.ts';
import { createRecords } from './records/index.ts';
import { createReferrals } from './referral/index.ts';
import { realMoneyDeps } from './registry/realMoney.ts';
import type { Tenant } from './registry/tenant.ts';
import { createSaferPlay } from './saferPlay/index.ts';
import type { Settings } from './settings.ts';
import { createSharedSecrets } from './sharedSecrets.ts';
import { createStudioSessions } from './studioSessions/index.ts';
import { createTransfers } from './transfers/index.ts';
import { createUpstream, createUpstreamContent, noPageReads } from './upstream/index.ts';
import { openVault } from './vault/index.ts';
import { openVendors } from './vendors/index.ts';
import { createVendorSecrets } from './vendors/secrets.ts';
import { createVerification } from './verification/index.ts';
import { createWallets } from './wallets/index.ts';
import { createWithdrawals } from './withdrawals/index.ts';
import { siteWords as words } from './words.ts';

export interface ServiceDeps extends TenantsDeps, Pick<SitePagesDeps, 'adjust' | 'keepPages'> {
  readonly renderPage: RenderPage;
  readonly client: ClientBuild;
  readonly reportVendors: (problems: readonly Problem[]) => void;
  /** Build of the demo vendor; without it the demo vendor is off. */
  readonly games?: GamesBuild;
}

/** Every service of the process. Routes and plugins find this object as `server.services`; a new service is one line here. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens the database and composes the services on it; `close` releases both.
 *
 * @throws {StartError} if the settings name a brand that does not exist
 */
export async function openServices(deps: ServiceDeps) {
  const { settings, now } = deps;
  const countryOf = readCountryTable(settings.countryTable);
  const edge = createEdge(settings);
  // The log opens with the HTTP server, after the services.
  const faults = createFaults();
  const reportFault = faults.report;
  const breached = settings.breachedPasswords === null ? null : await openBreachedPasswords(settings.breachedPasswords);
  const { db, close: closeDatabase } = await openDatabase(settings.database, (error) => reportFault('database', error));
  try {
    const originOf = (tenant: Tenant) => publicOrigin(settings, tenant);
    const vault = await openVault(db, settings.dataKeys);
    // A list that cannot be read keeps no one from registering; the fault is reported.
    const isBreached = async (password: string) =>
      (await breached?.has(password).catch((error: unknown) => reportFault('breachedPasswords', error))) === true;
    const identity = createIdentity({ db, now, vault, reportFault, isBreached });
    const background = createBackground();
    const outbound = createOutbound(outboundOf(settings));
    const verification = createVerification({ ...identity, background, outbound, originOf }, settings.verification);
    const live = createLive({ db, database: settings.database, now, report: (error) => reportFault('database', error) });
    const inbox = createInbox({ db, now });
    const moved = createMovedAccounts();
    const onMoved = (merchant: string, holder: string) => {
      live.touch(merchant, holder, 'balance');
      moved.add(merchant, holder);
    };
    const ledger = createLedger({ db, now, onMoved });
    const paymentPasswords = createPaymentPasswords(identity);
    const bindings = createBindings({ ...identity, notices: verification.notices });
    const withdrawals = createWithdrawals({ ...identity, ledger, bindings, paymentPasswords, inbox });
    const wallets = createWallets({ db, ledger });
    const saferPlay = createSaferPlay(identity);
    const transfers = createTransfers({
      ...identity,
      ledger,
      saferPlay,
      verifyPaymentPassword: (...given) => paymentPasswords.verifyPaymentPassword(...given),
    });
    const members = createMembers(identity, verification.verifiers, wallets);
    const profiles = createProfiles({
      ...identity,
      isAuthenticatorBound: (account) => verification.authenticators.isBound(account),
    });
    const customAvatars = createCustomAvatars(identity);
    const seed = createSeed({
      identity,
      wallets,
      newAddress: verification.verifiers.newAddress,
      demoAccounts: settings.demoAccounts,
      demoTeam: settings.demoTeam,
      background,
    });
    const upstream =
      settings.upstream === null
        ? null
        : createUpstream({
            settings: settings.upstream,
            outbound,
            countryHeader: settings.countryHeader,
            secure: settings.production,
            now,
          });
    // Members, balances and content are the upstream's: nothing of them is seeded here.
    const demo = upstream === null && deps.exported === undefined ? seed : noSeed;
    const brandFiles = createBrandFiles({ db, now, directory: settings.dataDirectory });
    const tenants = await openTenants(deps, {
      db,
      files: brandFiles,
      audit: identity.audit,
      reportFault,
      prepare: demo.prepare,
    });
    brandFiles.keep(tenants.folders);
    const drafts = createStudioDrafts({
      db,
      now,
      audit: identity.audit,
      brandFiles,
      live,
      versions: publishedVersions(tenants),
      realMoney: realMoneyDeps(settings),
      catalogueOf: (merchant) => catalogueOf(deps.vendors, db, merchant),
      domain: settings.publicHost ?? 'localhost',
      report: (error) => reportFault('database', error),
    });
    const previews = createPreviews({
      ...identity,
      settings,
      files: brandFiles,
      tenants,
      draftOf: (merchant) => drafts.current(merchant),
    });
    const served = () => [...tenants.all(), ...previews.tenants()];
    brandFiles.keep(() => previews.tenants().map(({ folder }) => folder));
    const caching = { brands: served, report: (error: unknown) => reportFault('cache', error) };
    const pictures = createPictures({
      directory: settings.picturesDirectory ?? join(settings.dataDirectory, 'pictures'),
      former: tenants.former,
      ...caching,
    });
    const fonts = createFontFiles({ directory: settings.dataDirectory, ...caching });
    const shared = createSharedSecrets(settings.environmentSecret);
    const secrets = createVendorSecrets({ identity, shared });
    const games =
      deps.games === undefined || settings.gamesOrigin === null || upstream !== null
        ? null
        : await openGames({
            build: deps.games,
            db,
            now,
            origin: settings.gamesOrigin,
            secretOf: secrets.derived('demo'),
            pace: settings.gamePace,
            seedKey: vault.seedRoot,
          });
    const vendors = await openVendors({
      file: deps.vendors,
      db,
      now,
      secrets,
      secretFault: (variable) => shared.faultOf('vendor', variable, null),
      games,
      outbound,
      report: deps.reportVendors,
      reportFault,
    });
    const payments = createPayments({ db, now, secrets, shared, reportFault, outbound, originOf });
    const referrals = createReferrals({ db, now, ledger, tenants, originOf });
    const analytics = createAnalytics({ ...identity, tenants, shared, outbound });
    const deposits = createDeposits({
      db,
      now,
      ledger,
      audit: identity.audit,
      payments,
      saferPlay,
      inbox,
      referrals,
      tenants,
      originOf,
      reportFault,
    });
    const play = createPlay({ db, now, ledger, wallets, limits: identity.limits, tenants, vendors });
    const records = createRecords({ db, vendors, reportFault });
    const rebates = createRebates({ db, now, ledger, tenants });
    const contracts = createContracts({ ...identity, ledger, tenants, reportFault });
    const promotions = createPromotions({ ...identity, ledger, pictures, saferPlay });
    const agents = createAgents({ ...identity, wallets, tenants, records, originOf });
    const missions = createMissions({ ...identity, ledger, bonuses: promotions, saferPlay });
    const ranks = createRanks({ ...identity, ledger, inbox, tenants, bonuses: promotions, takeMoved: moved.take });
    const points = createPoints({ ...identity, ledger, paymentPasswords, pictures });
    const chat = createChat({
      ...identity,
      sessions: members.sessions,
      live,
      tenants,
      report: (error) => reportFault('database', error),
    });
    const callBudget = createCallBudget({ limits: identity.limits, now, perMinute: settings.vendorCallsPerMinute });
    const isServedHere = upstream === null && deps.exported === undefined;
    const foreignGames = isServedHere || settings.gamesOrigin === null ? [] : [settings.gamesOrigin];
    const ownContent = createContent({
      ...identity,
      pictures,
      winsOf: (...query) => play.record.wins(...query),
      gameOrigins: () => [...foreignGames, ...vendors.all().flatMap(({ origins }) => origins)],
    });
    const pageReads = deps.exported === undefined ? upstream?.pages : noPageReads;
    const content = pageReads === undefined ? ownContent : createUpstreamContent(ownContent, pageReads);
    const launch = createLaunch({ db, now, content, play, saferPlay, wallets, originOf });
    const notices = createNotices(identity);
    const broadcasts = createBroadcasts({ ...identity, tenants, sendBroadcast: (...given) => inbox.sendBroadcast(...given) });
    const feedbackAnswers = createFeedbackAnswers({ ...identity, inbox });
    const adjustments = createAdjustments({ ledger, now, audit: identity.audit });
    const operators = createOperators({
      ...identity,
      tokenDays: settings.operatorTokenDays,
      isBreached,
      wallets,
      saferPlay,
      adjustments,
      deposits,
      withdrawals,
      promotions,
      missions,
      points,
    });
    const deskMembers = createDeskMembers({
      ...identity,
      saferPlay,
      points,
      bindings,
      inbox,
      operators,
      forgotPassword: verification.forgotPassword,
    });
    const desk = createDesk({
      ...identity,
      live,
      tenants,
      operators,
      withdrawals,
      deposits,
      bindings,
      promotions,
      feedbackAnswers,
    });
    const allowsDemo = settings.demoAccounts && !settings.production;
    if (allowsDemo) await seedDemoOperators({ db, now });
    const previewOrigin = previews.pattern ?? '';
    const studioSessions = createStudioSessions({
      ...identity,
      invitations: operators.invitations,
      messages: verification.messages,
      allowsDemo,
      previewOrigin,
    });
    const pages = createSitePages({
      renderPage: deps.renderPage,
      client: deps.client,
      content,
      themeHead: createThemeHead(pictures, fonts),
      words,
      originOf,
      hasGeetest: settings.verification.geetest !== null,
      ...(deps.adjust === undefined ? {} : { adjust: deps.adjust }),
      ...(deps.exported === undefined ? {} : { exported: deps.exported }),
      ...(deps.keepPages === undefined ? {} : { keepPages: deps.keepPages }),
    });
    const close = async () => {
      tenants.close();
      vendors.close();
      upstream?.close();
      await background.idle();
      await live.close();
      await breached?.close();
      await closeDatabase();
    };
    return {
      settings,
      now,
      words,
      demo,
      originOf,
      countryOf,
      edge,
      background,
      db,
      tenants,
      brandFiles,
      drafts,
      previews,
      pictures,
      fonts,
      verification,
      members,
      live,
      inbox,
      paymentPasswords,
      profiles,
      customAvatars,
      bindings,
      withdrawals,
      ledger,
      wallets,
      transfers,
      games,
      vendors,
      play,
      records,
      rebates,
      referrals,
      contracts,
      promotions,
      agents,
      analytics,
      missions,
      ranks,
      points,
      notices,
      broadcasts,
      feedbackAnswers,
      chat,
      callBudget,
      payments,
      deposits,
      content,
      launch,
      saferPlay,
      operators,
      deskMembers,
      desk,
      studioSessions,
      previewOrigin,
      pages,
      /** The back office that answers the calls of players; null if this server does. */
      upstream,
      /** Faults of services that go on without what failed. */
      faults,
      close,
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** Public origin of a tenant, without a trailing slash: its first host, in development with the port. */
function publicOrigin({ production, publicHost, publicPort }: Settings, { brand }: Tenant) {
  const host = publicHost === null ? (brand.hosts[0] ?? '') : `${brand.merchant}.${publicHost}`;
  return production ? `https://${host}` : `http://${host}:${publicPort}`;
}
