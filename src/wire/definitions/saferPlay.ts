import Type from 'typebox';
import type { CallName } from '../calls.ts';
import type { Definition } from '../definition.ts';
import {
  ActivityQuery,
  ActivityStatement,
  ExclusionConfirmation,
  ExclusionOffer,
  ExclusionRequest,
  LimitChange,
  LimitChangeCancelled,
  RealityCheckChoice,
  SaferPlayState,
  TimeOutRequest,
} from '../saferPlay.ts';

export const saferPlayDefinitions = {
  playLimits: {
    summary: 'Limits with what is used of them, and the running break',
    tags: ['member'],
    answer: SaferPlayState,
  },
  setPlayLimit: {
    summary: 'Set a limit: lower takes effect immediately, higher or none later',
    tags: ['member'],
    body: LimitChange,
    answer: SaferPlayState,
  },
  cancelPlayLimit: {
    summary: 'Drop the pending change of a limit',
    tags: ['member'],
    body: LimitChangeCancelled,
    answer: SaferPlayState,
  },
  playTimeOut: {
    summary: 'Begin a time-out; nothing ends it early',
    tags: ['member'],
    body: TimeOutRequest,
    answer: SaferPlayState,
  },
  selfExclusion: {
    summary: 'First step of a self-exclusion: until when it would last, and what confirms it',
    tags: ['member'],
    body: ExclusionRequest,
    answer: ExclusionOffer,
  },
  confirmSelfExclusion: {
    summary: 'Begin the self-exclusion; nothing ends it early',
    tags: ['member'],
    body: ExclusionConfirmation,
    answer: SaferPlayState,
  },
  realityCheck: {
    summary: 'Choose the time between two reality checks',
    tags: ['member'],
    body: RealityCheckChoice,
    answer: SaferPlayState,
  },
  playActivity: {
    summary: 'What the account did in the last twelve days, weeks or months',
    tags: ['member'],
    query: Type.Object(ActivityQuery),
    answer: ActivityStatement,
  },
} as const satisfies Partial<Record<CallName, Definition>>;
