import type { BookingApplications, CoveringApplication } from '#contract/application-views.ts';
import type { BusinessValues } from '../values.ts';

type Filled = Pick<BusinessValues, 'applicationId' | 'travelReason' | 'costCenter' | 'project'>;

/**
 * The company's side of an order that is booked from this application; typed values stay, those of the application `left`
 * behind do not. `costCenters`: the employee's own first, with which an order begins and which the application's replaces.
 */
export function filledFrom(
  values: Filled,
  one: CoveringApplication,
  costCenters: readonly string[],
  left?: CoveringApplication,
): Filled {
  const centerOf = ({ costCenter }: CoveringApplication) =>
    (costCenter && costCenters.find((name) => name.startsWith(`${costCenter} `))) || '';
  const typed = (value: string, filled = '') => (value === filled ? '' : value);
  const costCenter = left && centerOf(left) === values.costCenter ? (costCenters[0] ?? '') : values.costCenter;
  return {
    applicationId: one.applicationId,
    travelReason: typed(values.travelReason, left?.reason) || one.reason,
    costCenter: (costCenter !== costCenters[0] && costCenter) || centerOf(one) || costCenter,
    project: typed(values.project, left?.project) || one.project,
  };
}

/** The application with which an order begins: of the pressed leg, or the nearest one where the company wants one. */
export const beginningApplication = (
  { isNeeded, covering }: BookingApplications,
  pressed: string | undefined,
): CoveringApplication | undefined =>
  covering.find(({ applicationId }) => applicationId === pressed) ?? (isNeeded ? covering[0] : undefined);
