import { useState } from 'react';
import type { AuditDetail, TimelineStep } from '#contract/approval.ts';
import { momentAt } from '#domain/china-time.ts';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ApprovalTimeline } from './ApprovalTimeline.tsx';
import { LaterHurry } from './hurry/LaterHurry.tsx';
import { texts } from './texts.ts';

/** A case in one line: how it ended, and when. */
function endWords(timeline: readonly TimelineStep[], say: Say['say']): string {
  const end = timeline.findLast(({ isEnd }) => isEnd);
  return end
    ? [say(end.did), end.atMs !== undefined && momentAt(end.atMs).slice(0, 16)].filter(Boolean).join(' · ')
    : '';
}

/** The case behind a page of something else: its people and moments, also while it is read or cannot be read. */
export function CaseProgress({ story, isFolded = false }: { story: Resource<AuditDetail>; isFolded?: boolean }) {
  const [isOpen, setOpen] = useState(!isFolded);
  const services = useServices();
  const words = useTexts('case-parts', texts);
  const { say } = useSay();
  const current = useValue(story.current);
  if (current.state !== 'ready')
    return (
      <Card title={words.title}>
        {current.state === 'loading' ? (
          <Skeleton height={120} />
        ) : (
          <p className="t-s13 t-3">
            {words.failed} <LinkButton onClick={() => void story.load()}>{words.retry}</LinkButton>
          </p>
        )}
      </Card>
    );
  const { processName, processVersion, timeline, notes } = current.data;
  return (
    <Card
      title={words.title}
      sub={words.process(say(processName), processVersion)}
      end={
        isFolded && (
          <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.fold : words.unfold}
          </LinkButton>
        )
      }
    >
      {isOpen &&
        notes.map((note) => (
          <p key={note} className="t-s13 t-2">
            {say(note)}
          </p>
        ))}
      {isOpen && <LaterHurry of={current.data} settle={() => story.load()} />}
      {isOpen ? (
        <ApprovalTimeline steps={timeline.filter(({ isSaid }) => !isSaid)} nowMs={services.clock.now()} />
      ) : (
        <p className="t-s13 t-2">{endWords(timeline, say)}</p>
      )}
    </Card>
  );
}
