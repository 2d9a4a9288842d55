import type { ProfileWork } from '#contract/profile.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { workTexts } from './work-texts.ts';

/** An employee's place in the company, with the way to the own travel standard. */
export function WorkCard({ work }: { work: ProfileWork }) {
  const t = useTexts('own-work', workTexts);
  const { say } = useSay();
  const said = (text: string, none = t.unset) => text || <span className="t-3">{none}</span>;
  return (
    <Card title={t.work} sub={t.workBy} end={<RouteLink to="travel_standard">{t.ownStandard}</RouteLink>}>
      <KeyValue
        className="si-kv"
        items={[
          [t.company, say(work.companyName)],
          [t.department, said(say(work.deptName))],
          [t.level, said(say(work.levelName))],
          [t.manager, said(work.managerName)],
          [t.costCenter, said(say(work.costCenter))],
          [t.standard, said(say(work.standardName), t.noStandard)],
          [t.jobNumber, said(work.jobNumber)],
          [t.position, said(say(work.position))],
          [t.joined, said(work.joinedOn)],
        ]}
      />
    </Card>
  );
}
