import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../src/i18n/index.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';
import * as css from './Chart.css.ts';
import { ChartBox } from './ChartBox.tsx';
import { ChartLine } from './ChartLine.tsx';
import { graphOf } from './graph.ts';
import { type Drawing, layOut } from './layout.ts';

export interface ChartProps {
  readonly plan: FlowPlan;
  /** Highlighted leaf states. */
  readonly chosen: readonly string[];
  /** Number of pictures of a leaf state. */
  readonly countOf: (leaf: string) => number;
  readonly onChoose: (leaf: string) => void;
}

const steps = [0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2] as const;
const words = {
  chart: both('Sơ đồ trạng thái', 'Statechart'),
  smaller: both('Thu nhỏ', 'Zoom out'),
  larger: both('Phóng to', 'Zoom in'),
  fit: both('Vừa khung', 'Fit'),
} as const;

/** Statechart generated from the flow's machine. Scrolls and zooms; states are selectable by mouse and keyboard. */
export function Chart({ plan, chosen, countOf, onChoose }: ChartProps) {
  const language = useLanguage();
  const arrow = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [room, setRoom] = useState<number | null>(null);

  useEffect(() => {
    let gone = false;
    void draw(plan, language).then((drawn) => (gone ? undefined : setDrawing(drawn)));
    return () => {
      gone = true;
    };
  }, [plan, language]);

  const [first = ''] = chosen;
  useEffect(() => {
    const box = frame.current?.querySelector(`[data-state="${CSS.escape(first)}"]`);
    if (first !== '' && box != null && frame.current !== null) bringIntoView(frame.current, box);
  }, [first]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? null));
    if (frame.current !== null) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const fit = drawing === null || room === null ? 1 : Math.min(1, room / drawing.width);
  const scale = zoom ?? Math.max(0.55, fit);
  const move = (by: 1 | -1) => {
    const next = by === 1 ? steps.find((step) => step > scale + 0.01) : steps.findLast((step) => step < scale - 0.01);
    if (next !== undefined) setZoom(next);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === '+') move(1);
    if (event.key === '-') move(-1);
  };

  return (
    <section className={css.chart} aria-label={words.chart[language]}>
      <div className={css.tools}>
        <button type="button" className={css.tool} aria-label={words.smaller[language]} onClick={() => move(-1)}>
          −
        </button>
        <output className={css.zoom}>{`${Math.round(scale * 100)} %`}</output>
        <button type="button" className={css.tool} aria-label={words.larger[language]} onClick={() => move(1)}>
          +
        </button>
        <button type="button" className={css.tool} onClick={() => setZoom(null)}>
          {words.fit[language]}
        </button>
      </div>
      <div ref={frame} className={css.frame} tabIndex={0} role="group" aria-label={words.chart[language]} onKeyDown={keys}>
        {drawing === null ? null : (
          <svg
            className={css.drawing}
            width={drawing.width * scale}
            height={drawing.height * scale}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          >
            <defs>
              <marker
                id={arrow}
                viewBox="0 0 10 10"
                refX="9"
                refY="5"
                markerWidth="7"
                markerHeight="7"
                orient="auto-start-reverse"
              >
                <path d="M0 0 L10 5 L0 10 z" fill="context-stroke" />
              </marker>
            </defs>
            {drawing.boxes
              .filter(({ node }) => node.kind === 'group')
              .map((box) => (
                <ChartBox key={box.node.id} box={box} chosen={false} count={0} onChoose={onChoose} />
              ))}
            {drawing.lines.map((line) => (
              <ChartLine
                key={line.edge.id}
                line={line}
                arrow={arrow}
                chosen={chosen.includes(line.edge.from) || chosen.includes(line.edge.to)}
              />
            ))}
            {drawing.boxes
              .filter(({ node }) => node.kind !== 'group')
              .map((box) => (
                <ChartBox
                  key={box.node.id}
                  box={box}
                  chosen={chosen.includes(box.node.id)}
                  count={countOf(box.node.id)}
                  onChoose={onChoose}
                />
              ))}
          </svg>
        )}
      </div>
    </section>
  );
}

/** elkjs is large and used by this page only, so it is a lazy chunk. */
async function draw(plan: FlowPlan, language: 'vi' | 'en'): Promise<Drawing> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return layOut(new Elk(), graphOf(plan, language));
}

function bringIntoView(frame: HTMLElement, box: Element): void {
  const outer = frame.getBoundingClientRect();
  const inner = box.getBoundingClientRect();
  frame.scrollTo({
    left: frame.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2,
    top: frame.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2,
  });
}
