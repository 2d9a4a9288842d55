import { useEffect, useState } from 'react';
import type { BookingApplications } from '#contract/application-views.ts';
import { writePrefill } from '#domain/application/prefill-query.ts';
import { showFen, showYuan } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import factsCss from '#ui/display/facts.css?shadow';
import { Alert } from '#ui/states/Alert.tsx';
import type { BusinessValues } from '../values.ts';
import { ChosenFacts } from '../application/ChosenFacts.tsx';
import type { ApplicationSide } from './application-side.ts';
import { leaveLeg } from './book-from.ts';
import { bookedFrom } from './booked-from.ts';
import { beginningApplication, filledFrom } from './filled-from.ts';
import { applicationTexts } from './words/notice-texts.ts';

const styles = [factsCss];

interface ApplicationNoticeProps {
  applications: BookingApplications;
  values: BusinessValues;
  side: ApplicationSide;
  changeLabel: string;
  costCenters: readonly string[];
  onChange(change: Partial<BusinessValues>): void;
}

/** The trip application that an order will be booked from, or the way to a new one with what is known of the trip. */
export function ApplicationNotice({
  applications,
  values,
  side,
  changeLabel,
  costCenters,
  onChange,
}: ApplicationNoticeProps) {
  useStyles(styles);
  const { isNeeded, covering, prefill } = applications;
  const services = useServices();
  const [companyPart, above] = useValues(side.companyPart, side.aboveBudget);
  const t = useTexts('booked-application', applicationTexts);
  const chosen = covering.find(({ applicationId }) => applicationId === values.applicationId);
  const begins = chosen
    ? undefined
    : beginningApplication(
        applications,
        services.place.peek().query['applicationId'] ?? bookedFrom(services)?.applicationId,
      );
  // An order that needs no application leaves the budget of a shared trip alone, unless it is booked from its leg.
  const [isOffered, setOffered] = useState(isNeeded || chosen !== undefined);
  useEffect(() => {
    if (!begins) return;
    setOffered(true);
    onChange(filledFrom(values, begins, costCenters));
  }, [begins?.applicationId]);
  if (!covering.length) {
    if (!isNeeded || !prefill) return null;
    const employeeIds = prefill.travellers.flatMap((one) => (one.kind === 'employee' ? [one.employeeId] : []));
    return (
      <Alert kind="over" className="bk-over">
        {t.none}{' '}
        <RouteLink
          to="travel_application_add"
          params={writePrefill({ ...prefill, employeeIds })}
          className="t-link"
          onlyOpen
        >
          {t.apply}
        </RouteLink>
      </Alert>
    );
  }
  if (!isOffered) return null;
  const leave = () => {
    leaveLeg(services);
    onChange({ applicationId: '' });
  };
  return (
    <div className="bk-over t-col">
      {(covering.length > 1 || !isNeeded) && (
        <div className="t-row t-row--wrap" role="group" aria-label={t.several}>
          {covering.map((one) => (
            <Chip
              key={one.applicationId}
              size="sm"
              on={one === chosen}
              onClick={() => onChange(filledFrom(values, one, costCenters, chosen))}
            >
              {one.no} {one.reason}
            </Chip>
          ))}
          {!isNeeded && (
            <Chip size="sm" on={!chosen} onClick={leave}>
              {t.without}
            </Chip>
          )}
        </div>
      )}
      <span className="t-s13 t-2">
        {chosen ? (
          <>
            {t.one}
            <RouteLink to="travel_apply_details" params={{ applicationId: chosen.applicationId }}>
              {chosen.no}
            </RouteLink>
            {t.oneEnd(chosen.reason, showYuan(chosen.remaining))}
          </>
        ) : (
          !isNeeded && t.unused
        )}
      </span>
      {chosen && (
        <span className="t-facts t-s13 t-2">
          <ChosenFacts key={chosen.applicationId} chosen={chosen} companyPart={companyPart} />
        </span>
      )}
      {chosen && above > 0 && (
        <Alert
          kind="over"
          action={
            <RouteLink to="travel_apply_details" params={{ applicationId: chosen.applicationId }} onlyOpen>
              {changeLabel}
            </RouteLink>
          }
        >
          {t.over(showFen(above))}
        </Alert>
      )}
    </div>
  );
}
