import { carClasses, carScenes } from '#domain/car/names.ts';
import { isDay, msOf } from '#domain/china-time.ts';
import { cityOfPlace } from '#domain/flight/cities/cities.ts';
import { isMoney } from '#domain/format-checks.ts';
import { fenOf } from '#domain/money.ts';
import { defaultConfig } from '#theme/default-config.ts';
import type { RideReport } from './take-ride.ts';

/** The report of a ride out of the fields of a request; or the field that is wrong. */
export function readRide(
  fields: Readonly<Record<string, unknown>>,
  now: number,
): { ride: RideReport } | { field: string; msg: string } {
  const text = (name: string, otherwise = ''): string => String(fields[name] ?? otherwise).trim();
  const scene = carScenes.find((one) => one === text('scene', 'city'));
  const carClass = carClasses.find((one) => one === text('carClass', 'express'));
  const at = text('at');
  const isMoment = /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(at) && isDay(at.slice(0, 10));
  if (!/^\d{1,20}$/.test(text('memberId'))) return { field: 'memberId', msg: 'memberId 应为员工的会员编号' };
  if (!scene) return { field: 'scene', msg: `scene 应为 ${carScenes.join('、')} 之一` };
  if (!carClass) return { field: 'carClass', msg: `carClass 应为 ${carClasses.join('、')} 之一` };
  if (at && !isMoment) return { field: 'at', msg: 'at 应为上车时间，例如 2026-11-24 22:30:00' };
  if (!cityOfPlace(text('city', 'BJS'))) return { field: 'city', msg: 'city 应为城市代码，例如 BJS' };
  if (text('toCity') && !cityOfPlace(text('toCity'))) return { field: 'toCity', msg: 'toCity 应为城市代码，例如 TSN' };
  if (!isMoney(text('amount'))) return { field: 'amount', msg: 'amount 应为车费（元），最多两位小数' };
  return {
    ride: {
      key: text('requestId').slice(0, 64) || `ride-${now}-${text('memberId')}-${text('amount')}`,
      memberId: text('memberId'),
      appId: defaultConfig.appId,
      at: at ? msOf(at) : now,
      scene,
      carClass,
      city: cityOfPlace(text('city', 'BJS'))?.code ?? '',
      toCity: cityOfPlace(text('toCity'))?.code ?? '',
      from: text('from', '国贸').slice(0, 40),
      to: text('to', '昌平').slice(0, 40),
      amount: fenOf(text('amount')),
      reason: text('reason').slice(0, 100),
    },
  };
}
