import { contractsModule } from '../../agents/contracts/index.ts';
import { agentsModule } from '../../agents/team/index.ts';
import { analyticsModule } from '../../content/analytics/index.ts';
import { broadcastsModule } from '../../content/broadcasts/index.ts';
import { chatModule } from '../../content/chat/index.ts';
import { feedbackAnswersModule } from '../../content/feedbackAnswers/index.ts';
import { noticesModule } from '../../content/notices/index.ts';
import { accountsModule, identityModule } from '../../identity/accounts/index.ts';
import { inboxModule } from '../../identity/inbox/index.ts';
import { pushModule } from '../../identity/push/index.ts';
import { verificationModule } from '../../identity/verification/index.ts';
import { fontsModule } from '../../media/fonts/index.ts';
import { picturesModule } from '../../media/pictures/index.ts';
import { adjustmentsModule } from '../../money/adjustments/index.ts';
import { bindingsModule } from '../../money/bindings/index.ts';
import { depositsModule } from '../../money/deposits/index.ts';
import { ledgerModule } from '../../money/ledger/index.ts';
import { paymentsModule } from '../../money/payments/index.ts';
import { pointsModule } from '../../money/points/index.ts';
import { saferPlayModule } from '../../money/saferPlay/index.ts';
import { transfersModule } from '../../money/transfers/index.ts';
import { walletsModule } from '../../money/wallets/index.ts';
import { withdrawalsModule } from '../../money/withdrawals/index.ts';
import { auditChainModule } from '../../platform/auditChain/index.ts';
import { backgroundModule } from '../../platform/background/index.ts';
import { databaseModule } from '../../platform/db/index.ts';
import { eventsModule } from '../../platform/events/index.ts';
import { edgeModule } from '../../platform/http/index.ts';
import { liveModule } from '../../platform/live/index.ts';
import { secretsModule } from '../../platform/secrets/index.ts';
import { vaultModule } from '../../platform/vault/index.ts';
import { launchModule } from '../../play/launch/index.ts';
import { recordsModule } from '../../play/records/index.ts';
import { playModule } from '../../play/seamless/index.ts';
import { missionsModule } from '../../rewards/missions/index.ts';
import { promotionBookModule } from '../../rewards/promotionBook/index.ts';
import { promotionDeskModule } from '../../rewards/promotionDesk/index.ts';
import { promotionsModule } from '../../rewards/promotions/index.ts';
import { movedModule, ranksModule } from '../../rewards/ranks/index.ts';
import { rebatesModule } from '../../rewards/rebates/index.ts';
import { referralsModule } from '../../rewards/referral/index.ts';
import { upstreamModule } from '../../site/upstream/index.ts';
import { agentDeskModule } from '../../studio/agentDesk/index.ts';
import { deskModule } from '../../studio/desk/index.ts';
import { deskMembersModule } from '../../studio/desk/members/index.ts';
import { operatorsModule } from '../../studio/operators/index.ts';
import { studioSessionsModule } from '../../studio/studioSessions/index.ts';
import { brandFilesModule } from '../../tenants/brandFiles/index.ts';
import { demoModule } from '../demo/seed.ts';
import { sweepModule } from '../jobs/sweep.ts';
import { outboundModule } from '../settings/outboundModule.ts';
import { tenantsModule } from './openTenants.ts';
import { contentModule, gamesModule, pagesModule, vendorsModule } from './siteModules.ts';
import { draftsModule, previewsModule } from './studioModules.ts';

/** Modules of the server. Each opens after those that it needs; beyond that, this order holds. */
export const modules = [
  edgeModule,
  eventsModule,
  databaseModule,
  vaultModule,
  liveModule,
  identityModule,
  // Its work uses those above, so that it ends before they close.
  backgroundModule,
  secretsModule,
  auditChainModule,
  outboundModule,
  brandFilesModule,
  tenantsModule,
  picturesModule,
  fontsModule,
  accountsModule,
  verificationModule,
  inboxModule,
  pushModule,
  ledgerModule,
  walletsModule,
  saferPlayModule,
  bindingsModule,
  withdrawalsModule,
  transfersModule,
  paymentsModule,
  depositsModule,
  pointsModule,
  adjustmentsModule,
  playModule,
  recordsModule,
  launchModule,
  gamesModule,
  vendorsModule,
  promotionBookModule,
  promotionsModule,
  promotionDeskModule,
  missionsModule,
  movedModule,
  ranksModule,
  rebatesModule,
  referralsModule,
  contractsModule,
  agentsModule,
  noticesModule,
  broadcastsModule,
  feedbackAnswersModule,
  chatModule,
  analyticsModule,
  contentModule,
  upstreamModule,
  previewsModule,
  pagesModule,
  operatorsModule,
  agentDeskModule,
  deskModule,
  deskMembersModule,
  draftsModule,
  studioSessionsModule,
  demoModule,
  sweepModule,
] as const;
