import type { Twin } from '#base/wording.ts';
import type { ArrangeTexts } from './texts.ts';

export const arrangeTexts: Twin<ArrangeTexts> = {
  title: 'Change order',
  kinds: 'Type',
  kindTabs: { trip: 'Trip', order: 'Order', change: 'Change', refund: 'Refund' },
  lead: 'Of flows with an equal scope, the first one applies. Drag, or use the arrow keys; the default one is always last.',
  arranged: 'Order saved',
  none: 'There is nothing to arrange here',
  done: 'Done',
};
