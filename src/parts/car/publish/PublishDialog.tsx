import type { CarCity } from '#contract/car.ts';
import type { StandardDetail } from '#contract/travel-standard.ts';
import { planOf } from '#domain/car/rows.ts';
import type { CarPlan } from '#domain/car/rows.ts';
import type { Day } from '#domain/china-time.ts';
import { clock } from '#domain/spans.ts';
import { showFen } from '#domain/money.ts';
import { effectNames } from '#domain/policy/schema.ts';
import type { Subject } from '#domain/policy/schema.ts';
import { useValue } from '#kit/readable.ts';
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
import { ReachLine } from '#parts/draft/reach/ReachLine.tsx';
import { createReach } from '#parts/draft/reach/reach.ts';
import { same } from '#parts/draft/same.ts';
import { PublishFrame } from '#parts/draft/VersionDialogs.tsx';
import { DayInput } from '#parts/policy/bands/DayInput.tsx';
import { subjectChangesOf } from '#parts/policy/content/changes.ts';
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
  const reach = useModel(() => createReach(services, 'car', standardId, { assigned: subjectsOf(values), from }));
  const nameOf = (code: string) => say(cities.find((city) => city.code === code)?.name ?? code);
  const subjects: NamedSubject[] = [
    ...chosenFrom(values),
    ...(values.isForAll ? [{ kind: 'company' as const, name: texts.wholeCompany }] : []),
  ];
  const nightOf = ({ night }: CarPlan) =>
    night ? `${t.nightText(clock(night.from), clock(night.to))} ¥${showFen(night.fen)}` : undefined;

  function linesFrom(old: StandardDetail): ChangeLine[] {
    const former = planOf(old.content);
    const known = new Map(former.rows.map((row) => [row.id, row]));
    const left = new Set(plan.rows.map(({ id }) => id));
    const wordsOf = (row: CarPlan['rows'][number]) => car.rowWords(row, nameOf);
    const [nightBefore, nightNow] = [nightOf(former), nightOf(plan)];
    return [
      ...subjectChangesOf<NamedSubject>(old.assigned, subjects).map(({ kind, subject }) => ({
        key: `${kind} ${subject.kind} ${subject.name}`,
        kind,
        about: texts.subject(say(subject.name)),
      })),
      ...plan.rows.flatMap((row): ChangeLine[] => {
        const was = known.get(row.id);
        if (!was) return [{ key: row.id, kind: 'added', now: wordsOf(row) }];
        if (same(was, row)) return [];
        const [older, now] = [wordsOf(was), wordsOf(row)];
        return [
          {
            key: row.id,
            kind: 'changed',
            before: older === now ? undefined : older,
            now,
            note:
              was.effect === row.effect || row.isClosed
                ? undefined
                : `${say(effectNames[was.effect])} → ${say(effectNames[row.effect])}`,
          },
        ];
      }),
      ...former.rows
        .filter(({ id }) => !left.has(id))
        .map((row): ChangeLine => ({ key: `- ${row.id}`, kind: 'removed', now: wordsOf(row) })),
      ...(nightBefore === nightNow
        ? []
        : [
            {
              key: 'night',
              kind: nightBefore ? (nightNow ? ('changed' as const) : ('removed' as const)) : ('added' as const),
              about: texts.night,
              before: nightNow ? nightBefore : undefined,
              now: nightNow ?? nightBefore,
            },
          ]),
      ...(same(former.others, plan.others) ? [] : [{ key: 'others', kind: 'changed' as const, about: texts.others }]),
    ];
  }

  return (
    <PublishFrame
      title={texts.title(values.standardName.trim())}
      texts={texts}
      busy={false}
      isStopped={false}
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
      {before ? <ChangeLines lines={linesFrom(before)} texts={texts} /> : <p className="t-s13 t-3">{texts.first}</p>}
    </PublishFrame>
  );
}
