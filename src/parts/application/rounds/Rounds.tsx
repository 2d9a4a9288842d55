import type { ApplicationVersion } from '#contract/application-views.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import type { LinkTarget } from '#kit/links/link-to.ts';
import type { Services } from '#kit/services.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Differences } from '#parts/application/Differences.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { roundTexts } from './texts.ts';

/** Where the submissions of an application open: the latest one is its page, the others are read as they were. */
export const roundsOf = (
  services: Services,
  { rounds, no, applicationId }: { rounds: readonly ApplicationVersion[]; no: string; applicationId: string },
): RoundsProps => ({
  rounds,
  no,
  link: (one) =>
    linkToNamed(services, services.place.peek().name, {
      applicationId,
      ...(one !== rounds[0]?.no && { round: one }),
    }),
});

interface RoundsProps {
  /** The latest first. */
  rounds: readonly ApplicationVersion[];
  /** Number of the case on this page. */
  no: string;
  /** The page of another submission. */
  link(no: string): LinkTarget;
}

/** All submissions of an application, each with its outcome and the way to it; a single one says nothing. */
export function Rounds({ rounds, no, link }: RoundsProps) {
  const t = useTexts('application-rounds', roundTexts);
  const { say } = useSay();
  if (rounds.length < 2) return null;
  return (
    <Card title={t.title}>
      {rounds.map(({ no: one, round, state, submittedAt, decidedAt, comment }) => (
        <div key={one}>
          <div className="t-row t-s13">
            <span className="t-grow">
              {t.round(round)} {one}
            </span>
            {t.states[state]}
            {one === no ? (
              <span className="t-3">{t.current}</span>
            ) : (
              <LinkButton aria-label={t.openLabel(round)} {...link(one)}>
                {t.open}
              </LinkButton>
            )}
          </div>
          <p className="t-s12 t-3">
            {[(decidedAt || submittedAt).slice(0, 16), say(comment)].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
    </Card>
  );
}

/**
 * On the page of an earlier submission: that it is one, and in what the next one differs from it. On that of the latest,
 * which was submitted again: why, and in what it differs from the one before.
 */
export function RoundDifference({ rounds, no, link }: RoundsProps) {
  const t = useTexts('application-rounds', roundTexts);
  const { say } = useSay();
  const shown = rounds.find((one) => one.no === no);
  const [latest] = rounds;
  if (!shown || !latest || rounds.length < 2) return null;
  const isLatest = shown === latest;
  const next = isLatest ? shown : rounds.find(({ round }) => round === shown.round + 1);
  const before = rounds.find(({ round }) => round === (next?.round ?? 0) - 1);
  // The change of an approved application says by itself what it changes.
  if (!next || !before || (isLatest && before.state === 'approved')) return null;
  const title = t.next(isLatest ? before.round : next.round);
  return (
    <>
      {isLatest ? (
        before.comment && <Alert kind="info">{t.again(shown.round, t.states[before.state], say(before.comment))}</Alert>
      ) : (
        <Alert
          kind="info"
          action={
            <span style={{ marginBlock: -2 }}>
              <LinkButton {...link(latest.no)}>{t.toLatest}</LinkButton>
            </span>
          }
        >
          {t.former(shown.round, latest.round)}
        </Alert>
      )}
      <Card title={title} sub={t.nextSub} bare={next.differences.length > 0}>
        {next.differences.length > 0 ? (
          <Differences
            label={title}
            rows={next.differences}
            heads={[t.item, t.before(before.round), t.before(next.round), t.by]}
          />
        ) : (
          <p className="t-s13 t-2">{t.same}</p>
        )}
      </Card>
    </>
  );
}
