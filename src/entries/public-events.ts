import type { WidgetEvents } from '#kit/widget-events.ts';

export type TravelEventName = keyof WidgetEvents;

/** Detail of each event by its name without `travel:`. */
export type TravelEventDetails = WidgetEvents;

/** An event as a listener gets it; `search`, `navigate`, `login` (asked for) and `chat` can be cancelled by `preventDefault()`. */
export type TravelEvent<K extends TravelEventName = TravelEventName> = CustomEvent<WidgetEvents[K]>;

export type TravelListener<K extends TravelEventName> = (event: TravelEvent<K>) => void;

export const nameOf = (type: string): string => type.replace('travel:', '');

const names: Record<TravelEventName, 1> = {
  ready: 1,
  error: 1,
  navigate: 1,
  search: 1,
  login: 1,
  logout: 1,
  order: 1,
  paid: 1,
  approval: 1,
  application: 1,
  chat: 1,
  vitals: 1,
};

export const eventNames = Object.keys(names) as TravelEventName[];

/** The name of an event, with or without `travel:`. */
export type EventType<K extends TravelEventName> = K | `travel:${K}`;

/** Listens on an element or the document; the answer ends it. */
export function listen<K extends TravelEventName>(
  target: EventTarget,
  type: EventType<K>,
  listener: TravelListener<K>,
): () => void {
  const name = `travel:${nameOf(type)}`;
  target.addEventListener(name, listener as EventListener);
  return () => target.removeEventListener(name, listener as EventListener);
}
