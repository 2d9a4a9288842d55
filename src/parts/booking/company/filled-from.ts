import type { BookingApplications, CoveringApplication } from '#contract/application-views.ts';
import type { BusinessValues } from '../values.ts';

type Filled = Pick<BusinessValues, 'applicationId' | 'travelReason' | 'costCenter' | 'project'>;

/**
 * The company's side of an order that is booked from this application; typed values stay. `costCenters`: the employee's
 * own first, with which an order begins and which the application's replaces.
 */
export const filledFrom = (
  values: Filled,
  { applicationId, reason, costCenter, project }: CoveringApplication,
  costCenters: readonly string[],
): Filled => ({
  applicationId,
  travelReason: values.travelReason || reason,
  costCenter:
    (values.costCenter !== costCenters[0] && values.costCenter) ||
    (costCenter && costCenters.find((one) => one.startsWith(`${costCenter} `))) ||
    values.costCenter,
  project: values.project || project,
});

/** The application with which an order begins: of the pressed leg, or the nearest one where the company wants one. */
export const beginningApplication = (
  { isNeeded, covering }: BookingApplications,
  pressed: string | undefined,
): CoveringApplication | undefined =>
  covering.find(({ applicationId }) => applicationId === pressed) ?? (isNeeded ? covering[0] : undefined);
