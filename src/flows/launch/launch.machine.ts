import { and, not } from 'xstate';
import { failureCodeOf } from '../../wire/failure.ts';
import { launch } from './setup.ts';

/** One launch: access check, frame URL, the frame, and the return to the lobby. */
export const launchMachine = launch.createMachine({
  id: 'launch',
  context: ({ input }) => ({ ...input, answer: null, answeredAt: 0, frame: null, tried: 0, fault: null }),
  initial: 'gate',
  on: {
    'visitor.change': { actions: { type: 'keepVisitor', params: ({ event }) => event.visitor } },
    'page.left': { target: '.left', actions: 'refreshBalance' },
  },
  states: {
    gate: {
      always: [
        { guard: { type: 'meets', params: 'open' }, target: 'requesting' },
        { guard: { type: 'meets', params: 'trial' }, target: 'enteringTrial' },
        { guard: { type: 'meets', params: 'trueAccount' }, target: 'warned' },
        { target: 'loggingIn' },
      ],
    },
    loggingIn: {
      tags: 'waiting',
      entry: 'askLogin',
      on: {
        'visitor.change': {
          guard: { type: 'hasToken', params: ({ event }) => event.visitor },
          target: 'gate',
          actions: { type: 'keepVisitor', params: ({ event }) => event.visitor },
        },
        'launch.retry': { target: 'loggingIn', reenter: true },
        'launch.leave': 'leaving',
      },
      after: { loginTimeout: { guard: not('isAtGame'), target: 'left' } },
    },
    enteringTrial: {
      tags: 'covered',
      invoke: {
        src: 'enterTrial',
        onDone: 'requesting',
        onError: { target: 'failed', actions: { type: 'failWith', params: ({ event }) => failureCodeOf(event.error) } },
      },
    },
    warned: {
      tags: 'waiting',
      entry: 'warnTrueAccount',
      always: { guard: not('isAtGame'), target: 'left' },
      on: {
        'visitor.change': { target: 'gate', actions: { type: 'keepVisitor', params: ({ event }) => event.visitor } },
        'launch.leave': 'leaving',
      },
    },
    requesting: {
      tags: 'covered',
      invoke: {
        src: 'requestAddress',
        input: ({ context }) => context.target,
        onDone: [
          {
            guard: { type: 'mayOpen', params: ({ event }) => event.output },
            target: 'arriving',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'fail', params: 'blocked' } },
        ],
        onError: [
          { guard: { type: 'needsRealAccount', params: ({ event }) => failureCodeOf(event.error) }, target: 'warned' },
          { target: 'failed', actions: { type: 'failWith', params: ({ event }) => failureCodeOf(event.error) } },
        ],
      },
    },
    arriving: {
      entry: { type: 'keepAddress', params: ({ context }) => context.frame },
      always: [
        { guard: 'isAtGame', target: 'framed' },
        { target: 'framed', actions: { type: 'openGamePage', params: ({ context }) => context.target } },
      ],
    },
    framed: {
      tags: 'framed',
      initial: 'opening',
      on: {
        'frame.balance': { actions: 'refreshBalance' },
        'frame.close': 'leaving',
        'launch.leave': 'leaving',
        'launch.retry': { target: 'gate', actions: 'startOver' },
        'frame.error': { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.fault } },
        'frame.blocked': 'moving',
        'visitor.change': [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.visitor },
            actions: { type: 'keepVisitor', params: ({ event }) => event.visitor },
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepVisitor', params: ({ event }) => event.visitor },
              { type: 'fail', params: 'session' },
            ],
          },
        ],
      },
      states: {
        opening: {
          tags: 'covered',
          on: { 'frame.ready': 'playing' },
          after: { frameTimeout: '#launch.moving' },
        },
        playing: {},
      },
    },
    moving: {
      always: [
        { guard: and(['hasNextAddress', 'isTicketFresh']), target: 'framed', actions: ['turnOn', 'moveFrame'] },
        { guard: 'hasNextAddress', target: 'requesting', actions: 'turnOn' },
        { target: 'failed', actions: { type: 'fail', params: 'blocked' } },
      ],
    },
    failed: {
      tags: 'failed',
      entry: 'showFault',
      on: {
        'launch.retry': { target: 'gate', actions: ['turnOn', 'startOver'] },
        'launch.leave': 'leaving',
      },
    },
    leaving: {
      entry: ['refreshBalance', { type: 'goBack', params: ({ context }) => context.target }],
      always: 'left',
    },
    left: { type: 'final' },
  },
});
