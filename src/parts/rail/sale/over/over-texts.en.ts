import type { Twin } from '#base/wording.ts';
import type { overTexts as chinese } from './over-texts.ts';

export const overTexts: Twin<typeof chinese> = {
  missed:
    'The train has left, and no other train is left today. The ticket can neither be refunded nor changed to another day. Buy a new one to travel; ask the station or call 12306 with questions.',
  soldOut: 'This is the only day left for a change, and every class is sold out. Refund the ticket and buy a new one.',
  buyNew: 'Find a new ticket',
};
