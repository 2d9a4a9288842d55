import type { ApprovalTerms } from '#domain/company/preferences.ts';
import { isAfterHold } from '#domain/order/approval.ts';
import { showMoment } from '#domain/show-moment.ts';
import { useServices } from '#kit/widget.ts';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { Alert } from '#ui/states/Alert.tsx';

const t = {
  asks: '提交后须公司审批，审批通过后才能支付。',
  by: (steps: ApprovalTerms['steps']) =>
    `预计由${steps.map(({ people, role }) => `${people.join('、')}（${role}）`).join('，再由')}审批`,
  takes: (minutes: number, at: string) =>
    `，约 ${minutes < 60 ? `${minutes} 分钟` : `${Math.round(minutes / 60)} 个工作小时`}（${at} 前后）`,
  held: (clock: string) => `提交后为您占座至约 ${clock}（以票价时限为准），到期未通过自动取消，不扣款。`,
  tooLate: (at: string) => `预计 ${at} 审完，晚于占座时限，请提交后直接联系审批人，以免订单被取消。`,
} as const;

/** Says before an order is sent that the company decides on it, who probably does, and how long it is held. */
export function ApprovalNotice({ terms: { steps, minutes = 0, endsMs, holdMinutes } }: { terms: ApprovalTerms }) {
  const { clock } = useServices();
  const untilMs = clock.now() + holdMinutes * 60_000;
  const ends = endsMs === undefined ? '' : showMoment(momentAt(endsMs), clock.today());
  const isLate = isAfterHold(endsMs, untilMs);
  return (
    <Alert kind={isLate ? 'warn' : 'info'} className="bk-over">
      {t.asks}
      {steps.length > 0 && `${t.by(steps)}${minutes > 0 && ends ? t.takes(minutes, ends) : ''}。`}
      {t.held(clockOf(momentAt(untilMs)))}
      {isLate && t.tooLate(ends)}
    </Alert>
  );
}
