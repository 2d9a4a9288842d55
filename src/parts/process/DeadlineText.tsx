import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { dayAt } from '#domain/china-time.ts';
import { Countdown } from '#ui/display/Countdown.tsx';
import { texts } from './texts.ts';
import { useTimeWords } from './time-words.ts';

const hourMs = 3_600_000;

/** The moment after which something lapses: runs within the last hour, coloured on the day itself. */
export function DeadlineText({ untilMs, onEnd }: { untilMs: number | null; onEnd?: () => void }) {
  const { clock } = useServices();
  const t = useTexts('case-parts', texts);
  const { near } = useTimeWords();
  const nowMs = clock.now();
  if (untilMs === null) return <span className="t-3">{t.noDeadline}</span>;
  if (untilMs <= nowMs) return <span className="t-bad t-m">{t.over}</span>;
  if (untilMs - nowMs < hourMs)
    return <Countdown untilMs={untilMs} now={clock.now} urgentBelowMs={hourMs} {...(onEnd && { onEnd })} />;
  const isToday = dayAt(untilMs) === dayAt(nowMs);
  return <span className={isToday ? 't-warn t-m' : ''}>{near(untilMs, nowMs)}</span>;
}
