import { assign, setup } from 'xstate';
import { addressIn, type FrameRules, frameAddress, isRelative } from '../../domain/frameAddress.ts';
import type { LaunchTarget } from '../../domain/launchTarget.ts';
import type { FailureCode } from '../../wire/failure.ts';
import type { LaunchValue } from '../../wire/launch.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';
import { type Gate, gateOf, type LaunchVisitor } from './gateOf.ts';
import { type LaunchFault, launchFault } from './launchFault.ts';

/** Timeout of the login that a launch requires. */
const loginTimeoutMs = 600_000;
/** Timeout of the game frame's first message. */
const frameTimeoutMs = 25_000;
/** A ticket is valid for a minute; an older one is not retried on another CDN. */
const ticketLifetimeMs = 60_000;

export interface LaunchInput {
  readonly target: LaunchTarget;
  readonly visitor: LaunchVisitor;
  readonly hasFreePlay: boolean;
  readonly rules: FrameRules;
  /** Launch CDNs that failed earlier in the session. */
  readonly turn: number;
  /** Whether the user is on the game page. */
  readonly isAtGame: () => boolean;
  /** Unix time in milliseconds. */
  readonly now: () => number;
}

export interface LaunchContext extends LaunchInput {
  readonly answer: LaunchValue | null;
  readonly answeredAt: number;
  /** URL of the game frame. */
  readonly frame: string | null;
  /** CDNs tried for this answer. */
  readonly tried: number;
  readonly fault: LaunchFault | null;
}

export type LaunchEvent =
  | { readonly type: 'visitor.change'; readonly visitor: LaunchVisitor }
  | { readonly type: 'frame.ready' | 'frame.blocked' | 'frame.balance' | 'frame.close' }
  | { readonly type: 'frame.error'; readonly fault: LaunchFault }
  | { readonly type: 'launch.retry' | 'launch.leave' | 'page.left' };

export const launch = setup({
  types: {
    input: {} as LaunchInput,
    context: {} as LaunchContext,
    events: {} as LaunchEvent,
    /** `covered`: input is blocked. `framed`: the frame is shown. */
    tags: {} as 'covered' | 'framed' | 'waiting' | 'failed',
  },
  actors: {
    enterTrial: unprovided<void>('enterTrial'),
    requestAddress: unprovided<LaunchValue, LaunchTarget>('requestAddress'),
  },
  delays: { loginTimeout: loginTimeoutMs, frameTimeout: frameTimeoutMs },
  guards: {
    meets: ({ context: { target, visitor, hasFreePlay } }, gate: Gate) => gateOf(target, visitor, hasFreePlay) === gate,
    hasToken: (_, { hasToken }: LaunchVisitor) => hasToken,
    isAtGame: ({ context }) => context.isAtGame(),
    mayOpen: ({ context: { rules, turn } }, answer: LaunchValue) => addressOf(answer, rules, turn) !== null,
    needsRealAccount: (_, code: FailureCode) => code === 'TRUE_ACCOUNT',
    hasNextAddress: ({ context: { answer, rules, tried } }) =>
      answer !== null && isRelative(addressIn(answer) ?? '') && tried + 1 < rules.cdns.length,
    isTicketFresh: ({ context }) => context.now() - context.answeredAt < ticketLifetimeMs,
  },
  actions: {
    keepVisitor: assign({ visitor: (_, visitor: LaunchVisitor) => visitor }),
    keepAnswer: assign(({ context }, answer: LaunchValue) => ({
      answer,
      answeredAt: context.now(),
      frame: addressOf(answer, context.rules, context.turn),
      fault: null,
    })),
    turnOn: assign({ turn: ({ context }) => context.turn + 1, tried: ({ context }) => context.tried + 1 }),
    moveFrame: assign({
      frame: ({ context: { answer, rules, turn } }) => (answer === null ? null : addressOf(answer, rules, turn)),
    }),
    startOver: assign({ frame: null, fault: null, tried: 0 }),
    fail: assign({ fault: (_, fault: LaunchFault) => fault, frame: null }),
    failWith: assign({ fault: (_, code: FailureCode) => launchFault(code), frame: null }),
    askLogin: () => unprovidedAction('askLogin'),
    warnTrueAccount: () => unprovidedAction('warnTrueAccount'),
    /** Stores the URL as iframeUrl. */
    keepAddress: (_args, _address: string | null) => unprovidedAction('keepAddress'),
    openGamePage: (_args, _wish: LaunchTarget) => unprovidedAction('openGamePage'),
    showFault: () => unprovidedAction('showFault'),
    refreshBalance: () => unprovidedAction('refreshBalance'),
    goBack: (_args, _wish: LaunchTarget) => unprovidedAction('goBack'),
  },
});

const addressOf = (answer: LaunchValue, rules: FrameRules, turn: number): string | null => {
  const address = addressIn(answer);
  return address === null ? null : frameAddress(address, rules, turn);
};
