import { useState } from 'react';
import type { CarCity } from '#contract/car.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { allLosses, hasLosses, lossesOf } from '#domain/car/losses.ts';
import { carSceneNames } from '#domain/car/names.ts';
import { planOf } from '#domain/car/rows.ts';
import type { CarPlan } from '#domain/car/rows.ts';
import type { Day } from '#domain/china-time.ts';
import type { Subject } from '#domain/policy/schema.ts';
import { useValue, useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import type { FormTexts } from '../form-texts.ts';
import type { Texts as CarTexts } from '../texts.ts';
import { chosenFrom, subjectsOf } from '../values.ts';
import type { CarValues } from '../values.ts';
import { ChangeLines } from '#parts/draft/changes/ChangeLines.tsx';
import type { ChangeLine } from '#parts/draft/changes/ChangeLines.tsx';
import { FormerLines } from '#parts/draft/changes/FormerLines.tsx';
import { ReachLine } from '#parts/draft/reach/ReachLine.tsx';
import { createReach } from '#parts/draft/reach/reach.ts';
import { PublishFrame } from '#parts/draft/VersionDialogs.tsx';
import { DayInput } from '#parts/policy/bands/DayInput.tsx';
import { subjectChangesOf } from '#parts/policy/content/changes.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { planLines } from './plan-lines.ts';
import { publishTexts } from './publish-texts.ts';

/** The version that is about to be published, and the answer of the dialog that shows its effect. */
export interface Asked {
  version: Readable<{ from: Day; note: string }>;
  edit(part: { from?: Day; note?: string }): void;
  answer(isYes: boolean): void;
}

type NamedSubject = Subject & { name: string };

interface PublishDialogProps {
  asked: Asked;
  standardId: number;
  /** The version that counts; null: none does. */
  before: StandardDetail | null;
  values: CarValues;
  plan: CarPlan;
  cities: readonly CarCity[];
  t: FormTexts;
  car: CarTexts;
}

/** The effect of a car standard before it counts: its people, and its differences from the version that counts. */
export function PublishDialog({ asked, standardId, before, values, plan, cities, t, car }: PublishDialogProps) {
  const texts = useTexts('carStandardPublish', publishTexts);
  const services = useServices();
  const { say } = useSay();
  const { from, note } = useValue(asked.version);
  const [isSure, setSure] = useState(false);
  const reach = useModel(() => createReach(services, 'car', standardId, { assigned: subjectsOf(values), from }));
  const nameOf = (code: string) => say(cities.find((city) => city.code === code)?.name ?? code);
  const subjects: NamedSubject[] = [
    ...chosenFrom(values),
    ...(values.isForAll ? [{ kind: 'company' as const, name: texts.wholeCompany }] : []),
  ];
  const words = { texts, t, car, say, nameOf };
  const linesFrom = (old: StandardDetail): ChangeLine[] => [
    ...subjectChangesOf<NamedSubject>(old.assigned, subjects).map(({ kind, subject }) => ({
      key: `${kind} ${subject.kind} ${subject.name}`,
      kind,
      about: texts.subject(say(subject.name)),
    })),
    ...planLines(old.content, plan, words),
  ];
  const [found, isReading] = useValues(reach.state, reach.busy);
  const losses =
    found.state === 'ready'
      ? allLosses([
          ...[...(before ? [before] : []), ...found.data.formers.map(({ detail }) => detail)].map(({ content }) =>
            lossesOf(planOf(content).rows, plan.rows),
          ),
          ...(before || found.data.formers.length ? [] : [lossesOf(null, plan.rows)]),
        ])
      : null;
  const asks = losses !== null && hasLosses(losses);

  return (
    <PublishFrame
      title={texts.title(values.standardName.trim())}
      texts={texts}
      busy={false}
      isStopped={isReading || (asks && !isSure)}
      note={note}
      onNote={(next) => asked.edit({ note: next })}
      onPublish={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    >
      <div className="t-row t-row--wrap">
        <span className="t-s13 t-2">{texts.from}</span>
        <DayInput
          label={texts.from}
          min={services.clock.today()}
          value={from}
          onChange={(next) => {
            asked.edit({ from: next });
            reach.setFrom(next);
          }}
        />
      </div>
      <ReachLine model={reach} from={from} texts={texts} onAssign={undefined} />
      {asks && (
        <div className="t-col t-warn" role="alert" style={{ gap: 4 }}>
          {texts
            .losses(losses, (scene) => say(carSceneNames[scene]), car)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
          <Checkbox checked={isSure} onChange={setSure}>
            {texts.sure}
          </Checkbox>
        </div>
      )}
      {before && <ChangeLines lines={linesFrom(before)} texts={texts} />}
      <FormerLines
        model={reach}
        linesFrom={({ content }) => planLines(content, plan, words)}
        none={before ? undefined : texts.first}
        texts={texts}
      />
    </PublishFrame>
  );
}
