import type { PageEventDetails } from '#domain/events/page-events.ts';

/** Events that reach the partner's page; `search`, `navigate`, `login` and `chat` can be cancelled there. */
export type WidgetEvents = PageEventDetails;
