import { useEffect } from 'react';
import type { BookingApplications } from '#contract/application-views.ts';
import { writePrefill } from '#domain/application/prefill-query.ts';
import { showYuan } from '#domain/money.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Alert } from '#ui/states/Alert.tsx';

const t = {
  one: (no: string, reason: string, left: string) => `本单使用出差申请 ${no}（${reason}），该产品剩余预算 ${left}。`,
  several: '有多份出差申请可用，请选择本次使用的申请',
  none: '公司要求出行前先申请，没有可用于本次行程的出差申请。',
  apply: '先提交出差申请',
} as const;

interface ApplicationNoticeProps {
  applications: BookingApplications;
  value: string;
  onChange(applicationId: string): void;
}

/** The trip application that an order will be booked from, or the way to a new one with what is known of the trip. */
export function ApplicationNotice({
  applications: { isNeeded, covering, prefill },
  value,
  onChange,
}: ApplicationNoticeProps) {
  const [first] = covering;
  const isKnown = covering.some(({ applicationId }) => applicationId === value);
  useEffect(() => {
    if (isNeeded && first && !isKnown) onChange(first.applicationId);
  }, [isNeeded, first, isKnown]);
  // An order that needs no application leaves the budget of a shared trip alone.
  if (!isNeeded) return null;
  if (!first) {
    if (!prefill) return null;
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
  const chosen = covering.find(({ applicationId }) => applicationId === value) ?? first;
  return (
    <div className="bk-over t-col">
      {covering.length > 1 && (
        <div className="t-row t-row--wrap" role="group" aria-label={t.several}>
          {covering.map(({ applicationId, no, reason }) => (
            <Chip
              key={applicationId}
              size="sm"
              on={applicationId === chosen.applicationId}
              onClick={() => onChange(applicationId)}
            >
              {no} {reason}
            </Chip>
          ))}
        </div>
      )}
      <span className="t-s13 t-2">{t.one(chosen.no, chosen.reason, showYuan(chosen.remaining))}</span>
    </div>
  );
}
