import { join } from 'node:path';
import { createContracts } from '../../agents/contracts/index.ts';
import { createAgents } from '../../agents/team/index.ts';
import { createAnalytics } from '../../content/analytics/index.ts';
import { createBroadcasts } from '../../content/broadcasts/index.ts';
import { createChat } from '../../content/chat/index.ts';
import { createFeedbackAnswers } from '../../content/feedbackAnswers/index.ts';
import { createNotices } from '../../content/notices/index.ts';
import { createContent, readCountryTable } from '../../content/published/index.ts';
import {
  createCustomAvatars,
  createIdentity,
  createMembers,
  createPaymentPasswords,
  createProfiles,
  openBreachedPasswords,
} from '../../identity/accounts/index.ts';
import { createInbox } from '../../identity/inbox/index.ts';
import { createPush } from '../../identity/push/index.ts';
import { createVerification } from '../../identity/verification/index.ts';
import { createFontFiles } from '../../media/fonts/index.ts';
import { createPictures } from '../../media/pictures/index.ts';
import { createAdjustments } from '../../money/adjustments/index.ts';
import { createBindings } from '../../money/bindings/index.ts';
import { createDeposits } from '../../money/deposits/index.ts';
import { createLedger } from '../../money/ledger/index.ts';
import { createPayments } from '../../money/payments/index.ts';
import { createPoints } from '../../money/points/index.ts';
import { createSaferPlay } from '../../money/saferPlay/index.ts';
import { createTransfers } from '../../money/transfers/index.ts';
import { createWallets } from '../../money/wallets/index.ts';
import { createWithdrawals } from '../../money/withdrawals/index.ts';
import { createAuditChain } from '../../platform/auditChain/index.ts';
import { createBackground } from '../../platform/background/index.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { createFaults } from '../../platform/events/index.ts';
import { createEdge } from '../../platform/http/index.ts';
import { createLive } from '../../platform/live/index.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { createSharedSecrets, createVendorSecrets } from '../../platform/secrets/index.ts';
import { openVault } from '../../platform/vault/index.ts';
import { siteWords as words } from '../../platform/words/index.ts';
import { openGames } from '../../play/games/index.ts';
import { createLaunch } from '../../play/launch/index.ts';
import { createRecords } from '../../play/records/index.ts';
import { createCallBudget, createPlay } from '../../play/seamless/index.ts';
import { openVendors } from '../../play/vendors/index.ts';
import { createMissions } from '../../rewards/missions/index.ts';
import { createPromotionBook } from '../../rewards/promotionBook/index.ts';
import { createPromotionDesk } from '../../rewards/promotionDesk/index.ts';
import { createPromotions } from '../../rewards/promotions/index.ts';
import { createMovedAccounts, createRanks } from '../../rewards/ranks/index.ts';
import { createRebates } from '../../rewards/rebates/index.ts';
import { createReferrals } from '../../rewards/referral/index.ts';
import { createSitePages, createThemeHead } from '../../site/page/index.ts';
import { createPreviews } from '../../site/previews/index.ts';
import { createUpstream, createUpstreamContent, noPageReads } from '../../site/upstream/index.ts';
import { createAgentDesk } from '../../studio/agentDesk/index.ts';
import { createDesk } from '../../studio/desk/index.ts';
import { createDeskMembers } from '../../studio/desk/members/index.ts';
import { createStudioDrafts } from '../../studio/drafts/index.ts';
import { createOperators, seedDemoOperators } from '../../studio/operators/index.ts';
import { createStudioSessions } from '../../studio/studioSessions/index.ts';
import { createBrandFiles } from '../../tenants/brandFiles/index.ts';
import { realMoneyDeps } from '../../tenants/registry/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { isDemoAccount, previewAccounts } from '../demo/demoAccounts.ts';
import { createSeed, noSeed } from '../demo/seed.ts';
import { outboundOf } from '../settings/outboundOf.ts';
import { publicOrigin } from '../settings/publicOrigin.ts';
import { catalogueOf, openTenants, publishedVersions } from './openTenants.ts';
import type { ServiceDeps } from './serviceDeps.ts';

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
    const auditChain = createAuditChain(identity);
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
      auditChain,
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
      isDemoAccount,
      visitors: previewAccounts,
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
    const secrets = createVendorSecrets({ ...identity, shared });
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
    const push = createPush({ ...identity, inbox, outbound, tenants, originOf });
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
      tenants,
      originOf,
      reportFault,
    });
    const play = createPlay({ db, now, ledger, wallets, limits: identity.limits, tenants, vendors });
    const records = createRecords({ db, vendors, reportFault });
    const rebates = createRebates({ db, now, ledger, tenants });
    const contracts = createContracts({ ...identity, ledger, inbox, tenants, reportFault });
    const promotionBook = createPromotionBook({ db, now });
    const promotions = createPromotions({ ...identity, ledger, pictures, saferPlay, promotionBook });
    const promotionDesk = createPromotionDesk({ ...identity, pictures, promotionBook });
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
      promotionBook,
      winsOf: (...query) => play.record.wins(...query),
      gameOrigins: () => [...foreignGames, ...vendors.all().flatMap(({ origins }) => origins)],
    });
    const pageReads = deps.exported === undefined ? upstream?.pages : noPageReads;
    const content = pageReads === undefined ? ownContent : createUpstreamContent(ownContent, pageReads);
    const launch = createLaunch({ db, now, catalogue: content, play, saferPlay, wallets, originOf });
    const notices = createNotices(identity);
    const broadcasts = createBroadcasts({ ...identity, tenants, sendBroadcast: (...given) => inbox.sendBroadcast(...given) });
    const feedbackAnswers = createFeedbackAnswers({ ...identity, inbox });
    const adjustments = createAdjustments({ ledger, now, audit: identity.audit });
    const operators = createOperators({
      ...identity,
      tokenDays: settings.operatorTokenDays,
      isBreached,
      saferPlay,
      adjustments,
      deposits,
      withdrawals,
      promotions,
      promotionDesk,
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
    const agentDesk = createAgentDesk({ ...identity, contracts, operators });
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
      pictures,
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
      auditChain,
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
      push,
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
      promotionDesk,
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
      agentDesk,
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
