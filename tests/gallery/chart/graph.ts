import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Language } from '../../../src/domain/language.ts';
import { type Both, both } from '../both.ts';
import { holeOf } from '../perform.ts';
import type { FlowPlan } from '../plan.ts';

/** Trigger of a transition: an event of the user or page, a call's result, its error, a timeout, or a guard alone. */
export type Cause = 'event' | 'done' | 'error' | 'after' | 'always';

export interface Label {
  readonly cause: Cause;
  /** Translated text. */
  readonly words: string;
  /** Event type in the machine. */
  readonly code: string;
  readonly guard: string | null;
}

export interface ChartNode {
  /** Path of the state, e.g. `form.editing`; `*` matches every state. */
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly kind: 'state' | 'initial' | 'final' | 'passing' | 'group' | 'anywhere';
  /** Names of the calls the state invokes. */
  readonly calls: readonly string[];
  /** Events handled without leaving the state. */
  readonly stays: readonly string[];
}

export interface ChartEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly labels: readonly Label[];
}

export interface Graph {
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

export const anywhere = '*';

/** Graph of a flow, derived from its machine; only the names come from the plan. */
export function graphOf(plan: FlowPlan, language: Language): Graph {
  const { root } = plan.machine;
  const nodes: ChartNode[] = [];
  const edges = new Map<string, ChartEdge>();
  const add = (from: string, to: string, label: Label) => {
    const id = `${from} → ${to}`;
    const { labels = [] } = edges.get(id) ?? {};
    const known = labels.some(({ words, guard }) => words === label.words && guard === label.guard);
    edges.set(id, { id, from, to, labels: known ? labels : [...labels, label] });
  };
  const visit = (node: AnyStateNode, parent: string | null) => {
    const id = pathOf(node);
    const here = node === root ? anywhere : id;
    const stays: string[] = [];
    for (const transition of transitionsOf(node)) {
      const label = labelOf(plan, transition, language);
      const targets = transition.target ?? [];
      if (targets.length === 0 && label.cause === 'event' && !stays.includes(label.words)) stays.push(label.words);
      for (const target of targets) add(here, pathOf(entered(target)), label);
    }
    if (node !== root) nodes.push(nodeOf(plan, node, parent, stays, language));
    else if (stays.length > 0 || targetsOf(node).length > 0) nodes.push(anywhereNode(stays, language));
    for (const child of Object.values(node.states)) visit(child, node === root ? null : id);
  };
  visit(root, null);
  return { nodes, edges: [...edges.values()] };
}

const pathOf = ({ path }: AnyStateNode) => path.join('.');
const targetsOf = (node: AnyStateNode) => transitionsOf(node).flatMap(({ target }) => target ?? []);

/** A transition to a compound state enters its initial state, recursively. */
function entered(node: AnyStateNode): AnyStateNode {
  const first = node.type === 'compound' ? node.initial.target[0] : undefined;
  return first === undefined ? node : entered(first);
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])] as readonly AnyTransitionDefinition[];
}

function nodeOf(
  plan: FlowPlan,
  node: AnyStateNode,
  parent: string | null,
  stays: readonly string[],
  language: Language,
): ChartNode {
  const id = pathOf(node);
  return {
    id,
    parent,
    name: (plan.states[id] ?? quietNames[node.key])?.[language] ?? spaced(node.key),
    kind: kindOf(node),
    calls: node.invoke.map(holeOf),
    stays,
  };
}

function kindOf(node: AnyStateNode): ChartNode['kind'] {
  if (node.type === 'compound' || node.type === 'parallel') return 'group';
  if (node.type === 'final') return 'final';
  const isInitial = node.parent?.type === 'compound' && node.parent.initial.target[0] === node;
  if ((node.always ?? []).some(({ guard }) => guard === undefined)) return 'passing';
  return isInitial ? 'initial' : 'state';
}

const anywhereNode = (stays: readonly string[], language: Language): ChartNode => ({
  id: anywhere,
  parent: null,
  name: { vi: 'Từ mọi trạng thái', en: 'From any state' }[language],
  kind: 'anywhere',
  calls: [],
  stays,
});

function labelOf(plan: FlowPlan, { eventType, guard }: AnyTransitionDefinition, language: Language): Label {
  const given = { guard: guardName(guard), code: eventType };
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(eventType) ?? [];
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(eventType) ?? [];
  const [, after] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (done !== undefined) return { ...given, cause: 'done', words: { vi: 'được trả lời', en: 'answered' }[language] };
  if (failed !== undefined) return { ...given, cause: 'error', words: { vi: 'thất bại', en: 'failed' }[language] };
  if (after !== undefined) return { ...given, cause: 'after', words: afterWords(plan.machine, after, language) };
  if (eventType === '') return { ...given, cause: 'always', words: '' };
  const move = Object.values(plan.events).find(({ event }) => event.type === eventType);
  return { ...given, cause: 'event', words: move?.say[language] ?? eventType };
}

/** A delay by its duration if it is static, else by its name. */
function afterWords({ implementations }: AnyStateMachine, name: string, language: Language): string {
  const delay: unknown = (implementations.delays as Readonly<Record<string, unknown>>)[name] ?? Number(name);
  if (typeof delay === 'number' && Number.isFinite(delay)) return delayText(delay, language);
  return { vi: `sau “${spaced(name)}”`, en: `after “${spaced(name)}”` }[language];
}

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return spaced(guard);
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return spaced(`${String(guard.type)}${given(guard)}`);
  if (typeof guard !== 'function') return null;
  const { guards } = guard as { readonly guards?: readonly unknown[] };
  if (guards !== undefined) return `not ${guardName(guards[0]) ?? ''}`.trim();
  return guard.name === '' || guard.name === 'guard' ? null : spaced(guard.name);
}

/** The parameter of a guard, to distinguish several uses of it. */
const given = (guard: object) => ('params' in guard && typeof guard.params === 'string' ? ` ${guard.params}` : '');

/** `isByMail` → `is by mail`. */
export const spaced = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** A delay in words, e.g. `after 2 minutes`. */
function delayText(delayMs: number, language: Language): string {
  const seconds = delayMs / 1_000;
  const [count, unit] = seconds >= 60 && seconds % 60 === 0 ? [seconds / 60, 'minute' as const] : [seconds, 'second' as const];
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return { vi: `sau ${words}`, en: `after ${words}` }[language];
}

/** Names of states that are never pictured: transient ones and groups. */
const quietNames: Readonly<Record<string, Both>> = {
  checking: both('xét biểu mẫu', 'form is looked at'),
  deciding: both('xét', 'deciding'),
  choosing: both('xét', 'deciding'),
  chosen: both('đã chọn', 'chosen'),
  entering: both('vào', 'entering'),
  answered: both('có địa chỉ', 'address is there'),
  gate: both('ai được chơi', 'who may play'),
  arriving: both('có địa chỉ', 'address is there'),
  framed: both('Khung trò chơi', 'Frame of the game'),
  moving: both('đổi địa chỉ', 'changes the address'),
  leaving: both('rời đi', 'leaves'),
  form: both('Biểu mẫu', 'Form'),
  affiliate: both('Mã mời', 'Invitation code'),
  modal: both('Cửa sổ', 'Window'),
  dialog: both('Hộp thoại', 'Dialog'),
  toasts: both('Thông báo', 'Toasts'),
  loader: both('Màn chờ', 'Loader'),
};
