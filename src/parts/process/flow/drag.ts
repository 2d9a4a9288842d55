import type { RefObject } from 'react';
import { guarded } from '#base/stray.ts';
import type { Flow } from './flow-model.ts';

/** A press that moves so far is a drag, and no click. */
const slackPx = 6;

/** Nodes are dragged by mouse or pen onto a ＋. A finger scrolls; it moves nodes by the outline's keys and menus. */
export function createDrag(root: RefObject<HTMLElement | null>, flow: Flow) {
  let wasDragged = false;
  function down(event: PointerEvent): void {
    const card = (event.target as Element).closest<HTMLElement>('[data-item=node]');
    const id = card?.dataset['stop'];
    wasDragged = false;
    if (!card || !id || event.button || event.pointerType === 'touch') return;
    const around = card.getRootNode() as ShadowRoot | Document;
    const { clientX, clientY } = event;
    let over: HTMLElement | null = null;
    const see = (next: HTMLElement | null) => {
      if (over) over.style.outline = '';
      over = next;
      if (over) over.style.outline = '2px solid var(--_brand)';
    };
    const move = guarded((now: PointerEvent) => {
      if (!wasDragged && Math.hypot(now.clientX - clientX, now.clientY - clientY) < slackPx) return;
      wasDragged = true;
      card.style.opacity = '0.5';
      const place = around.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-list]') ?? null;
      see(place && root.current?.contains(place) ? place : null);
    });
    const end = guarded((now: Event) => {
      card.removeEventListener('pointermove', move);
      for (const kind of ['pointerup', 'pointercancel']) card.removeEventListener(kind, end);
      card.style.opacity = '';
      const place = over;
      see(null);
      if (now.type === 'pointerup' && place)
        flow.move(id, flow.placeAfter(place.dataset['list'] ?? '', place.dataset['after'] ?? ''));
    });
    card.setPointerCapture?.(event.pointerId);
    card.addEventListener('pointermove', move);
    for (const kind of ['pointerup', 'pointercancel']) card.addEventListener(kind, end);
  }
  return {
    down,
    /** The click that ends a drag selects nothing. */
    click: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!wasDragged) return;
      wasDragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
