import type { ReactNode } from 'react';
import { isAfterHold } from '#domain/process/hold.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useControlStyles } from '#ui/base/root.ts';
import { Avatar } from '#ui/display/Tag.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import type { TimelineItem } from '#ui/display/Timeline.tsx';
import { Facts } from './Facts.tsx';
import processCss from './process.css?shadow';
import { texts as ownTexts } from './texts.ts';
import { useTimeWords } from './time-words.ts';

/** One person's part in a case: done, open, or still to come. */
interface ApprovalStep {
  /** `off`: came to nothing (skipped, closed, withdrawn). */
  state: 'done' | 'refused' | 'open' | 'next' | 'off';
  /** A person, or the name of a group. */
  name: string;
  /** The end of the case, which is nobody's. */
  isEnd?: boolean;
  isMe?: boolean;
  /** `直属主管 · 或签` */
  role?: string;
  /** Name of the colleague whose deputy the person is. */
  deputyOf?: string;
  /** `提交申请`, `已同意`, `待审批`, `通过后抄送` */
  did: string;
  /** The moment of `did`; of an open step, when it was opened. */
  atMs?: number;
  /** From opening to `atMs`. */
  tookMs?: number;
  /** Time limit of an open step. */
  dueMs?: number;
  /** Expected moment of a step to come, or of the answer of an open one. */
  expectedMs?: number;
  comment?: string;
}

const styles = [processCss];
const looks = { done: 'done', refused: 'warn', open: 'now', next: 'next', off: 'off' } as const;

interface TimelineProps {
  steps: readonly ApprovalStep[];
  nowMs: number;
  /** Of an order: it ends then, undecided, with the steps that are expected later. */
  heldUntilMs?: number;
}

/** The way of a case so far and from here: people, moments, comments, deputies. */
export function ApprovalTimeline({ steps, nowMs, heldUntilMs = Infinity }: TimelineProps) {
  useControlStyles(styles);
  const t = useTexts('case-parts', ownTexts);
  const { say } = useSay();
  const time = useTimeWords();
  const lineOf = ({ state, did, atMs, tookMs, dueMs, expectedMs }: ApprovalStep): ReactNode[] => {
    const times =
      state === 'open'
        ? [
            atMs !== undefined && t.waited(time.span(nowMs - atMs)),
            expectedMs !== undefined &&
              expectedMs > nowMs &&
              expectedMs !== dueMs &&
              t.expected(time.near(expectedMs, nowMs)),
            dueMs !== undefined &&
              (dueMs > nowMs ? (
                t.due(time.near(dueMs, nowMs))
              ) : (
                <b key="due" className="t-bad">
                  {t.late(time.span(nowMs - dueMs))}
                </b>
              )),
          ]
        : [
            atMs !== undefined && time.moment(atMs, nowMs),
            tookMs !== undefined && t.took(time.span(tookMs)),
            state === 'next' &&
              expectedMs !== undefined &&
              (isAfterHold(expectedMs, heldUntilMs) ? t.afterHold : t.expected(time.near(expectedMs, nowMs))),
          ];
    return [say(did), ...times.filter(Boolean)];
  };
  return (
    <Timeline
      className="pr-line"
      items={steps.map((step): TimelineItem => ({
        state: looks[step.state],
        title: (
          <>
            {!step.isEnd && <Avatar name={step.name} size="sm" />}
            {step.isMe ? t.me(say(step.name)) : say(step.name)}
          </>
        ),
        time: [say(step.role), step.deputyOf && t.deputyOf(step.deputyOf)].filter(Boolean).join(' · '),
        detail: (
          <>
            <span className={step.state === 'open' ? 'pr-open t-s12' : 't-s12 t-3'}>
              <Facts of={lineOf(step)} />
            </span>
            {step.comment && <p className="pr-note">{step.comment}</p>}
          </>
        ),
      }))}
    />
  );
}
