import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, type EventObject, getStateNodes } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

interface Walk {
  readonly input?: unknown;
  /** What a user or the page can send. */
  readonly events: readonly (EventObject & Readonly<Record<string, unknown>>)[];
  /** What each call may return, by the name of its actor. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** What each call may throw. */
  readonly errors: readonly unknown[];
  /** Parts of the context, such as timestamps, that do not tell two situations apart. */
  readonly ignore?: readonly string[];
}

interface Found {
  /** Leaf states that nothing reaches. */
  readonly unreached: readonly string[];
  /** Leaf states that nothing leaves, final ones apart. */
  readonly traps: readonly string[];
}

/**
 * Walks every path through a machine: all events, every result and every error of every call, every deadline. No call is
 * made and no action runs: only the chart itself is walked.
 */
export function walk(machine: AnyStateMachine, { input, events, answers, errors, ignore = [] }: Walk): Found {
  const adjacency = getAdjacencyMap(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) =>
      snapshot.status === 'active' ? [...events, ...internalEvents(snapshot, answers, errors)] : [],
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify(value) + JSON.stringify(context, (name, part: unknown) => (ignore.includes(name) ? null : part)),
  } as never) as unknown as Readonly<Record<string, Situation>>;
  const reached = new Set<string>();
  const left = new Set<string>();
  for (const { state, transitions } of Object.values(adjacency)) {
    const here = leafIdsOf(state);
    for (const id of here) reached.add(id);
    for (const { state: next } of Object.values(transitions)) {
      const there = leafIdsOf(next);
      for (const id of here) if (!there.includes(id)) left.add(id);
    }
  }
  const leaves = leavesOf(machine.root);
  return {
    unreached: leaves.filter(({ id, isPassing }) => !reached.has(id) && !isPassing).map(({ id }) => id),
    traps: leaves.filter(({ id, isFinal }) => reached.has(id) && !isFinal && !left.has(id)).map(({ id }) => id),
  };
}

interface Situation {
  readonly state: AnyMachineSnapshot;
  readonly transitions: Readonly<Record<string, { readonly state: AnyMachineSnapshot }>>;
}

/** Events that the machine sends itself in this state: results of its calls and deadlines. */
function internalEvents(snapshot: AnyMachineSnapshot, answers: Walk['answers'], errors: Walk['errors']): EventObject[] {
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

const leafIdsOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter(isLeaf)
    .map(({ id }) => id);

const nodesOf = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => getStateNodes(machine.root, value);

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

/** A state that is left on entry is never seen. */
function leavesOf(node: AnyStateNode): { id: string; isFinal: boolean; isPassing: boolean }[] {
  if (isLeaf(node)) return [{ id: node.id, isFinal: node.type === 'final', isPassing: (node.always?.length ?? 0) > 0 }];
  return Object.values(node.states).flatMap(leavesOf);
}
