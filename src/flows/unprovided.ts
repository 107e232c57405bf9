import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * A named hole in a flow. The feature that runs the flow fills it with
 * `machine.provide({ actors })`; a flow started with the hole open fails loudly.
 */
export function unprovided<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`The flow was started without its "${name}" actor. Fill it with machine.provide().`);
  });
}

/** The same for something that a flow listens to. */
export function unprovidedListener<Sent extends EventObject>(name: string): CallbackActorLogic<Sent> {
  return fromCallback<Sent>(() => unprovidedAction(name));
}

/** The same for something that a flow does without waiting for it. */
export function unprovidedAction(name: string): never {
  throw new Error(`The flow was started without its "${name}" action. Fill it with machine.provide().`);
}
