import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { cx } from '../base/passed-props.ts';
import { focusQuietly } from '../base/root-node.ts';
import { useControlStyles, useWorded } from '../base/root.ts';
import { arrangeWords } from './arrange-words.ts';
import { placeAfterKey, placeAt } from './place.ts';
import css from './arrange.css?shadow';

const styles = [css];

/** Six dots. */
const grip = 'M7 4.5h.01M7 10h.01M7 15.5h.01M13 4.5h.01M13 10h.01M13 15.5h.01';

interface DragListProps<T> {
  label: string;
  items: readonly T[];
  idOf(item: T): string;
  /** Names an item for its handle. */
  nameOf(item: T, at: number): string;
  onMove(from: number, to: number): void;
  /** Changed or wrong rows: a line at their start. */
  isMarked?(item: T): boolean;
  children: (item: T, at: number) => ReactNode;
}

/** Rows that a pointer drags by their handle, and the arrow keys move while the handle has the focus. */
export function DragList<T>({ label, items, idOf, nameOf, onMove, isMarked, children }: DragListProps<T>) {
  useControlStyles(styles);
  const words = useWorded('arrange', arrangeWords);
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const [said, setSaid] = useState('');
  const follow = useRef('');
  const handles = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-grip]') ?? [])];
  // A moved row is put at its place anew, and has lost the focus.
  useLayoutEffect(() => {
    if (follow.current) focusQuietly(handles().find(({ dataset }) => dataset['grip'] === follow.current));
    follow.current = '';
  });

  const move = (from: number, to: number) => {
    if (to === from) return;
    onMove(from, to);
    setSaid(words.moved(to + 1, items.length));
  };
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const to = placeAfterKey(event.key, from, items.length);
    if (to === undefined) return;
    event.preventDefault();
    follow.current = idOf(items[from] as T);
    move(from, to);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag || !list.current) return;
    const edges = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const to = placeAt(edges, event.clientY, drag.from);
    if (to !== drag.to) setDrag({ ...drag, to });
  };
  const drop = () => {
    if (drag) move(drag.from, drag.to);
    setDrag(null);
  };
  const isTarget = (at: number) => drag !== null && drag.to === at && drag.to !== drag.from;
  return (
    <>
      <ul ref={list} aria-label={label}>
        {items.map((item, at) => (
          <li
            key={idOf(item)}
            className={cx(
              't-drag',
              isMarked?.(item) && 'is-marked',
              isTarget(at) && (drag && drag.to > drag.from ? 'is-below' : 'is-above'),
            )}
            style={drag?.from === at ? { opacity: 0.5 } : undefined}
          >
            <button
              type="button"
              className="t-drag__h"
              data-grip={idOf(item)}
              aria-label={words.handle(nameOf(item, at))}
              onKeyDown={(event) => onKeyDown(event, at)}
              onPointerDown={(event) => {
                if (event.button) return;
                event.currentTarget.setPointerCapture?.(event.pointerId);
                setDrag({ from: at, to: at });
              }}
              onPointerMove={onPointerMove}
              onPointerUp={drop}
              onPointerCancel={() => setDrag(null)}
            >
              <Icon of={grip} size={16} />
            </button>
            {children(item, at)}
          </li>
        ))}
      </ul>
      <p role="status" className="t-vh">
        {said}
      </p>
    </>
  );
}
