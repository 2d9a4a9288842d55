import { showDate, showDay, weekdayOf } from '#domain/china-time.ts';
import type { Services } from './services.ts';
import { textsOf } from './use-texts.ts';
import { useServices } from './widget.ts';

const chinese = {
  say: <T extends string | undefined>(text: T): T => text,
  showDate,
  showDay,
  weekdayOf,
};
/** In the language of the mount: `say` a word of the domain or a name of the provider (a city, a cabin, a rule's message), and days. */
export type Say = typeof chinese;

export const sayOf = (services: Pick<Services, 'config'>): Say => textsOf(services, 'say', chinese);
export const useSay = (): Say => sayOf(useServices());
