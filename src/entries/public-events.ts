import type { WidgetEvents } from '#kit/widget-events.ts';

export type TravelEventName = keyof WidgetEvents;

/** Detail of each event by its name without `travel:`. */
export type TravelEventDetails = WidgetEvents;

/** An event as a listener gets it; `search`, `navigate`, `login` (asked for) and `chat` can be cancelled by `preventDefault()`. */
export type TravelEvent<K extends TravelEventName = TravelEventName> = CustomEvent<WidgetEvents[K]>;

export type TravelListener<K extends TravelEventName> = (event: TravelEvent<K>) => void;

const names: Record<TravelEventName, 1> = { ready: 1, error: 1, navigate: 1, search: 1, login: 1, logout: 1, order: 1, paid: 1, chat: 1 };

export const eventNames = Object.keys(names) as TravelEventName[];

/** Listens on an element or the document; the answer ends it. */
export function listen<K extends TravelEventName>(target: EventTarget, type: K, listener: TravelListener<K>): () => void {
  target.addEventListener(`travel:${type}`, listener as EventListener);
  return () => target.removeEventListener(`travel:${type}`, listener as EventListener);
}
