import * as demoVendor from '../../demo-vendor/server/tables.ts';
import * as accounts from './tables/accounts.ts';
import * as agents from './tables/agents.ts';
import * as analytics from './tables/analytics.ts';
import * as brandFiles from './tables/brandFiles.ts';
import * as chat from './tables/chat.ts';
import * as content from './tables/content.ts';
import * as contracts from './tables/contracts.ts';

import * as deposits from './tables/deposits.ts';
import * as desk from './tables/desk.ts';
import * as drafts from './tables/drafts.ts';
import * as inbox from './tables/inbox.ts';
import * as ledger from './tables/ledger.ts';
import * as messages from './tables/messages.ts';
import * as missions from './tables/missions.ts';
import * as operators from './tables/operators.ts';
import * as play from './tables/play.ts';
import * as points from './tables/points.ts';
import * as previews from './tables/previews.ts';
import * as profile from './tables/profile.ts';
import * as promotions from './tables/promotions.ts';
import * as rebates from './tables/rebates.ts';
import * as records from './tables/records.ts';
import * as referral from './tables/referral.ts';
import * as registry from './tables/registry.ts';
import * as saferPlay from './tables/saferPlay.ts';
import * as vendors from './tables/vendors.ts';
import * as withdrawals from './tables/withdrawals.ts';

/** All tables, for drizzle only. Other code imports each table from the file that defines it. */
export const schema = {
  ...accounts,
  ...agents,
  ...brandFiles,
  ...chat,
  ...analytics,
  ...content,
  ...contracts,

  ...deposits,
  ...desk,
  ...drafts,
  ...inbox,
  ...ledger,
  ...messages,
  ...missions,
  ...operators,
  ...play,
  ...points,
  ...previews,
  ...profile,
  ...promotions,
  ...rebates,
  ...records,
  ...referral,
  ...registry,
  ...saferPlay,
  ...vendors,
  ...withdrawals,
  ...demoVendor,
};
