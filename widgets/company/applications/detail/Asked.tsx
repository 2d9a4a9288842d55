import type { AuditDetail } from '#contract/approval.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { CaseLines } from '#parts/process/CaseLines.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Legs } from './Legs.tsx';
import type { PartProps } from './TripDetail.tsx';

/** The trip: its bookings where it may be booked or was, else each leg with estimate, standard and verdict of the submission. */
export function Asked(props: PartProps) {
  const { known, model, texts } = props;
  const story = useValue(model.story);
  const isBooked = [2, 5, 6, 7].includes(known.state) && known.versions.some(({ state }) => state === 'approved');
  const isChanging = known.change?.state === 'approving';
  return (
    <>
      {(isBooked || !story) && <Legs {...props} />}
      {story && (!isBooked || isChanging) && (
        <Estimates story={story} title={isChanging ? texts.estimatesOfChange : texts.estimates} {...props} />
      )}
    </>
  );
}

function Estimates({ story, title, ...props }: PartProps & { story: Resource<AuditDetail>; title: string }) {
  const asked = useValue(story.data);
  const { known, texts } = props;
  const hasChange = known.change?.state === 'approving';
  // While it is read, and of a draft that has been edited since, the legs stand alone.
  if (!asked?.lines.length || asked.no !== known.caseNo) return hasChange ? null : <Legs {...props} />;
  const sum = asked.lines.reduce((all, { total }) => all + fenOf(total), 0);
  const isByLeg = (hasChange ? known.change?.content.mode : known.content.mode) === 'legs';
  return (
    <Card title={title} sub={texts.estimatesSub(asked.openedAt.slice(0, 16))} bare>
      <CaseLines lines={asked.lines} />
      {isByLeg && sum > 0 && (
        <div className="t-card__bd">
          <SumRow label={texts.estimatesSum}>
            <b>{showYuan(yuanOf(sum))}</b>
          </SumRow>
        </div>
      )}
    </Card>
  );
}
