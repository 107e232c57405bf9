import { type DragEvent, type KeyboardEvent, useState } from 'react';

/** Moves an entry of a list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [item, ...rest] = [items[from], ...items.slice(0, from), ...items.slice(from + 1)];
  return item === undefined ? items : ([...rest.slice(0, to), item, ...rest.slice(to)] as readonly Item[]);
}

/** Dragging, and Alt ↑ ↓ while a row has the focus. */
export function useReorder(count: number, onMove: (from: number, to: number) => void, isLocked: boolean) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (!isLocked && to >= 0 && to < count && to !== from) onMove(from, to);
  };
  return {
    row: (index: number) => ({
      ...(dragged === index ? { 'data-dragged': '' } : {}),
      ...(target === index && dragged !== index ? { 'data-target': '' } : {}),
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null) move(dragged, index);
        setDragged(null);
        setTarget(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        event.stopPropagation();
        move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
      },
    }),
    handle: (index: number) => ({
      draggable: !isLocked,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(index);
      },
      onDragEnd: () => {
        setDragged(null);
        setTarget(null);
      },
    }),
  };
}
