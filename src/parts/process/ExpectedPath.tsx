import type { PathRefusal } from '#domain/process/schema.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useControlStyles } from '#ui/base/root.ts';
import { Avatar } from '#ui/display/Tag.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Facts } from './Facts.tsx';
import processCss from './process.css?shadow';
import { texts as ownTexts } from './texts.ts';
import { useTimeWords } from './time-words.ts';

/** A step that will be: the people of one node, and when their answer is expected. */
interface PathStep {
  /** Those who will decide or get a copy. */
  names: readonly string[];
  /** `直属主管 · 或签` */
  role?: string;
  /** `近 30 单中位数`; or the reason why the step is skipped. */
  basis?: string;
  fromMs?: number;
  toMs?: number;
  /** No answer is expected until the limit, `toMs`. */
  isLimit?: boolean;
  /** `09-17 起休假，由代理人沈知行接手` */
  notes?: readonly string[];
}

interface ExpectedPathProps {
  steps: readonly PathStep[];
  /** When the last answer is expected; null: unknown. */
  endsMs: number | null;
  /** A limit would refuse it then. */
  refused?: PathRefusal | undefined;
  /** Words on what a reader of the path can do about it. */
  refusedTodo?: string | undefined;
  /** Why this way: `总额 ¥9,892 超过 ¥3,000`. */
  why: readonly string[];
  nowMs: number;
}

const styles = [processCss];

/** Before a submission: the people who will decide, why, and when. */
export function ExpectedPath({ steps, endsMs, refused, refusedTodo, why, nowMs }: ExpectedPathProps) {
  useControlStyles(styles);
  const t = useTexts('case-parts', ownTexts);
  const { say } = useSay();
  const time = useTimeWords();
  if (steps.length === 0) return <p className="t-s13 t-2">{t.none}</p>;
  // Said at its step already.
  const reasons = why.filter((one) => !steps.some(({ notes }) => notes?.includes(one)));
  const isAtOnce = steps.every(({ fromMs = 0, toMs = 0 }) => toMs <= fromMs);
  return (
    <div className="t-col">
      <Timeline
        className="pr-line"
        items={steps.map(({ names, role, basis, toMs, isLimit, notes }) => ({
          state: 'next' as const,
          title: (
            <>
              <Avatar name={names[0] ?? ''} size="sm" />
              {t.names(names.map(say))}
            </>
          ),
          time: say(role),
          detail: (
            <>
              <span className="t-s12 t-3">
                <Facts
                  of={[
                    isLimit ? t.pastDue : say(basis),
                    toMs !== undefined && t[isLimit ? 'due' : 'expected'](time.near(toMs, nowMs)),
                  ].filter(Boolean)}
                />
              </span>
              {notes?.map((note) => (
                <p key={note} className="pr-note t-s12">
                  {say(note)}
                </p>
              ))}
            </>
          ),
        }))}
      />
      {refused && (
        <Alert kind="over">
          <b>{t.refused(say(refused.step))}</b>
          <p>{refused.why.map(say).join('；')}</p>
          <p>{refusedTodo ?? t.refusedTodo(refused.names.map(say))}</p>
        </Alert>
      )}
      <SumRow label={refused ? t.refusedAt : t.ends}>
        {endsMs === null ? t.noEnd : isAtOnce ? t.atOnce : time.near(endsMs, nowMs)}
      </SumRow>
      {reasons.length > 0 && <p className="t-s12 t-3">{t.why(reasons.map(say))}</p>}
    </div>
  );
}
