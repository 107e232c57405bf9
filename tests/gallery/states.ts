import type { FoundState } from './explore.ts';
import found from './states.generated.json' with { type: 'json' };

/** Every pictured state with the shortest path to it, by machine id. */
export const states = found as unknown as Readonly<Record<string, readonly FoundState[]>>;

export function stateOf(flow: string, id: string): FoundState {
  const state = states[flow]?.find((entry) => entry.id === id);
  if (state === undefined) throw new Error(`The flow "${flow}" has no state "${id}". Run \`npm run generate\`.`);
  return state;
}
