import type { WishedRide } from '../../../ground/database/tables/tables-rail.ts';
import { sectionsBetween } from '../seats/section-mask.ts';
import { trainDayOf } from '../seats/train-day.ts';

export const wayOfWish = ({
  trainNumber,
  firstDay,
  fromStop,
  toStop,
}: Pick<WishedRide, 'trainNumber' | 'firstDay' | 'fromStop' | 'toStop'>) => ({
  trainDay: trainDayOf(trainNumber, firstDay),
  sections: sectionsBetween(fromStop, toStop),
});
