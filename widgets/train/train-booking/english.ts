import { texts as ride } from '#parts/rail/ride-texts.en.ts';
import { texts as results } from '#parts/rail/results/texts.en.ts';
import { texts as plans } from '#parts/rail/seat-plan/texts.en.ts';
import { texts as stations } from '#parts/rail/stations/picker-texts.en.ts';
import { lettersIn, otherwise } from '#parts/rail/stations/picker-words.en.ts';
import { texts as trains } from '#parts/rail/trains/texts.en.ts';
import { texts as transfers } from '#parts/rail/transfer/texts.en.ts';
import { texts as ways } from '#parts/rail/ways/texts.en.ts';
import { texts as picker } from './form/picker-texts.en.ts';
import { texts as popular } from './form/popular-texts.en.ts';
import { texts as list } from './list/texts.en.ts';
import { texts as search } from './texts.en.ts';

/** English words of the train search and of the parts that it shows, by the names that they are read by. `names`: of stations and cities, by the Chinese ones. */
export const tables = (
  nameOf: (name: string) => string,
  names: ReadonlyMap<string, string>,
): Readonly<Record<string, object>> => ({
  'train-booking': { ...picker, ...popular, ...list, ...search },
  'train-stations': { ...stations, lettersOf: lettersIn(nameOf), otherwise: otherwise(names) },
  'train-results': results,
  'train-list': trains,
  'train-ride': ride,
  'train-plans': { ...plans, nameOf },
  'train-ways': { ...ways, nameOf },
  'train-transfers': transfers,
});
