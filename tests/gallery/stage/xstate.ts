import { type AnyActorRef, type AnyStateMachine, createActor as createRealActor } from 'xstate';
import { currentStage } from './stage.ts';

/** Replaces `xstate` for features while states are pictured; see `machines.ts`. */
export * from 'xstate';

type CreateActor = typeof createRealActor;

export const createActor = ((machine: AnyStateMachine, options?: object) => {
  const stage = currentStage();
  if (stage === null) return createRealActor(machine, options);
  const [prepared, preparedOptions] = stage.prepare(machine, options);
  const actor = createRealActor(prepared, preparedOptions as never);
  const start = actor.start.bind(actor);
  const send = actor.send.bind(actor);
  return Object.assign(actor, {
    send(event: Parameters<typeof send>[0]) {
      if (!stage.isOver()) send(event);
    },
    start() {
      start();
      stage.enter(machine.id, actor as unknown as AnyActorRef, preparedOptions);
      return actor;
    },
  });
}) as unknown as CreateActor;
