import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { sectionsBetween } from './section-mask.ts';
import type { SectionMask } from './section-mask.ts';
import { trainDayOf } from './train-day.ts';

/** The train-day of a ride, and the sections of its way. */
export const wayOfRide = ({
  trainNumber,
  firstDay,
  fromStop,
  toStop,
}: Pick<SoldRide, 'trainNumber' | 'firstDay' | 'fromStop' | 'toStop'>): {
  trainDay: number;
  sections: SectionMask;
} => ({
  trainDay: trainDayOf(trainNumber, firstDay),
  sections: sectionsBetween(fromStop, toStop),
});
