import { answerTimeMs } from '../../domain/contracts/index.ts';
import { atOf, contract, partyOf, requestOf } from './setup.ts';

/**
 * The life of one contract, of any kind, from the offer of the upline on. The server decides by it: it runs the transition on the stored
 * state. Screens ask it which acts there are.
 */
export const contractMachine = contract.createMachine({
  id: 'contract',
  context: ({ input: { offeredAt } }) => ({
    requestedBy: 'upline',
    answerUntil: offeredAt + answerTimeMs,
    note: null,
    signedAt: null,
    endedAt: null,
    successor: null,
    isSeparated: false,
  }),
  initial: 'offered',
  states: {
    offered: {
      tags: 'waiting',
      on: {
        'contract.accept': {
          guard: { type: 'maySign', params: ({ event: { by, at, blockedBy } }) => ({ by, at, blockedBy }) },
          target: 'active',
          actions: { type: 'sign', params: atOf },
        },
        'contract.reject': {
          guard: { type: 'mayAnswer', params: partyOf },
          target: 'rejected',
          actions: [{ type: 'keepNote', params: requestOf }, 'settleRequest'],
        },
        'contract.withdraw': {
          guard: { type: 'hasAsked', params: partyOf },
          target: 'withdrawn',
          actions: 'settleRequest',
        },
        'contract.lapse': { guard: { type: 'isOverdue', params: atOf }, target: 'lapsed', actions: 'settleRequest' },
        'contract.separate': { target: 'lapsed', actions: ['separate', 'settleRequest'] },
      },
    },
    active: {
      tags: 'running',
      on: {
        'contract.terminate': { target: 'terminating', actions: { type: 'ask', params: requestOf } },
        'contract.supersede': {
          target: 'superseded',
          actions: [
            { type: 'end', params: atOf },
            { type: 'follow', params: ({ event: { successor } }) => ({ successor }) },
          ],
        },
        'contract.separate': { target: 'ended', actions: ['separate', { type: 'end', params: atOf }] },
        'contract.exceed': { target: 'ended', actions: { type: 'end', params: atOf } },
        'contract.stop': { target: 'ended', actions: { type: 'end', params: atOf } },
      },
    },
    /** It runs until the other party agrees. Kept, withdrawn or unanswered, it goes on. */
    terminating: {
      tags: ['running', 'waiting'],
      on: {
        'contract.accept': {
          guard: { type: 'mayAnswer', params: partyOf },
          target: 'ended',
          actions: { type: 'end', params: atOf },
        },
        'contract.reject': {
          guard: { type: 'mayAnswer', params: partyOf },
          target: 'active',
          actions: [{ type: 'keepNote', params: requestOf }, 'settleRequest'],
        },
        'contract.withdraw': { guard: { type: 'hasAsked', params: partyOf }, target: 'active', actions: 'settleRequest' },
        'contract.lapse': { guard: { type: 'isOverdue', params: atOf }, target: 'active', actions: 'settleRequest' },
        'contract.supersede': {
          target: 'superseded',
          actions: [
            { type: 'end', params: atOf },
            { type: 'follow', params: ({ event: { successor } }) => ({ successor }) },
          ],
        },
        'contract.separate': { target: 'ended', actions: ['separate', { type: 'end', params: atOf }] },
        'contract.exceed': { target: 'ended', actions: { type: 'end', params: atOf } },
        'contract.stop': { target: 'ended', actions: { type: 'end', params: atOf } },
      },
    },
    rejected: { type: 'final' },
    withdrawn: { type: 'final' },
    lapsed: { type: 'final' },
    superseded: { type: 'final' },
    ended: { type: 'final' },
  },
});
