import type { KeyboardEvent } from 'react';
import * as css from './Chart.css.ts';
import { type Box, size } from './layout.ts';
import { Mark } from './Mark.tsx';

export interface ChartBoxProps {
  readonly box: Box;
  readonly chosen: boolean;
  readonly count: number;
  readonly onChoose: (leaf: string) => void;
}

/** One state: its name, calls, internal events and number of pictures. */
export function ChartBox({ box, chosen, count, onChoose }: ChartBoxProps) {
  const { node, x, y, width, height, title, notes } = box;
  if (node.kind === 'group')
    return (
      <g>
        <rect className={css.group} x={x} y={y} width={width} height={height} rx={14} />
        <text className={css.groupName} x={x + 18} y={y + 25}>
          {node.name}
        </text>
      </g>
    );
  const isChoice = count > 0;
  const choose = isChoice
    ? {
        role: 'button',
        tabIndex: 0,
        'aria-pressed': chosen,
        onClick: () => onChoose(node.id),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose(node.id);
        },
      }
    : {};
  const titleEnd = y + size.padY + title.length * size.title;
  return (
    <g data-state={node.id} className={css.box[chosen ? 'chosen' : isChoice ? 'plain' : 'mute']} {...choose}>
      <rect
        className={css.shape[node.kind]}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={node.kind === 'passing' ? height / 2 : 10}
      />
      {node.kind === 'final' ? (
        <rect className={css.inner} x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={7} />
      ) : null}
      {node.kind === 'initial' ? <circle className={css.begin} cx={x} cy={y} r={6} /> : null}
      {title.map((line, index) => (
        <text key={line} className={css.name} x={x + width / 2} y={y + size.padY + (index + 0.76) * size.title}>
          {line}
        </text>
      ))}
      {notes.map(({ mark, text }, index) => {
        const middle = x + width / 2;
        const start = middle - (text.length * size.noteLetter + 16) / 2;
        const base = titleEnd + 4 + (index + 0.72) * size.note;
        return (
          <g key={`${mark} ${text}`} className={css.note[mark]}>
            <Mark name={mark} x={start} y={base - 10} />
            <text className={css.noteText} x={start + 16} y={base}>
              {text}
            </text>
          </g>
        );
      })}
      {count > 1 ? (
        <g>
          <rect className={css.badge} x={x + width - 15} y={y - 10} width={count > 9 ? 28 : 22} height={20} rx={10} />
          <text className={css.badgeText} x={x + width - 15 + (count > 9 ? 14 : 11)} y={y + 4.5}>
            {count}
          </text>
        </g>
      ) : null}
    </g>
  );
}
