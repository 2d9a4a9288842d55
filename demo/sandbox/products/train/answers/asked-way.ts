import type { Envelope } from '#contract/row.ts';
import { dayAt, isDay } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { badInput } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { stationNamed, stationOf, stationsOfCity } from '../network/stations.ts';
import type { Station } from '../network/stations.ts';

export interface AskedWay {
  from: readonly Station[];
  to: readonly Station[];
  date: Day;
  nowMs: number;
}

/** A station by its telecode or, as an address may have it, by its name; all of a city by the city's name. */
function stationsAt(place: string): readonly Station[] {
  const ofCity = stationsOfCity(place);
  if (ofCity.length) return ofCity;
  const station = stationOf(place) ?? stationNamed(place);
  return station ? [station] : [];
}

/** Stations and day of a call, or the refusal that names its field. */
export function askedWay(
  { fromStation, toStation, date }: { fromStation: string; toStation: string; date: Day },
  call: Call,
): { ok: true; asked: AskedWay } | { ok: false; refusal: Envelope<never> } {
  const refused = (field: string, message: string) => ({ ok: false as const, refusal: badInput(field, message) });
  const nowMs = call.now();
  const [from, to] = [stationsAt(fromStation), stationsAt(toStation)];
  if (!from.length) return refused('fromStation', '没有这个出发站，请从列表中选择');
  if (!to.length) return refused('toStation', '没有这个到达站，请从列表中选择');
  if (from.some((station) => to.includes(station)))
    return refused('toStation', '出发地和到达地在同一城市，请重新选择到达站');
  if (!isDay(date)) return refused('date', '请选择出发日期');
  if (date < dayAt(nowMs)) return refused('date', '出发日期已过，请重新选择');
  const last = lastPresaleDay(nowMs);
  if (date > last) return refused('date', `车票预售至 ${last}，请选择更早的日期`);
  return { ok: true, asked: { from, to, date, nowMs } };
}
