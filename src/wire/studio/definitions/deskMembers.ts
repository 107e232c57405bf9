import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import { ActResult, AdjustmentOrder } from '../../operate.ts';
import { BetPage, BetQuery, RoundDetail, RoundQuery } from '../../play.ts';
import type { StudioCall } from '../calls.ts';
import {
  DeskEntries,
  DeskEntryQuery,
  DeskHistory,
  DeskHistoryQuery,
  DeskMember,
  DeskMemberActed,
  DeskMemberOrder,
  DeskMemberPage,
  DeskMemberQuery,
  DeskMemberSession,
  DeskMessageQuery,
  DeskMessages,
  DeskNote,
  DeskNoteOrder,
  DeskPersonal,
  DeskRelated,
  DeskReveal,
  OfDeskMember,
} from '../deskMembers.ts';
import { OfBrand } from '../shapes.ts';

export const deskMembersDefinitions = {
  deskMembers: {
    summary: 'Members of a brand, 50 per page',
    tags: ['studio desk'],
    params: OfBrand,
    query: Type.Object(DeskMemberQuery),
    answer: DeskMemberPage,
  },
  deskMember: {
    summary: 'A member, personal data masked',
    tags: ['studio desk'],
    params: OfDeskMember,
    answer: DeskMember,
  },
  deskMemberPersonal: {
    summary: 'Personal data of a member in full; the call is recorded',
    tags: ['studio desk'],
    params: OfDeskMember,
    body: DeskReveal,
    answer: DeskPersonal,
  },
  deskMemberEntries: {
    summary: 'Ledger entries of a wallet, newest first, 50 per page',
    tags: ['studio desk'],
    params: OfDeskMember,
    query: Type.Object(DeskEntryQuery),
    answer: DeskEntries,
  },
  deskMemberFile: {
    summary: 'Ledger entries of a wallet as CSV',
    tags: ['studio desk'],
    params: OfDeskMember,
    query: Type.Object(DeskEntryQuery),
    answer: 'file',
  },
  deskMemberBets: {
    summary: 'Bets of a member, 20 per page',
    tags: ['studio desk'],
    params: OfDeskMember,
    query: BetQuery,
    answer: BetPage,
  },
  deskMemberRound: {
    summary: 'A round of a member, with its proof',
    tags: ['studio desk'],
    params: OfDeskMember,
    query: RoundQuery,
    answer: RoundDetail,
  },
  deskMemberRelated: {
    summary: 'Accounts of the same addresses',
    tags: ['studio desk'],
    params: OfDeskMember,
    answer: DeskRelated,
  },
  deskMemberSessions: {
    summary: 'Sessions of a member',
    tags: ['studio desk'],
    params: OfDeskMember,
    answer: Type.Array(DeskMemberSession),
  },
  deskMemberMessages: {
    summary: 'Messages of the platform to a member, newest first',
    tags: ['studio desk'],
    params: OfDeskMember,
    query: Type.Object(DeskMessageQuery),
    answer: DeskMessages,
  },
  deskMemberHistory: {
    summary: 'What happened to an account, newest first',
    tags: ['studio desk'],
    params: OfDeskMember,
    query: Type.Object(DeskHistoryQuery),
    answer: DeskHistory,
  },
  deskMemberNotes: {
    summary: 'Notes of operators on a member',
    tags: ['studio desk'],
    params: OfDeskMember,
    answer: Type.Array(DeskNote),
  },
  deskMemberNote: {
    summary: 'Write a note',
    tags: ['studio desk'],
    params: OfDeskMember,
    body: DeskNoteOrder,
    answer: Type.Array(DeskNote),
  },
  deskMemberAct: {
    summary: 'Close, reopen, exclude, reset, end sessions, mark, tighten a limit',
    tags: ['studio desk'],
    params: OfDeskMember,
    body: DeskMemberOrder,
    answer: DeskMemberActed,
  },
  deskMemberAdjust: {
    summary: 'Credit or debit the main wallet, or ask for a second operator',
    tags: ['studio desk'],
    params: OfDeskMember,
    body: AdjustmentOrder,
    answer: ActResult,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
