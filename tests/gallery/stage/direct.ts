import type { AnyMachineSnapshot } from 'xstate';
import type { FoundState } from '../explore.ts';
import { planOf } from '../flows/index.ts';
import { takeStep } from '../perform.ts';
import { idOf, leavesOf, placeOf } from '../place.ts';
import type { FlowPlan, Path, Scene, Start, Step } from '../plan.ts';
import { fill } from './fill.ts';
import type { PageTools } from './pageTools.ts';
import { createStage, type Stage, setStage } from './stage.ts';

export interface Director {
  readonly scene: Scene;
  /** Leads the page to the state. Answers where it ended: in the state, unless this brand's settings lead elsewhere. */
  readonly lead: (tools: PageTools) => Promise<string>;
}

/** Makes the stage for one state and knows the way to it. */
export function direct(flow: string, state: FoundState): Director {
  const plan = planOf(flow);
  const scene = plan.scene(state);
  const hosts = Object.entries(scene.hosts ?? {});
  const stage = createStage(new Map([...hosts, [flow, state] as const].map(([name, way]) => [name, startOf(name, way)])));
  setStage(stage);
  return {
    scene,
    async lead(tools) {
      await tick();
      tools.open(scene.opens);
      if (scene.launches !== undefined) tools.launch(scene.launches);
      for (const [host, { steps }] of hosts) {
        await go(stage, host, steps, tools);
        stage.release(host);
      }
      if (scene.typed !== undefined) await type(scene.typed);
      const told = await go(stage, flow, state.steps, tools);
      const player = scene.unrun === undefined ? await stage.arrival(flow) : stage.player(flow);
      await settle();
      if (scene.looksAt !== undefined) document.querySelector(scene.looksAt)?.scrollIntoView({ block: 'center' });
      if (player === undefined) return state.id;
      const now = player.actor.getSnapshot() as AnyMachineSnapshot;
      const ended = arrival(plan, now, state);
      // The page may take back what the machine kept of a notice. The notice itself stands there as it did.
      const isTold =
        told !== null && String(leavesOf(told)) === String(leavesOf(now)) && arrival(plan, told, state) === state.id;
      return isTold ? state.id : ended;
    },
  };
}

function startOf(flow: string, { start }: Path): Start {
  const found = planOf(flow).starts[start];
  if (found === undefined) throw new Error(`The flow "${flow}" has no start "${start}".`);
  return found;
}

/**
 * Goes a way on the page; between two steps the page has time to draw and to do what follows. Answers where the machine
 * stood right after the last step, null where the page took it.
 */
async function go(stage: Stage, flow: string, steps: readonly Step[], tools: PageTools): Promise<AnyMachineSnapshot | null> {
  const plan = planOf(flow);
  let last: AnyMachineSnapshot | null = null;
  for (const step of steps) {
    await tick();
    last = null;
    if (await tools.act(flow, step)) continue;
    const { actor, clock } = await stage.arrival(flow);
    await typeFor(plan, step);
    takeStep(plan, actor, clock, step);
    last = actor.getSnapshot() as AnyMachineSnapshot;
  }
  if (steps.length > 0) await stage.arrival(flow);
  await tick();
  return last;
}

/** What goes along with an event stands in the fields first. */
async function typeFor({ events }: FlowPlan, step: Step): Promise<void> {
  const [kind, name = ''] = step.split(':');
  const {
    form,
    code,
    answer = '',
  } = (kind === 'do' ? (events[name]?.event ?? {}) : {}) as {
    readonly form?: { readonly values?: object };
    readonly code?: string;
    readonly answer?: string;
  };
  if (form !== undefined) await type({ ...form, ...form.values });
  if (code !== undefined) await type({ affiliateCode: code });
  if (answer !== '') await type({ addressCode: answer, bankName: answer, captcha: answer });
}

async function type(values: object): Promise<void> {
  fill({ ...values });
  await tick();
}

/** Where the machine stands. What a person was only told stands on the page, and the machine does not remember it. */
function arrival(plan: FlowPlan, snapshot: AnyMachineSnapshot, { id, value, start }: FoundState): string {
  const leaves = leavesOf(snapshot);
  const next = plan.becomes?.[value];
  if (next !== undefined && leaves.includes(next)) return id;
  const places = [[], ...(plan.notices ?? []).map((name) => [name])].flatMap((noticed) => {
    const place = placeOf(plan, snapshot, noticed, start);
    return place === null ? [] : [idOf(place)];
  });
  return places.includes(id) ? id : (places[0] ?? leaves.join('+'));
}

/** Storybook's preview knows when a page has answered a step; without it, the step's own effects have to do. */
const tick = () => (globalThis as Watching).afterStoryStep?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

interface Watching {
  readonly afterStoryStep?: () => Promise<void>;
}

/** Until every call that is answered by itself has been, and what was fetched for it is drawn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await tick();
}
