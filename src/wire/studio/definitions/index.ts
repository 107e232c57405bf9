import type { Definition, FreeNames, SendingOf, ValueOf } from '../../definition.ts';
import type { StudioCall } from '../calls.ts';
import { brandsDefinitions } from './brands.ts';
import { deskDefinitions } from './desk.ts';
import { deskAgentsDefinitions } from './deskAgents.ts';
import { deskContentDefinitions } from './deskContent.ts';
import { deskFiguresDefinitions } from './deskFigures.ts';
import { deskMembersDefinitions } from './deskMembers.ts';
import { deskOffersDefinitions } from './deskOffers.ts';
import { deskRecordsDefinitions } from './deskRecords.ts';
import { deskRewardsDefinitions } from './deskRewards.ts';
import { draftsDefinitions } from './drafts.ts';
import { sessionDefinitions } from './session.ts';
import { teamDefinitions } from './team.ts';

/** Shapes of every call of the studio and of its answer; `calls.ts` has their methods and paths. */
export const studioDefinitions = {
  ...brandsDefinitions,
  ...deskDefinitions,
  ...deskAgentsDefinitions,
  ...deskContentDefinitions,
  ...deskFiguresDefinitions,
  ...deskMembersDefinitions,
  ...deskOffersDefinitions,
  ...deskRecordsDefinitions,
  ...deskRewardsDefinitions,
  ...draftsDefinitions,
  ...sessionDefinitions,
  ...teamDefinitions,
} as const satisfies Record<StudioCall, Definition>;

type Table = typeof studioDefinitions;

/** Input of a call of the studio. */
export type StudioSending<Name extends StudioCall> = SendingOf<Table[Name]>;
/** Result of a call of the studio. */
export type StudioAnswer<Name extends StudioCall> = ValueOf<Table[Name]>;
/** Calls that need no options. */
export type FreeStudioCall = FreeNames<Table>;
