import type { ELK as Elk, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { type ChartEdge, type ChartNode, type Graph, type Label, spaced } from './graph.ts';

export interface Box {
  readonly node: ChartNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: readonly string[];
  /** Below the title: calls and internal events. */
  readonly notes: readonly Note[];
}

export interface Note {
  readonly mark: 'call' | 'stay';
  readonly text: string;
}

export interface Line {
  readonly edge: ChartEdge;
  readonly points: readonly (readonly [number, number])[];
  readonly label: { readonly x: number; readonly y: number; readonly rows: readonly Row[]; readonly width: number } | null;
}

export interface Row {
  readonly label: Label;
  readonly text: string;
  readonly isGuard: boolean;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

export const size = { title: 20, note: 17, row: 16, padX: 14, padY: 11, head: 40, noteLetter: 6.2 } as const;

/** Average character widths in pixels. Text is not measured, so that the layout is identical on every machine. */
const letter = { title: 7.9, note: 6.6, row: 6.4 } as const;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.spacing.nodeNode': '34',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '5',
  'elk.layered.feedbackEdges': 'true',
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
} as const;

/** Positions of all states and routes of all transitions. */
export async function layOut(elk: Pick<Elk, 'layout'>, graph: Graph): Promise<Drawing> {
  const boxes = new Map(graph.nodes.map((node) => [node.id, boxOf(node)] as const));
  const rows = new Map(graph.edges.map((edge) => [edge.id, rowsOf(edge)] as const));
  const childrenOf = (parent: string | null): ElkNode[] =>
    graph.nodes
      .filter((node) => node.parent === parent)
      .map((node) => {
        const { width, height } = boxes.get(node.id) ?? { width: 0, height: 0 };
        return node.kind === 'group'
          ? {
              id: node.id,
              children: childrenOf(node.id),
              layoutOptions: { 'elk.padding': `[top=${size.head},left=18,bottom=18,right=18]` },
            }
          : { id: node.id, width, height };
      });
  const edges: ElkExtendedEdge[] = graph.edges.map(({ id, from, to }) => {
    const own = rows.get(id) ?? [];
    const labels =
      own.length === 0
        ? []
        : [
            {
              text: id,
              width: widthOf(own),
              height: own.length * size.row + 4,
              layoutOptions: { 'elk.edgeLabels.inline': 'true' },
            },
          ];
    // Back edges are laid out reversed, so that the chart keeps reading from its initial state downwards.
    return isBack(graph, from, to)
      ? { id, sources: [to], targets: [from], labels }
      : { id, sources: [from], targets: [to], labels };
  });
  const asked: ElkNode = { id: 'root', layoutOptions: { ...options }, children: childrenOf(null), edges };
  const laid: ElkNode = await elk.layout(asked);
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: flat(laid.children ?? []).flatMap(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
      const box = boxes.get(id);
      return box === undefined ? [] : [{ ...box, x, y, width, height }];
    }),
    lines: edgesIn(laid).flatMap((laidEdge) => {
      const edge = graph.edges.find(({ id }) => id === laidEdge.id);
      if (edge === undefined) return [];
      const line = lineOf(edge, laidEdge, rows.get(edge.id) ?? []);
      return [isBack(graph, edge.from, edge.to) ? { ...line, points: line.points.toReversed() } : line];
    }),
  };
}

function isBack({ nodes }: Graph, from: string, to: string): boolean {
  const order = (id: string) => nodes.findIndex((node) => node.id === id);
  return order(to) < order(from);
}

function boxOf(node: ChartNode): Omit<Box, 'x' | 'y'> {
  const title = lines(node.name, 24);
  const notes: Note[] = [
    ...node.calls.map((call): Note => ({ mark: 'call', text: spaced(call) })),
    ...node.stays.flatMap((words) => lines(words, 28).map((text): Note => ({ mark: 'stay', text }))),
  ];
  const widest = Math.max(
    ...title.map((line) => line.length * letter.title),
    ...notes.map(({ text }) => text.length * letter.note + 20),
  );
  return {
    node,
    title,
    notes,
    width: Math.ceil(Math.max(96, widest + 2 * size.padX)),
    height: title.length * size.title + notes.length * size.note + 2 * size.padY + (notes.length > 0 ? 4 : 0),
  };
}

function rowsOf({ labels }: ChartEdge): Row[] {
  return labels.flatMap((label) => [
    ...lines(label.words, 26).map((text): Row => ({ label, text, isGuard: false })),
    ...(label.guard === null ? [] : lines(`[${label.guard}]`, 28).map((text): Row => ({ label, text, isGuard: true }))),
  ]);
}

/** Includes the icon of the cause before each row. */
const widthOf = (rows: readonly Row[]) => Math.ceil(Math.max(...rows.map(({ text }) => text.length * letter.row)) + 26);

function lineOf(edge: ChartEdge, { sections = [], labels = [] }: ElkExtendedEdge, rows: readonly Row[]): Line {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [x, y] as const),
  );
  const [label] = labels;
  return {
    edge,
    points,
    label: label === undefined ? null : { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, rows },
  };
}

const flat = (nodes: readonly ElkNode[]): ElkNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const edgesIn = (node: ElkNode): ElkExtendedEdge[] => [...(node.edges ?? []), ...(node.children ?? []).flatMap(edgesIn)];

/** Wraps a text at spaces into lines of at most `maxLength` characters; longer words are not split. */
function lines(text: string, maxLength: number): readonly string[] {
  if (text === '') return [];
  return text.split(' ').reduce<string[]>((broken, word) => {
    const last = broken.at(-1);
    if (last === undefined || last.length + word.length + 1 > maxLength) return [...broken, word];
    return [...broken.slice(0, -1), `${last} ${word}`];
  }, []);
}
