import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import type { StudioCall } from '../calls.ts';
import {
  DeskBulk,
  DeskBulkResult,
  DeskDetail,
  DeskItem,
  DeskOrder,
  DeskPage,
  DeskPayee,
  DeskQuery,
  DeskResult,
  OfDeskImage,
  OfDeskItem,
} from '../desk.ts';
import { onlyLanguage } from '../shapes.ts';

export const deskDefinitions = {
  deskQueue: {
    summary: 'What waits for an operator',
    tags: ['studio'],
    query: Type.Object(DeskQuery),
    answer: DeskPage,
  },
  deskEvents: {
    hide: true,
    query: onlyLanguage,
    answer: 'stream',
  },
  deskItem: {
    summary: 'An item with all that a decision needs',
    tags: ['studio'],
    params: OfDeskItem,
    query: onlyLanguage,
    answer: DeskDetail,
  },
  deskImage: {
    hide: true,
    params: OfDeskImage,
    query: onlyLanguage,
    answer: 'file',
  },
  deskPayee: {
    summary: 'Where the money goes, in full; the asking is recorded',
    tags: ['studio'],
    params: OfDeskItem,
    query: onlyLanguage,
    answer: DeskPayee,
  },
  deskClaim: {
    summary: 'Take an item up',
    tags: ['studio'],
    params: OfDeskItem,
    query: onlyLanguage,
    answer: DeskItem,
  },
  deskRelease: {
    summary: 'Give an item back',
    tags: ['studio'],
    params: OfDeskItem,
    query: onlyLanguage,
    answer: Type.Null(),
  },
  deskAct: {
    summary: 'Decide about an item; large sums need a second operator',
    tags: ['studio'],
    params: OfDeskItem,
    query: onlyLanguage,
    body: DeskOrder,
    answer: DeskResult,
  },
  deskBulk: {
    summary: 'Take up, give back or close many items',
    tags: ['studio'],
    query: onlyLanguage,
    body: DeskBulk,
    answer: DeskBulkResult,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
