import type { ApprovalTerms } from '#domain/company/preferences.ts';
import { useServices } from '#kit/widget.ts';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { Alert } from '#ui/states/Alert.tsx';

const t = {
  asks: '提交后须公司审批，审批通过后才能支付。',
  by: (names: string) => `预计由${names}审批`,
  takes: (minutes: number) => `，约 ${minutes < 60 ? `${minutes} 分钟` : `${Math.round(minutes / 60)} 个工作小时`}`,
  held: (clock: string) => `提交后为您占座至约 ${clock}（以票价时限为准），到期未通过自动取消，不扣款。`,
} as const;

/** Says before an order is sent that the company decides on it, who probably does, and how long it is held. */
export function ApprovalNotice({ terms: { first, minutes = 0, holdMinutes } }: { terms: ApprovalTerms }) {
  const until = momentAt(useServices().clock.now() + holdMinutes * 60_000);
  return (
    <Alert kind="info" className="bk-over">
      {t.asks}
      {first.length > 0 && `${t.by(first.join('、'))}${minutes > 0 ? t.takes(minutes) : ''}。`}
      {t.held(clockOf(until))}
    </Alert>
  );
}
