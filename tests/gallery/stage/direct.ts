import type { AnyMachineSnapshot } from 'xstate';
import type { FoundState } from '../explore.ts';
import { planOf } from '../flows/index.ts';
import { takeStep } from '../perform.ts';
import { idOf, leavesOf, placeOf } from '../place.ts';
import type { FlowPlan, Path, Scene, Start, Step } from '../plan.ts';
import type { PageTools } from './pageTools.ts';
import { createStage, type Stage, setStage } from './stage.ts';

export interface Director {
  readonly scene: Scene;
  /** Drives the page to the state. Returns the state's id, or another one if the brand's settings lead elsewhere. */
  readonly lead: (tools: PageTools) => Promise<string>;
}

/** Creates the stage for one state and replays the path to it. */
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
      if (scene.presses !== undefined) await tools.press(scene.presses);
      if (scene.typed !== undefined) {
        await fieldsOf(scene.typed);
        await type(scene.typed);
      }
      const isServed = scene.unrun !== undefined && scene.calls !== undefined;
      const afterSteps = isServed ? null : await go(stage, flow, state.steps, tools);
      const player = scene.unrun === undefined ? await stage.arrival(flow) : stage.player(flow);
      await settle();
      if (scene.looksAt !== undefined) document.querySelector(scene.looksAt)?.scrollIntoView({ block: 'center' });
      if (player === undefined) return state.id;
      const now = player.actor.getSnapshot() as AnyMachineSnapshot;
      const ended = arrival(plan, now, state);
      // The page may clear a notice from the context while it is displayed: the snapshot after the last step counts.
      const wasReached =
        afterSteps !== null &&
        String(leavesOf(afterSteps)) === String(leavesOf(now)) &&
        arrival(plan, afterSteps, state) === state.id;
      return wasReached ? state.id : ended;
    },
  };
}

function startOf(flow: string, { start }: Path): Start {
  const found = planOf(flow).starts[start];
  if (found === undefined) throw new Error(`The flow "${flow}" has no start "${start}".`);
  return found;
}

/**
 * Replays steps on the page, waiting for rendering and effects in between. Returns the snapshot right after the last step; null
 * if the page performed that step.
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

/** Types the data of an event into the fields before it is sent. */
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
  if (answer !== '') await type({ addressCode: answer, bankName: answer, recoveryCode: answer, captcha: answer });
}

async function type(values: object): Promise<void> {
  fill({ ...values });
  await tick();
}

/** State id of a snapshot. Tries every notice, because notices are shown by the page and not kept in the machine. */
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

/** Waits for Storybook's preview to report that the step is processed; outside Storybook, for one task. */
const tick = () => (globalThis as Watching).afterStoryStep?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

interface Watching {
  readonly afterStoryStep?: () => Promise<void>;
}

/** Waits until automatically answered calls are resolved and their data is rendered. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await tick();
}

/** Waits until the page, whose part of the site may still be loading, shows one of the fields or is there without them. */
async function fieldsOf(values: object): Promise<void> {
  const end = performance.now() + fieldTimeoutMs;
  const isShown = () => Object.keys(values).some((name) => document.querySelector(fieldOf(name)) !== null);
  // A page of a centre has its title before its data.
  const isLoading = () =>
    document.querySelector('[role="dialog"] h2, [role="dialog"] form') === null ||
    document.querySelector('[role="dialog"] [aria-busy="true"]') !== null;
  while (!isShown() && isLoading() && performance.now() < end) await tick();
}

/** A scene may wait for an answer that never comes. */
const fieldTimeoutMs = 1_500;

const fieldOf = (name: string) => `[role="dialog"] input[name="${CSS.escape(name)}"]`;

/** Sets form fields by name; skips fields that are not on the page. */
function fill(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    for (const field of document.querySelectorAll<HTMLInputElement>(fieldOf(name))) {
      if (field.type === 'checkbox' || field.value === value) continue;
      setValue(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** React overrides the `value` setter on the element; the prototype's setter bypasses it, so that React sees a change. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
