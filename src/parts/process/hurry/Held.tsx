import type { AuditDetail } from '#contract/approval.ts';
import { isAfterHold } from '#domain/process/hold.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { useTimeWords } from '../time-words.ts';
import { hurryTexts } from './texts.ts';

/** The end of a case that one more approver may bring about. */
export function Held({
  of: { kind, lapsesAtMs, timeline },
}: {
  of: Pick<AuditDetail, 'kind' | 'lapsesAtMs' | 'timeline'>;
}) {
  const t = useTexts('case-hurry', hurryTexts);
  const { clock } = useServices();
  const { near } = useTimeWords();
  const endMs = Math.max(0, ...timeline.map(({ expectedMs = 0 }) => expectedMs));
  const isLate = lapsesAtMs !== null && isAfterHold(endMs, lapsesAtMs);
  if (lapsesAtMs === null || (kind !== 'order' && !isLate)) return null;
  const word = (ms: number) => (ms ? near(ms, clock.now()) : '');
  return <Alert kind={isLate ? 'over' : 'warn'}>{t.held(kind, word(lapsesAtMs), word(endMs))}</Alert>;
}
