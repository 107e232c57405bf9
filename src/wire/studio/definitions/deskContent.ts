import Type from 'typebox';
import {
  BroadcastAudienceCount,
  BroadcastAudienceQuery,
  BroadcastDetail,
  BroadcastOrder,
  BroadcastProgress,
  BroadcastStop,
  OfBroadcast,
} from '../../broadcast.ts';
import {
  ChatMessageRows,
  ChatMute,
  ChatRoomQuery,
  ChatTrial,
  ChatTrialQuery,
  DeskChat,
  ModeratorMessage,
  MuteOrder,
  OfChatMessage,
  OfChatRoom,
} from '../../chat.ts';
import type { Definition } from '../../definition.ts';
import { ListedNotice, NewNotice, NoticeChange, NoticeReaders, OfNotice } from '../../notice.ts';
import { Reasoned } from '../../operate.ts';
import type { StudioCall } from '../calls.ts';
import { OfDeskMember } from '../deskMembers.ts';
import { OfBrand } from '../shapes.ts';

const tags = ['studio desk'];

/** Notices, messages to many members, and the chat room. */
export const deskContentDefinitions = {
  deskNotices: {
    summary: 'Notices of every kind and state, newest first',
    tags,
    params: OfBrand,
    answer: Type.Array(ListedNotice),
  },
  deskNoticeReaders: {
    summary: 'Number of accounts that notices can be for',
    tags,
    params: OfBrand,
    answer: NoticeReaders,
  },
  deskAddNotice: {
    summary: 'Add a notice',
    tags,
    params: OfBrand,
    body: NewNotice,
    answer: ListedNotice,
  },
  deskEditNotice: {
    summary: 'Change a notice: only what is given',
    tags,
    params: OfNotice,
    body: NoticeChange,
    answer: ListedNotice,
  },
  deskEndNotice: {
    summary: 'End a notice now',
    tags,
    params: OfNotice,
    body: Reasoned,
    answer: ListedNotice,
  },
  deskBroadcasts: {
    summary: 'Broadcasts with their progress, newest first',
    tags,
    params: OfBrand,
    answer: Type.Array(BroadcastProgress),
  },
  deskSendBroadcast: {
    summary: 'Order a message to every member of a segment; a job sends it in batches, once to each',
    tags,
    params: OfBrand,
    body: BroadcastOrder,
    answer: BroadcastProgress,
  },
  deskBroadcastAudience: {
    summary: 'Number of members whom a broadcast to a segment would reach now',
    tags,
    params: OfBrand,
    query: BroadcastAudienceQuery,
    answer: BroadcastAudienceCount,
  },
  deskBroadcast: {
    summary: 'A broadcast with its texts, its progress by language and time, and who has read it',
    tags,
    params: OfBroadcast,
    answer: BroadcastDetail,
  },
  deskStopBroadcast: {
    summary: 'Stop a broadcast after its current batch, and take it back from those who have not read it if wanted',
    tags,
    params: OfBroadcast,
    body: BroadcastStop,
    answer: BroadcastProgress,
  },
  deskResumeBroadcast: {
    summary: 'Let a stopped broadcast go on',
    tags,
    params: OfBroadcast,
    answer: BroadcastProgress,
  },
  deskTakeBackBroadcast: {
    summary: 'Take a broadcast that is stopped or sent back from those who have not read it; a job does it in batches',
    tags,
    params: OfBroadcast,
    body: Reasoned,
    answer: BroadcastProgress,
  },
  deskChat: {
    summary: 'Rooms, rules and filter of the chat room',
    tags,
    params: OfBrand,
    answer: DeskChat,
  },
  deskChatHidden: {
    summary: 'The newest messages that the filter of the chat room hid, of every room',
    tags,
    params: OfBrand,
    answer: ChatMessageRows,
  },
  deskChatTrial: {
    summary: 'Messages of the past that a hidden word would have hidden',
    tags,
    params: OfBrand,
    query: ChatTrialQuery,
    answer: ChatTrial,
  },
  deskMutes: {
    summary: 'Members who may not write in the chat room now',
    tags,
    params: OfBrand,
    answer: Type.Array(ChatMute),
  },
  deskRoom: {
    summary: 'Messages of a room with their authors: the newest, or those around one',
    tags,
    params: OfChatRoom,
    query: ChatRoomQuery,
    answer: ChatMessageRows,
  },
  deskSay: {
    summary: 'Write in a room as a moderator',
    tags,
    params: OfChatRoom,
    body: ModeratorMessage,
    answer: ChatMessageRows,
  },
  deskRemoveMessage: {
    summary: 'Remove a message from a room',
    tags,
    params: OfChatMessage,
    body: Reasoned,
    answer: ChatMessageRows,
  },
  deskMemberMute: {
    summary: 'Keep a member from writing in the chat room for a time',
    tags,
    params: OfDeskMember,
    body: MuteOrder,
    answer: ChatMute,
  },
  deskMemberUnmute: {
    summary: 'Let a member write in the chat room again',
    tags,
    params: OfDeskMember,
    answer: ChatMute,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
