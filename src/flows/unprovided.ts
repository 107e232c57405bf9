import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Placeholder for an actor. The feature that runs the flow replaces it with `machine.provide({ actors })`; a flow that
 * starts without it throws.
 */
export function unprovided<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`The flow was started without its "${name}" actor. Fill it with machine.provide().`);
  });
}

/** The same for a callback actor. */
export function unprovidedListener<Sent extends EventObject>(name: string): CallbackActorLogic<Sent> {
  return fromCallback<Sent>(() => unprovidedAction(name));
}

/** The same for an action. */
export function unprovidedAction(name: string): never {
  throw new Error(`The flow was started without its "${name}" action. Fill it with machine.provide().`);
}
