import type { ApplicationVersion } from '#contract/application-views.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import type { LinkTarget } from '#kit/links/link-to.ts';
import type { Services } from '#kit/services.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Differences } from '#parts/application/Differences.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
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
          <SumRow label={`${t.round(round)} ${one}`} className="t-s13">
            {t.states[state]}{' '}
            {one === no ? (
              <span className="t-3">{t.current}</span>
            ) : (
              <LinkButton aria-label={t.openLabel(round)} {...link(one)}>
                {t.open}
              </LinkButton>
            )}
          </SumRow>
          <p className="t-s12 t-3">
            {[(decidedAt || submittedAt).slice(0, 16), say(comment)].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
    </Card>
  );
}

/** On the page of an earlier submission: that it is one, and in what the next one differs from it. */
export function FormerRound({ rounds, no, link }: RoundsProps) {
  const t = useTexts('application-rounds', roundTexts);
  const shown = rounds.find((one) => one.no === no);
  const [latest] = rounds;
  const next = shown && rounds.find(({ round }) => round === shown.round + 1);
  if (!shown || !next || !latest) return null;
  return (
    <>
      <Alert kind="info" action={<LinkButton {...link(latest.no)}>{t.toLatest}</LinkButton>}>
        {t.former(shown.round, latest.round)}
      </Alert>
      <Card title={t.next(next.round)} sub={t.nextSub} bare={next.differences.length > 0}>
        {next.differences.length > 0 ? (
          <Differences
            label={t.next(next.round)}
            rows={next.differences}
            heads={[t.item, t.before(shown.round), t.before(next.round), t.by]}
          />
        ) : (
          <p className="t-s13 t-2">{t.same}</p>
        )}
      </Card>
    </>
  );
}
