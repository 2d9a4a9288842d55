import { SumRow } from '#ui/display/SumRow.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Differences } from '#parts/application/Differences.tsx';
import type { PartProps } from './TripDetail.tsx';

/** The open change of an approved application: the lines that differ, and the sum. */
export function Change({ known: { change, version }, texts }: PartProps) {
  if (!change) return null;
  return (
    <Card
      title={texts.change}
      sub={texts.changeSub}
      end={<Tag kind="mute">{texts.changeStates[change.state]}</Tag>}
      bare
    >
      <Differences
        label={texts.change}
        rows={change.differences}
        heads={[texts.item, texts.version(version), texts.after, texts.by]}
      />
      <div className="t-card__bd">
        <SumRow label={texts.increase}>
          <b>{change.increase}</b>
        </SumRow>
      </div>
    </Card>
  );
}
