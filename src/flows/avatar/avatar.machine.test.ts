import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import { avatarMachine, type Opened } from './avatar.machine.ts';

const picture = { width: 300, height: 200 };
const file = new Blob(['x']);

const done = async (): Promise<null> => null;

interface Doubles {
  readonly opened?: Opened;
  readonly upload?: typeof done;
  readonly choose?: typeof done;
}

function start({ opened = { picture }, upload = done, choose = done }: Doubles = {}) {
  const sent: string[] = [];
  const actor = createActor(
    avatarMachine.provide({
      actors: {
        open: fromPromise(async () => opened),
        upload: fromPromise(({ input }) => {
          sent.push(input.image);
          return upload();
        }),
        choose: fromPromise(({ input }) => {
          sent.push(input.avatar);
          return choose();
        }),
      },
    }),
  ).start();
  const act = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { act, sent };
}

it('opens, cuts and uploads an own picture [ENTITY-29]', async () => {
  const { act, sent } = start();
  expect((await act({ type: 'avatar.take', file })).context.picture).toEqual(picture);
  const { value, context } = await act({ type: 'avatar.save', image: 'cut' });
  expect([value, context.picture, sent]).toEqual(['showing', null, ['cut']]);
});

it('says which rule a file violates, before and after it is sent', async () => {
  const before = start({ opened: { fault: 'type' } });
  expect((await before.act({ type: 'avatar.take', file })).context).toMatchObject({ fault: 'type', picture: null });
  const refused = new Failure('VALIDATION', { value: { field: 'image', rule: 'pixels' } });
  const after = start({ upload: () => Promise.reject(refused) });
  await after.act({ type: 'avatar.take', file });
  const { value, context } = await after.act({ type: 'avatar.save', image: 'cut' });
  expect([value, context.fault, context.failed]).toEqual(['showing', 'pixels', null]);
});

it('keeps the cut picture while the network is gone, for another try', async () => {
  const { act } = start({ upload: () => Promise.reject(new Failure('NETWORK')) });
  await act({ type: 'avatar.take', file });
  const failed = await act({ type: 'avatar.save', image: 'cut' });
  expect([failed.value, failed.context.picture, failed.context.failed?.code]).toEqual(['cutting', picture, 'NETWORK']);
  expect((await act({ type: 'avatar.cancel' })).context).toEqual({ picture: null, fault: null, failed: null });
});

it('chooses a ready picture by one press', async () => {
  const { act, sent } = start({ choose: () => Promise.reject(new Failure('NETWORK')) });
  const { value, context } = await act({ type: 'avatar.choose', avatar: 'a01.svg' });
  expect([value, context.failed?.code, sent]).toEqual(['showing', 'NETWORK', ['a01.svg']]);
});

it('reaches and leaves every state', () => {
  const found = walk(avatarMachine, {
    input: undefined,
    events: [
      { type: 'avatar.take', file },
      { type: 'avatar.choose', avatar: 'a01.svg' },
      { type: 'avatar.save', image: 'cut' },
      { type: 'avatar.cancel' },
    ],
    answers: { open: [{ picture }, { fault: 'type' }], upload: [null], choose: [null] },
    errors: [new Failure('NETWORK')],
  });
  expect(found).toEqual({ unreached: [], traps: [] });
});
