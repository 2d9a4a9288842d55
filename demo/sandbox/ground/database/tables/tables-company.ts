import type { Generated } from 'kysely';
import type { BudgetWarnings } from '#domain/budget/burn.ts';
import type { EmployeeState } from '#domain/company/people.ts';
import type { Fen } from '#domain/money.ts';

/** A corporate account; its id is the creditMemberId of its members. */
interface CompanyRow {
  id: number;
  organize_name: string;
  service_fee_fen: number;
  credit_limit_fen: number;
  /** The company above it. */
  parent_id: Generated<number | null>;
  bound_at: Generated<number | null>;
  /** Why its credit line takes no booking; "" where it does. */
  credit_block: Generated<string>;
}

/** A department of a company's tree. */
interface DepartmentRow {
  id: Generated<number>;
  company_id: number;
  name: string;
  /** Null: directly below the company. */
  parent_id: Generated<number | null>;
  head_employee_id: Generated<number | null>;
  cost_center_code: Generated<string | null>;
  /** Order among brothers. */
  place: Generated<number>;
  /** Ids from the root down to this one: `/7101/7111/`. */
  path: Generated<string>;
  version: Generated<number>;
}

/** The travel budget of a department and all below it, for each quarter. */
interface DepartmentBudgetRow {
  department_id: number;
  company_id: number;
  amount: Fen;
  changed_at: number;
  /** Name of the member. */
  changed_by: Generated<string>;
}

/** Parts of budgets from which on a company is warned; created in migrations/132-budget-warnings.ts. */
interface BudgetWarningsRow {
  company_id: number;
  first_percent: number;
  second_percent: number;
  changed_at: number;
  changed_by: string;
}

/** When the budgets of a company are looked at next; created in migrations/137-budget-alarms.ts. */
interface BudgetCheckRow {
  company_id: number;
  next_at: number;
}

/** A warning level that a department's budget has reached in a quarter. */
interface BudgetAlarmRow {
  department_id: number;
  /** `2026 Q4` */
  quarter: string;
  level: keyof BudgetWarnings;
  at: number;
}

/** A travel level with its trip flags (specification 1, section 3.2). */
export interface TravelLevelRow {
  id: Generated<number>;
  company_id: number;
  name: string;
  /** Low to high. */
  rank: number;
  approve_flag: Generated<boolean>;
  fee_flag: Generated<boolean>;
  change_approve: Generated<boolean>;
  overproof: Generated<boolean>;
  over_approve: Generated<boolean>;
  version: Generated<number>;
}

interface CostCenterRow {
  company_id: number;
  code: string;
  name: string;
  /** Approves what is charged to it, where a process says so. */
  owner_employee_id: Generated<number | null>;
}

/** The employee behind a credit sub-member; its id is the member's creditEmployeeId. Name and phone are the member's. */
export interface EmployeeRow {
  id: Generated<number>;
  company_id: number;
  member_id: string;
  department_id: number;
  position: Generated<string>;
  /** Unique in the company. */
  job_number: string;
  /** Null: no level yet. */
  level_id: Generated<number | null>;
  manager_id: Generated<number | null>;
  /** Null: that of the department, or of the nearest one above it. */
  cost_center_code: Generated<string | null>;
  can_audit: Generated<boolean>;
  state: Generated<EmployeeState>;
  invited_at: Generated<number | null>;
  joined_on: Generated<string | null>;
  left_at: Generated<number | null>;
  updated_at: Generated<number>;
  /** Name of the member who saved it last. */
  updated_by: Generated<string>;
  /** Pinyin, initials, name and job number (`domain/company/search-keys.ts`). */
  search: Generated<string>;
  /** 0: the keys are those of before, and are made again by a round. */
  keys_version: Generated<number>;
  version: Generated<number>;
  /** False: the member joined without letting the company use their documents. */
  shares_documents: Generated<boolean>;
}

/** A member who was asked to become an employee. `left`: agreed, and has left since. */
interface EmployeeJoinRow {
  employee_id: number;
  company_id: number;
  member_id: string;
  mobile_phone: string;
  state: 'asked' | 'refused' | 'elsewhere' | 'accepted' | 'left';
  asked_at: number;
  /** Name of the administrator. */
  asked_by: string;
  until: number;
  decided_at: number | null;
  /** Of a refusal. */
  reason: Generated<string>;
  /** Kind of the member before joining, given back on leaving. */
  former_type: number | null;
}

/** A company and its people; created in migrations/001-accounts.ts, 082-company-people.ts, 112-employee-joins.ts and 120-department-budgets.ts. */
export interface CompanyTables {
  companies: CompanyRow;
  departments: DepartmentRow;
  department_budgets: DepartmentBudgetRow;
  budget_warnings: BudgetWarningsRow;
  budget_checks: BudgetCheckRow;
  budget_alarms: BudgetAlarmRow;
  cost_centers: CostCenterRow;
  travel_levels: TravelLevelRow;
  employees: EmployeeRow;
  employee_joins: EmployeeJoinRow;
}
