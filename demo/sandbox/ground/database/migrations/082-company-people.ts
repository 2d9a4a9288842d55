import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const flags = 'approve_flag, fee_flag, change_approve, overproof, over_approve';

/**
 * Departments become a tree, the flags of employees travel levels, and an employee has a job number, a manager and a
 * state. The employees of before keep their level: each combination of a level's name and its flags becomes a level.
 */
const statements = [
  `create sequence people_no start 1000001`,
  `create table travel_levels (
    id bigint primary key default nextval('people_no'),
    company_id bigint not null references companies,
    name text not null,
    rank int not null,
    approve_flag boolean not null default false,
    fee_flag boolean not null default false,
    change_approve boolean not null default false,
    overproof boolean not null default false,
    over_approve boolean not null default false,
    version int not null default 1,
    unique (company_id, name)
  )`,
  `create index travel_levels_by_rank on travel_levels (company_id, rank, id)`,

  `alter table departments
    alter column id set default nextval('people_no'),
    add column parent_id bigint references departments,
    add column head_employee_id bigint,
    add column cost_center_code text,
    add column place int not null default 0,
    add column path text not null default '',
    add column version int not null default 1,
    add foreign key (company_id, cost_center_code) references cost_centers`,
  `update departments set path = '/' || id || '/', place = (select count(*) from departments b where b.company_id = departments.company_id and b.id < departments.id)`,
  `create index departments_by_path on departments (company_id, path text_pattern_ops)`,

  `alter table employees
    alter column id set default nextval('people_no'),
    alter column position set default '',
    add column job_number text,
    add column level_id bigint references travel_levels,
    add column manager_id bigint references employees,
    add column cost_center_code text,
    add column state text not null default 'active' check (state in ('invited', 'active', 'disabled', 'left')),
    add column invited_at bigint,
    add column joined_on text,
    add column left_at bigint,
    add column updated_at bigint not null default 0,
    add column updated_by text not null default '',
    add column search text not null default '',
    add column version int not null default 1,
    add foreign key (company_id, cost_center_code) references cost_centers`,
  `with kinds as (
      select company_id, level_name, ${flags}, min(id) as first from employees group by company_id, level_name, ${flags}),
    named as (
      select nextval('people_no') as id, k.*, row_number() over (partition by company_id, level_name order by first) as n,
        row_number() over (partition by company_id order by level_name, first) as rank from kinds k),
    made as (
      insert into travel_levels (id, company_id, name, rank, ${flags})
      select id, company_id, coalesce(nullif(level_name, ''), '默认等级') || case when n > 1 then '（' || n || '）' else '' end, rank, ${flags} from named)
    update employees e set level_id = n.id from named n
    where (n.company_id, n.level_name, n.approve_flag, n.fee_flag, n.change_approve, n.overproof, n.over_approve)
      = (e.company_id, e.level_name, e.approve_flag, e.fee_flag, e.change_approve, e.overproof, e.over_approve)`,
  `update employees e set job_number = e.id::text, search = lower(m.real_name) || ' ' || e.id from members m where m.id = e.member_id`,
  `alter table employees
    alter column job_number set not null,
    drop column level_name, drop column approve_flag, drop column fee_flag, drop column change_approve,
    drop column overproof, drop column over_approve`,
  `alter table departments add foreign key (head_employee_id) references employees`,
  `create unique index employees_by_job_number on employees (company_id, lower(job_number))`,
  `create index employees_in_order on employees (company_id, job_number, id)`,
  `create index employees_by_department on employees (company_id, department_id)`,
  `create index employees_by_manager on employees (company_id, manager_id) where manager_id is not null`,
  `create index employees_by_level on employees (company_id, level_id)`,
  `create index members_by_company on members (credit_member_id) where credit_member_id > 0`,
];

export const companyPeople: Migration = {
  name: '082-company-people',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
