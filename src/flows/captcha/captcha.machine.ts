import { assign, setup } from 'xstate';
import { authConstants } from '../../domain/authConstants.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided } from '../unprovided.ts';

/** Validity of a captcha image, in milliseconds. */
export const pictureTime = 300_000;

/** Delay before a failed image is requested again, in milliseconds. */
export const retryTime = 5_000;

export interface CaptchaPicture {
  /** Base64 of a PNG. */
  readonly value: string;
  readonly captchaId: string;
}

interface Input {
  /** Unix time in milliseconds. */
  readonly now: () => number;
}

interface Context extends Input {
  readonly picture: CaptchaPicture | null;
  readonly askedAt: number;
  readonly failed: Failed | null;
}

/** The captcha image. Reloads are limited to one per second. */
export const captchaMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { readonly type: 'captcha.show' | 'captcha.refresh' | 'captcha.hide' }
      /** The image was used by an attempt and is no longer valid. */
      | { readonly type: 'captcha.use' },
    tags: {} as 'busy' | 'shown',
  },
  actors: { fetchPicture: unprovided<CaptchaPicture>('fetchPicture') },
  guards: { mayAsk: ({ context }) => waitLeft(context) === 0 },
  delays: { waitLeft: ({ context }) => waitLeft(context), pictureTime, retryTime },
  actions: {
    noteTime: assign({ askedAt: ({ context }) => context.now() }),
    keepPicture: assign({ picture: (_, picture: CaptchaPicture) => picture, failed: null }),
    forgetPicture: assign({ picture: null }),
    fail: assign({ picture: null, failed: (_, failed: Failed) => failed }),
  },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ now: input.now, picture: null, askedAt: Number.NEGATIVE_INFINITY, failed: null }),
  initial: 'hidden',
  on: { 'captcha.hide': '.hidden' },
  states: {
    hidden: { entry: 'forgetPicture', on: { 'captcha.show': 'waiting' } },
    waiting: { tags: ['busy', 'shown'], after: { waitLeft: 'loading' } },
    loading: {
      tags: ['busy', 'shown'],
      entry: 'noteTime',
      invoke: {
        src: 'fetchPicture',
        onDone: { target: 'shown', actions: { type: 'keepPicture', params: ({ event }) => event.output } },
        onError: { target: 'missing', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
    },
    shown: {
      tags: 'shown',
      after: { pictureTime: 'loading' },
      on: { 'captcha.refresh': { guard: 'mayAsk', target: 'loading' }, 'captcha.use': 'waiting' },
    },
    missing: {
      tags: 'shown',
      after: { retryTime: 'loading' },
      on: { 'captcha.refresh': { guard: 'mayAsk', target: 'loading' }, 'captcha.use': 'waiting' },
    },
  },
});

const waitLeft = ({ askedAt, now }: Context) => Math.max(0, askedAt + authConstants.captchaRefresh - now());
