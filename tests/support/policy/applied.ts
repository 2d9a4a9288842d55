import type { AppliedStandard } from '#demo/sandbox/orders/business/standard-for.ts';
import type { Rule, StandardContent } from '#domain/policy/schema.ts';
import { contentOf } from './sample.ts';

/** A standard with these rules as it applies to one employee. */
export const appliedStandard = (rules: Rule[], given: Partial<StandardContent> = {}): AppliedStandard => ({
  id: 1,
  standardId: 1,
  name: '通用差旅标准',
  version: 1,
  from: '2026-01-01',
  to: null,
  via: { kind: 'company' },
  content: { ...contentOf(rules), ...given },
  person: {
    employeeId: 710_071,
    levelId: null,
    level: '0',
    departments: [],
    name: '陈佳宁',
    flags: { overproof: true, overApprove: false },
  },
  flags: { overproof: true, overApprove: false },
});

export { rule } from './sample.ts';
