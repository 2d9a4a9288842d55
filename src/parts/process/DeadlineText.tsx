import type { AuditRow } from '#contract/approval.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { dayAt } from '#domain/china-time.ts';
import { Countdown } from '#ui/display/Countdown.tsx';
import { texts } from './texts.ts';
import { useTimeWords } from './time-words.ts';

const hourMs = 3_600_000;

interface DeadlineProps {
  untilMs: number | null;
  /** An approver's time, which can be past while the case still waits: then it says by how much. */
  isLimit?: boolean;
  /** A hold: its time runs from a day before its end. */
  isRunning?: boolean;
  onEnd?: () => void;
}

/** The moment after which something lapses: runs within the last hour, coloured on the day itself. */
export function DeadlineText({ untilMs, isLimit = false, isRunning = false, onEnd }: DeadlineProps) {
  const { clock } = useServices();
  const t = useTexts('case-parts', texts);
  const { near, span } = useTimeWords();
  const nowMs = clock.now();
  if (untilMs === null) return <span className="t-3">{t.noDeadline}</span>;
  if (untilMs <= nowMs)
    return <span className="t-bad t-m t-nowrap">{isLimit ? t.late(span(nowMs - untilMs)) : t.over}</span>;
  if (untilMs - nowMs < (isRunning ? 24 * hourMs : hourMs))
    return <Countdown untilMs={untilMs} now={clock.now} urgentBelowMs={hourMs} {...(onEnd && { onEnd })} />;
  const isToday = dayAt(untilMs) === dayAt(nowMs);
  return <span className={isToday ? 't-warn t-m' : ''}>{near(untilMs, nowMs)}</span>;
}

/** Below a deadline: by the usual times of those who decide, it may come before the decision. */
export function MayLapse({ row: { mayLapse, kind } }: { row: Pick<AuditRow, 'mayLapse' | 'kind'> }) {
  const t = useTexts('case-parts', texts);
  return mayLapse && <div className="t-s12 t-warn">{t.mayLapse[kind]}</div>;
}
