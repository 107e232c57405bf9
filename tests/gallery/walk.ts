import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  getStateNodes,
  initialTransition,
  transition,
} from 'xstate';

interface Walk {
  readonly input?: unknown;
  /** What a person or the page can send. */
  readonly events: readonly (EventObject & Readonly<Record<string, unknown>>)[];
  /** What each hole may answer, by its name. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** What each hole may throw. */
  readonly errors: readonly unknown[];
  /** Parts of the context, such as moments, that make no difference between two places on the chart. */
  readonly ignore?: readonly string[];
}

interface Found {
  /** Leaf states that nothing reaches. */
  readonly unreached: readonly string[];
  /** Leaf states that nothing leaves, final ones apart. */
  readonly traps: readonly string[];
}

const most = 20_000;

/**
 * Walks every way through a machine: all events, every answer and every error of every hole, every deadline. Whatever
 * a hole would do is left out, so that only the chart itself is walked.
 */
export function walk(machine: AnyStateMachine, { input, events, answers, errors, ignore = [] }: Walk): Found {
  const keyOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify(value) + JSON.stringify(context, (name, part: unknown) => (ignore.includes(name) ? null : part));
  const leaves = leavesOf(machine.root);
  const reached = new Set<string>();
  const left = new Set<string>();
  const [start] = initialTransition(machine, input as never);
  const queue: AnyMachineSnapshot[] = [start];
  const seen = new Set([keyOf(start)]);
  for (const snapshot of queue) {
    const here = namesOf(snapshot);
    for (const name of here) reached.add(name);
    if (snapshot.status !== 'active') continue;
    for (const event of [...events, ...own(snapshot, answers, errors)]) {
      const [next] = transition(machine, snapshot, event as never) as [AnyMachineSnapshot, unknown];
      const there = namesOf(next);
      for (const name of here) if (!there.includes(name)) left.add(name);
      const key = keyOf(next);
      if (seen.has(key) || seen.size > most) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  return {
    unreached: leaves.filter(({ id, isPassing }) => !reached.has(id) && !isPassing).map(({ id }) => id),
    traps: leaves.filter(({ id, isFinal }) => reached.has(id) && !isFinal && !left.has(id)).map(({ id }) => id),
  };
}

/** Events that the machine would send itself in this state. */
function own(snapshot: AnyMachineSnapshot, answers: Walk['answers'], errors: Walk['errors']): EventObject[] {
  return nodesOf(snapshot).flatMap((node) => [
    ...node.invoke.flatMap(({ id, src }) => {
      const name = typeof src === 'string' ? src : id;
      return [
        ...(answers[name] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
        ...(name in answers ? errors : []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
      ];
    }),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);
}

const namesOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter(isLeaf)
    .map(({ id }) => id);

const nodesOf = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => getStateNodes(machine.root, value);

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

/** A state that is left as soon as it is entered is never seen. */
function leavesOf(node: AnyStateNode): { id: string; isFinal: boolean; isPassing: boolean }[] {
  if (isLeaf(node)) return [{ id: node.id, isFinal: node.type === 'final', isPassing: (node.always?.length ?? 0) > 0 }];
  return Object.values(node.states).flatMap(leavesOf);
}
