import type { Generated } from 'kysely';

interface CompanyBindCodeRow {
  company_id: number;
  code: string;
  until: number;
}

/** `parent_id` wants to be above `company_id`. */
interface CompanyBindRequestRow {
  id: Generated<number>;
  company_id: number;
  parent_id: number;
  asked_at: number;
}

/** Acts of a main account inside of a company. */
interface CompanyActRow {
  id: Generated<number>;
  company_id: number;
  member_id: string;
  by_name: string;
  text: string;
  at: number;
}

/** Created in migrations/087-sub-companies.ts. */
export interface SubCompanyTables {
  company_bind_codes: CompanyBindCodeRow;
  company_bind_requests: CompanyBindRequestRow;
  company_acts: CompanyActRow;
}
