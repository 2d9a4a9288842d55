import { timesAt } from '#domain/rail/sale-times.ts';
import type { SaleTimes } from '#domain/rail/sale-times.ts';
import type { Settings } from '../../../ground/call.ts';

/** Stations that many want to leave from do not begin at one hour. */
const stations: Readonly<Record<string, string>> = {
  北京南: '08:30',
  北京丰台: '09:00',
  上海虹桥: '09:30',
  上海: '09:00',
  广州南: '10:00',
  深圳北: '10:30',
  杭州东: '09:30',
  南京南: '09:00',
  武汉: '10:00',
  成都东: '10:30',
  西安北: '09:30',
  重庆西: '10:30',
};

/** People try a sandbox at every hour: it sells by night too, unless `RAIL_CLOSED` says otherwise. */
const neverClosed = { closedFrom: '00:00', closedUntil: '00:00' };

/** Hours of sale of a station: of the settings, else those of the sandbox. */
export const saleHoursOf = ({ railHours }: Settings, station: string): SaleTimes =>
  timesAt(station, { stations, ...neverClosed, ...railHours });
