import type { CaseSubjects } from '../orders/cases/case-subject.ts';

/** Subjects of cases by the kind of their process: trip, order, change and refund. */
export const caseSubjects: CaseSubjects = {};
