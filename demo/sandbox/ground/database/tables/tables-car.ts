import type { ColumnType, Generated } from 'kysely';
import type { CarClass, CarScene } from '#domain/car/names.ts';
import type { Fen } from '#domain/money.ts';

/** A ride of an employee, as the partner who drove it reported it and the standard of that day judged it. */
interface CarRideRow {
  /** Its number; named as those of orders, with which reports list it. */
  order_id: string;
  company_id: number;
  app_id: string;
  employee_id: number;
  member_id: string;
  /** Number of the partner: the same ride is taken once. */
  request_key: string;
  at: number;
  /** In China. */
  day: string;
  /** `2026-11` */
  month: string;
  /** Part of the day (`rideBandOf`). */
  band: string;
  scene: CarScene;
  car_class: CarClass;
  city: string;
  /** Where it ended; "": in `city`. */
  to_city: Generated<string>;
  from_place: string;
  to_place: string;
  amount: Fen;
  company_pays: Fen;
  over_amount: Generated<Fen>;
  verdict: 'in' | 'over' | 'none';
  effect: Generated<string>;
  reason: Generated<string>;
  note: Generated<string>;
  /** Ids of the rules that counted. */
  rules: ColumnType<string[], string, never>;
  standard_version_id: number | null;
  department: string;
  cost_center: Generated<string>;
  title: string;
  /** The text that a search reads, in capitals. */
  words: string;
  created_at: number;
}

/** Tables of cars; created in migrations/084-car-rides.ts. */
export interface CarTables {
  car_rides: CarRideRow;
}
