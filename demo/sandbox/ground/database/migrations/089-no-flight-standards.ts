import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Standards of before: each combination of their limits is a published standard of its company now. */
const statements = [
  `with kinds as (
      select e.company_id, s.cabin_class, s.max_discount_tenths, s.lowest_within_hours, s.control,
        jsonb_agg(jsonb_build_object('kind', 'employee', 'id', e.id) order by e.id) as assigned,
        row_number() over (partition by e.company_id order by min(e.id)) as n
      from flight_standards s join employees e on e.id = s.employee_id
      group by e.company_id, s.cabin_class, s.max_discount_tenths, s.lowest_within_hours, s.control),
    made as (
      insert into standards (company_id, kind, name, created_at, updated_at)
      select company_id, 'travel', '差旅标准 ' || n, 0, 0 from kinds
      where not exists (select 1 from standards old where old.company_id = kinds.company_id)
      returning id, company_id, name)
    insert into standard_versions (company_id, standard_id, version, state, from_day, to_day, content, assigned, changed_by, changed_at)
    select m.company_id, m.id, 1, 'published', '2000-01-01', null,
      jsonb_build_object(
        'rules', jsonb_build_array(
            jsonb_build_object('id', 'r1', 'product', 'flight', 'when', '[]'::jsonb, 'limit', jsonb_build_object('kind', 'cabin', 'cabin', k.cabin_class), 'effect', k.control),
            jsonb_build_object('id', 'r4', 'product', 'intl', 'when', '[]'::jsonb, 'limit', '{"kind": "cabin", "cabin": "Y"}'::jsonb, 'effect', k.control),
            jsonb_build_object('id', 'r5', 'product', 'intl', 'when', '[{"field": "haul", "op": "atLeast", "value": 600}]'::jsonb, 'limit', '{"kind": "cabin", "cabin": "W"}'::jsonb, 'effect', k.control),
            jsonb_build_object('id', 'r6', 'product', 'train', 'when', '[{"field": "trainKind", "op": "in", "value": ["G", "D", "C"]}]'::jsonb, 'limit', '{"kind": "seat", "seat": "second"}'::jsonb, 'effect', k.control),
            jsonb_build_object('id', 'r7', 'product', 'train', 'when', '[{"field": "trainKind", "op": "in", "value": ["Z", "T", "K", "L", "O"]}]'::jsonb, 'limit', '{"kind": "seat", "seat": "hardSleeper"}'::jsonb, 'effect', k.control),
            jsonb_build_object('id', 'r8', 'product', 'hotel', 'when', '[{"field": "tier", "op": "in", "value": ["一线"]}]'::jsonb, 'limit', '{"kind": "nightPrice", "fen": 50000}'::jsonb, 'effect', k.control),
            jsonb_build_object('id', 'r9', 'product', 'hotel', 'when', '[{"field": "tier", "op": "in", "value": [""]}]'::jsonb, 'limit', '{"kind": "nightPrice", "fen": 35000}'::jsonb, 'effect', k.control))
          || case when k.max_discount_tenths is null then '[]'::jsonb else jsonb_build_array(
            jsonb_build_object('id', 'r2', 'product', 'flight', 'when', '[]'::jsonb, 'limit', jsonb_build_object('kind', 'discount', 'percent', k.max_discount_tenths), 'effect', k.control)) end
          || case when k.lowest_within_hours is null then '[]'::jsonb else jsonb_build_array(
            jsonb_build_object('id', 'r3', 'product', 'flight', 'when', '[]'::jsonb, 'limit', jsonb_build_object('kind', 'lowest', 'hours', k.lowest_within_hours, 'tolerance', 0), 'effect', 'hint')) end,
        'tiers', '[{"name": "一线", "cities": ["BJS", "SHA", "CAN", "SZX"]}]'::jsonb,
        'bands', '[]'::jsonb, 'reasons', '[]'::jsonb, 'messages', '{}'::jsonb, 'together', 'lower', 'tolerance', 20000),
      k.assigned,
      (select b.id from members b where b.credit_member_id = m.company_id order by b.credit_employee_id, b.id limit 1), 0
    from made m join kinds k on k.company_id = m.company_id and m.name = '差旅标准 ' || k.n`,
  // The flags of a level were not asked before: what a standard allowed with a reason stays allowed.
  `update travel_levels l set overproof = true where not overproof and exists (
    select 1 from employees e join flight_standards s on s.employee_id = e.id where e.level_id = l.id and s.control <> 'forbid')`,
  `drop table flight_standards`,
];

/** Standards of flights alone give way to the standards of all products. */
export const noFlightStandards: Migration = {
  name: '089-no-flight-standards',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
