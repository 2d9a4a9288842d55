import type { ApprovalTerms } from '#domain/company/preferences.ts';
import { meetsNeed } from '#domain/menu/needs.ts';
import { isAfterHold } from '#domain/order/approval.ts';
import { showMoment } from '#domain/show-moment.ts';
import { useServices } from '#kit/widget.ts';
import { useRoute } from '#screens/RouteLink.tsx';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';

const t = {
  asks: '提交后须公司审批，审批通过后才能支付。',
  by: (steps: ApprovalTerms['steps']) =>
    `预计由${steps.map(({ people, role }) => `${people.join('、')}（${role}）`).join('，再由')}审批`,
  hours: (minutes: number) => `约 ${minutes < 60 ? `${minutes} 分钟` : `${Math.round(minutes / 60)} 个工作小时`}`,
  takes: (hours: string, at: string) => `，${hours}（${at} 前后）`,
  held: (clock: string) => `提交后为您占座至约 ${clock}（以票价时限为准），到期未通过自动取消，不扣款。`,
  tooLate: (at: string) => `预计 ${at} 审完，晚于占座时限。您可以：`,
  within: '改选标准内的方案，无须审批：',
  choose: '重新选择',
  atWork: (hours: string) => `在审批人的工作时间提交，${hours}可审完，来得及`,
  applyFirst: '先提交行程申请，获批后再预订：',
  apply: '去申请',
  call: (names: string) => `仍要提交：请立即联系${names}或其代理人；到期取消后可在订单页重新预订，价格重新核对`,
} as const;

const dotted = { listStyle: 'disc', margin: '4px 0 0', paddingInlineStart: 18 };

interface ApprovalNoticeProps {
  terms: ApprovalTerms;
  /** Back to the list. */
  onChoose(): void;
}

/** Says before an order is sent that the company decides on it, who probably does, and how long it is held; the ways that are left where it is not held long enough. */
export function ApprovalNotice({
  terms: { fee, steps, minutes = 0, endsMs, holdMinutes },
  onChoose,
}: ApprovalNoticeProps) {
  const { clock, session } = useServices();
  const user = session.user.peek();
  const toApply = useRoute('travel_application_add');
  const mayApply = toApply !== null && user !== null && meetsNeed(user, 'tripFlags');
  const untilMs = clock.now() + holdMinutes * 60_000;
  const ends = endsMs === undefined ? '' : showMoment(momentAt(endsMs), clock.today());
  const isLate = isAfterHold(endsMs, untilMs);
  return (
    <Alert kind={isLate ? 'warn' : 'info'} className="bk-over">
      {t.asks}
      {steps.length > 0 && `${t.by(steps)}${minutes > 0 && ends ? t.takes(t.hours(minutes), ends) : ''}。`}
      {t.held(clockOf(momentAt(untilMs)))}
      {isLate && (
        <>
          {t.tooLate(ends)}
          <ul style={dotted}>
            {!fee && (
              <li>
                {t.within}
                <LinkButton onClick={onChoose}>{t.choose}</LinkButton>
              </li>
            )}
            {minutes > 0 && minutes <= holdMinutes && <li>{t.atWork(t.hours(minutes))}</li>}
            {mayApply && (
              <li>
                {t.applyFirst}
                <LinkButton {...toApply}>{t.apply}</LinkButton>
              </li>
            )}
            <li>{t.call(steps.flatMap(({ people }) => people).join('、'))}</li>
          </ul>
        </>
      )}
    </Alert>
  );
}
