import type { AnyStateNode } from 'xstate';
import type { Exploration, FoundState } from './explore.ts';
import { given } from './place.ts';
import type { FlowPlan } from './plan.ts';

/** Gaps in a flow's plan, one sentence each; empty if the plan is complete. */
export function faultsOf(plan: FlowPlan, { states, reached }: Exploration): string[] {
  const flow = plan.machine.id;
  const leaves = leavesOf(plan.machine.root);
  const ids = new Set(states.map(({ id }) => id));
  const leafOf = new Set(states.flatMap(({ value }) => value.split('+')));
  return [
    ...leaves.filter((leaf) => !reached.has(leaf)).map((leaf) => `${flow}: nothing reaches the state "${leaf}".`),
    ...leaves
      .filter((leaf) => reached.has(leaf) && !leafOf.has(leaf) && plan.rest?.includes(leaf) !== true)
      .map((leaf) => `${flow}: the state "${leaf}" is reached and has no screen. Picture it, or say why it is not drawn.`),
    ...leaves.filter((leaf) => !(leaf in plan.states)).map((leaf) => `${flow}: the state "${leaf}" has no name in its plan.`),
    ...Object.keys(plan.states)
      .filter((leaf) => !leaves.includes(leaf))
      .map((leaf) => `${flow}: its plan names a state "${leaf}" that does not exist.`),
    ...states.flatMap(({ facets }) => given(facets)).flatMap(([name, value]) => wordless(plan, name, value)),
    ...[...Object.keys(plan.undrawn ?? {}), ...(plan.alike ?? []).flatMap((group) => group.states)]
      .filter((name) => !ids.has(name) && !leaves.includes(name))
      .map((name) => `${flow}: its plan excuses "${name}", which does not exist.`),
  ].filter((fault, index, all) => all.indexOf(fault) === index);
}

/** Reason for leaving a state out of the pictures; null if it is pictured. */
export const excuseOf = ({ undrawn = {} }: FlowPlan, { id, value }: FoundState) => undrawn[id] ?? undrawn[value] ?? null;

function wordless({ machine, words }: FlowPlan, name: string, value: string): string[] {
  if (name === 'problem' || `${name}.${value}` in words) return [];
  return [`${machine.id}: "${name}.${value}" has no words in its plan.`];
}

/** Leaf states without transient ones, which are left on entry and never rendered. */
function leavesOf(node: AnyStateNode): string[] {
  if (node.type !== 'atomic' && node.type !== 'final') return Object.values(node.states).flatMap(leavesOf);
  // A state whose `always` transitions are all guarded is not transient.
  const passes = (node.always ?? []).some(({ guard }) => guard === undefined);
  return passes ? [] : [node.path.join('.')];
}
