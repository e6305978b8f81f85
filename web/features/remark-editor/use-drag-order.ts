import { type DragEvent, type RefObject, useState } from 'react';

/** Of our own, so that a sentence dropped into a field leaves no words there. */
const KIND = 'application/x-girok-sentence';

interface Drag {
  from: number;
  /** How many rows would stand before the dragged one, itself counted where it is. */
  gap: number;
}

/**
 * Rows that are put into order with the mouse, by a handle on each; fingers and keys have the arrows. `move` gets the
 * row's place and the one it comes to.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
  const rowsAbove = (y: number) =>
    rows().filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  return {
    handleOf: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData(KIND, String(index));
        const row = rows()[index];
        if (row) dataTransfer.setDragImage(row, 16, 16);
        setDrag({ from: index, gap: index });
      },
      onDragEnd: () => setDrag(null),
    }),
    /** For the element around the rows. */
    target: {
      onDragOver: (event: DragEvent) => {
        if (!drag) return;
        event.preventDefault();
        const gap = rowsAbove(event.clientY);
        if (gap !== drag.gap) setDrag({ ...drag, gap });
      },
      onDrop: (event: DragEvent) => {
        if (!drag) return;
        event.preventDefault();
        setDrag(null);
        const to = drag.gap > drag.from ? drag.gap - 1 : drag.gap;
        if (to !== drag.from) move(drag.from, to);
      },
    },
    /** On which side of a row the dragged one would come to lie; undefined where it would not. */
    sideOf: (index: number): 'before' | 'after' | undefined => {
      if (!drag || drag.gap === drag.from || drag.gap === drag.from + 1) return undefined;
      if (index === drag.gap) return 'before';
      return index === drag.gap - 1 && drag.gap === rows().length ? 'after' : undefined;
    },
  };
}
