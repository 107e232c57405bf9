import { signedOut } from '../../domain/sessionState.ts';
import { failedFrom } from '../failed.ts';
import { session } from './setup.ts';

/** The user's session. One actor runs for the lifetime of the page. */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    state: signedOut,
    isAfterLogin: false,
    firstTimeLogin: false,
    demand: null,
    failed: null,
  }),
  initial: 'deciding',
  invoke: { src: 'listenElsewhere' },
  on: {
    'session.open': [
      {
        guard: { type: 'mustChange', params: ({ event }) => event.signedIn },
        target: '.changing',
        actions: [
          { type: 'open', params: ({ event }) => event.signedIn },
          { type: 'keepSession', params: ({ event }) => event.signedIn },
        ],
      },
      {
        target: '.loading',
        actions: [
          { type: 'open', params: ({ event }) => event.signedIn },
          { type: 'keepSession', params: ({ event }) => event.signedIn },
        ],
      },
    ],
    'session.end': { target: '.guest', actions: ['reset', 'forgetSession'] },
    'session.endElsewhere': [
      {
        guard: ({ context }) => context.state.isLoggedIn,
        target: '.guest',
        actions: ['reset', 'forgetSession', 'reportEnd'],
      },
      { target: '.guest', actions: ['reset', 'forgetSession'] },
    ],
    'session.replaceElsewhere': { actions: 'leave' },
  },
  states: {
    deciding: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'guest' }] },
    guest: { tags: 'guest', on: { 'session.adopt': { target: 'loading', actions: 'hold' } } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadMember',
        onDone: {
          target: 'entering',
          actions: [
            { type: 'adopt', params: ({ event }) => event.output },
            { type: 'keepMember', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => failedFrom(event.error) },
            target: 'guest',
            actions: ['reset', 'forgetSession'],
          },
          { guard: { type: 'isRefusedUntilChange', params: ({ event }) => failedFrom(event.error) }, target: 'changing' },
          { target: 'unreachable', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
        ],
      },
    },
    // The token may be valid: a network failure does not log out.
    unreachable: { tags: 'unreachable', after: { retryTime: 'loading' }, on: { 'session.retry': 'loading' } },
    changing: { tags: 'forced', entry: 'openPasswordChange', on: { 'session.passwordChanged': 'loading' } },
    entering: {
      always: [
        { guard: ({ context }) => context.firstTimeLogin, target: 'member', actions: ['welcome', 'forgetFirstTime'] },
        { target: 'member' },
      ],
    },
    member: {
      tags: 'member',
      after: { idleTime: 'rechecking' },
      on: {
        'session.activity': { target: 'member', reenter: true },
        'session.passwordChanged': 'rechecking',
        'session.retry': 'rechecking',
        'session.demandChange': 'changing',
        'session.refuse': { target: 'guest', actions: ['reset', 'forgetSession', 'reportEnd'] },
      },
    },
    // The page does not change while the server checks the session.
    rechecking: {
      tags: ['member', 'busy'],
      on: { 'session.refuse': { target: 'guest', actions: ['reset', 'forgetSession', 'reportEnd'] } },
      invoke: {
        src: 'loadMember',
        onDone: {
          target: 'member',
          actions: [
            { type: 'adopt', params: ({ event }) => event.output },
            { type: 'keepMember', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => failedFrom(event.error) },
            target: 'guest',
            actions: ['reset', 'forgetSession', 'reportEnd'],
          },
          { target: 'member', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
        ],
      },
    },
  },
});
