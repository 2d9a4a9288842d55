import { tripSubject } from '../company/applications/subject.ts';
import { orderSubject } from '../orders/approval/order-subject.ts';
import { requestSubject } from '../orders/approval/request-subject.ts';
import type { CaseSubjects } from '../orders/cases/case-subject.ts';

/** Subjects of cases by the kind of their process: trip, order, change and refund. */
export const caseSubjects: CaseSubjects = {
  trip: tripSubject,
  order: orderSubject,
  change: requestSubject('change'),
  refund: requestSubject('refund'),
};
