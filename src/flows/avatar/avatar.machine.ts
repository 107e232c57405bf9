import { assign, setup } from 'xstate';
import type { ImageFault } from '../../domain/imageRules.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided } from '../unprovided.ts';

/** A decoded picture, of which the screen shows a part. */
export interface AvatarPicture {
  readonly width: number;
  readonly height: number;
}

export type Opened = { readonly picture: AvatarPicture } | { readonly fault: ImageFault };

interface Context {
  readonly picture: AvatarPicture | null;
  /** The rule that the chosen file violates. */
  readonly fault: ImageFault | null;
  readonly failed: Failed | null;
}

const untouched: Context = { picture: null, fault: null, failed: null };

/** A ready picture is chosen by one press; an own one is opened, cut and uploaded. */
export const avatarMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { readonly type: 'avatar.take'; readonly file: Blob }
      | { readonly type: 'avatar.choose'; readonly avatar: string }
      /** The cut picture in base64. */
      | { readonly type: 'avatar.save'; readonly image: string }
      | { readonly type: 'avatar.cancel' },
    tags: {} as 'busy',
  },
  actors: {
    /** Decodes a file, or names the rule that it violates. */
    open: unprovided<Opened, { readonly file: Blob }>('open'),
    upload: unprovided<null, { readonly image: string }>('upload'),
    choose: unprovided<null, { readonly avatar: string }>('choose'),
  },
  guards: { isPicture: (_, opened: Opened) => 'picture' in opened, isRefused: (_, rule: ImageFault | null) => rule !== null },
  actions: {
    reset: assign(untouched),
    keep: assign((_, opened: Opened) => ({ ...untouched, ...opened })),
    refuse: assign((_, fault: ImageFault | null) => ({ ...untouched, fault })),
    fail: assign({ failed: (_, failed: Failed) => failed }),
    retry: assign({ failed: null }),
  },
}).createMachine({
  id: 'avatar',
  context: untouched,
  initial: 'showing',
  states: {
    showing: {
      on: {
        'avatar.take': { target: 'opening', actions: 'reset' },
        'avatar.choose': { target: 'choosing', actions: 'reset' },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ event }) => {
          if (event.type !== 'avatar.take') throw new Error('Only a file is opened.');
          return { file: event.file };
        },
        onDone: [
          {
            guard: { type: 'isPicture', params: ({ event }) => event.output },
            target: 'cutting',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'showing', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: { target: 'showing', actions: { type: 'refuse', params: (): ImageFault => 'broken' } },
      },
    },
    cutting: {
      on: {
        'avatar.save': { target: 'uploading', actions: 'retry' },
        'avatar.cancel': { target: 'showing', actions: 'reset' },
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        src: 'upload',
        input: ({ event }) => {
          if (event.type !== 'avatar.save') throw new Error('Only a cut picture is uploaded.');
          return { image: event.image };
        },
        onDone: { target: 'showing', actions: 'reset' },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => refusedRule(event.error) },
            target: 'showing',
            actions: { type: 'refuse', params: ({ event }) => refusedRule(event.error) },
          },
          { target: 'cutting', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
        ],
      },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        src: 'choose',
        input: ({ event }) => {
          if (event.type !== 'avatar.choose') throw new Error('Only a ready picture is chosen.');
          return { avatar: event.avatar };
        },
        onDone: 'showing',
        onError: { target: 'showing', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
    },
  },
});

/** The rule that the server found violated; null for another failure. */
function refusedRule(error: unknown): ImageFault | null {
  const { code, value } = (error ?? {}) as { readonly code?: unknown; readonly value?: unknown };
  return code === 'VALIDATION' ? ((value as { readonly rule?: ImageFault } | null)?.rule ?? null) : null;
}
