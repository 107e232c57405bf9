import type { CallName } from '../calls.ts';
import type { Definition, FreeNames, NamesWith, SealedOf, SendingOf, ValueOf, WholeOf } from '../definition.ts';
import { accountDefinitions } from './account.ts';
import { agentsDefinitions } from './agents.ts';
import { gamesDefinitions } from './games.ts';
import { messagesDefinitions } from './messages.ts';
import { moneyDefinitions } from './money.ts';
import { pointsDefinitions } from './points.ts';
import { recordsDefinitions } from './records.ts';
import { rewardsDefinitions } from './rewards.ts';
import { saferPlayDefinitions } from './saferPlay.ts';
import { signInDefinitions } from './signIn.ts';
import { systemDefinitions } from './system.ts';

/** Shapes of every call of the site and of its answer; `calls.ts` has their methods and paths. */
export const definitions = {
  ...accountDefinitions,
  ...agentsDefinitions,
  ...gamesDefinitions,
  ...messagesDefinitions,
  ...moneyDefinitions,
  ...pointsDefinitions,
  ...recordsDefinitions,
  ...rewardsDefinitions,
  ...saferPlayDefinitions,
  ...signInDefinitions,
  ...systemDefinitions,
} as const satisfies Record<CallName, Definition>;

type Table = typeof definitions;

/** Input of a call. */
export type Sending<Name extends CallName> = SendingOf<Table[Name]>;
/** Result of a call. */
export type Answer<Name extends CallName> = ValueOf<Table[Name]>;
/** Calls that need no options. */
export type FreeCall = FreeNames<Table>;
/** Calls that are sent sealed. */
export type SealedCall = NamesWith<Table, { readonly sealed: object }>;
/** Of these, the calls whose whole body is the envelope. */
export type EnvelopeCall = Exclude<SealedCall, NamesWith<Table, { readonly body: object }>>;
/** Content of the envelope of a call. */
export type Sealed<Name extends SealedCall> = SealedOf<Table[Name]>;
/** Calls that answer a file. */
export type FileCall = NamesWith<Table, { readonly answer: 'file' }>;
/** Calls whose answer has more fields than its value. */
export type WholeCall = NamesWith<Table, { readonly whole: object }>;
export type Whole<Name extends WholeCall> = WholeOf<Table[Name]>;
