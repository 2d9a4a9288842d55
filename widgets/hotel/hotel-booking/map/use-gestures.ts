import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { guarded } from '#base/stray.ts';
import type { Point } from './projection.ts';

/** Effect of a gesture on the map so far: pixels, and times the size around `at` (px from the frame's corner). */
export interface Gesture {
  dx: number;
  dy: number;
  factor: number;
  at: Point;
}

interface GestureOptions {
  /** On each step; draws by a transform alone. */
  onStep: (gesture: Gesture) => void;
  /** At the end; null: given up. */
  onEnd: (gesture: Gesture | null) => void;
  onWheel: (factor: number, at: Point) => void;
}

/** Less than this is a press. */
const dragPx = 5;

/** Drags by one pointer, pinches by two, and the wheel. A press on a pin stays a press until it becomes a drag. */
export function useGestures(frame: RefObject<HTMLElement | null>, options: GestureOptions) {
  const now = useRef(options);
  now.current = options;
  const began = useRef(new Map<number, Point>());
  const last = useRef(new Map<number, Point>());
  const isDrag = useRef(false);
  const wasDrag = useRef(false);

  const place = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // React listens passively to the wheel, and the page would scroll as well.
    const onWheel = guarded((event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      now.current.onWheel(Math.exp(-event.deltaY * lines * 0.002), place(event));
    });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const gesture = (): Gesture => gestureOf(Array.from(began.current.values()), Array.from(last.current.values()));

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button > 0 || began.current.size > 1) return;
    wasDrag.current = false;
    began.current.set(event.pointerId, place(event));
    last.current.set(event.pointerId, place(event));
    if (began.current.size === 2) isDrag.current = true;
  };
  const step = (event: PointerEvent<HTMLElement>) => {
    if (!began.current.has(event.pointerId)) return;
    last.current.set(event.pointerId, place(event));
    const done = gesture();
    if (!isDrag.current && Math.hypot(done.dx, done.dy) < dragPx) return;
    isDrag.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    now.current.onStep(done);
  };
  const end = (event: PointerEvent<HTMLElement>, isKept: boolean) => {
    if (!began.current.has(event.pointerId)) return;
    const done = gesture();
    wasDrag.current = isDrag.current;
    // The first finger that leaves ends a pinch; the other one begins nothing.
    began.current.clear();
    last.current.clear();
    isDrag.current = false;
    if (wasDrag.current) now.current.onEnd(isKept ? done : null);
  };
  return {
    onPointerDown: begin,
    onPointerMove: step,
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    // A drag that began on a pin ends with a click on it in some browsers; a key's click follows no pointer.
    onClickCapture: (event: MouseEvent) => {
      if (wasDrag.current && event.detail > 0) event.stopPropagation();
    },
  };
}

/** Of one finger a drag, of two also a pinch around the middle between them. */
export function gestureOf(began: readonly Point[], last: readonly Point[]): Gesture {
  const [a, b] = began;
  const [toA, toB] = last;
  if (!a || !toA) return { dx: 0, dy: 0, factor: 1, at: { x: 0, y: 0 } };
  if (!b || !toB) return { dx: toA.x - a.x, dy: toA.y - a.y, factor: 1, at: toA };
  const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const at = { x: (toA.x + toB.x) / 2, y: (toA.y + toB.y) / 2 };
  const spread = Math.hypot(a.x - b.x, a.y - b.y) || 1;
  return { dx: at.x - from.x, dy: at.y - from.y, factor: Math.hypot(toA.x - toB.x, toA.y - toB.y) / spread || 1, at };
}
