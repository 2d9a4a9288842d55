import type { CarCity } from '#contract/car.ts';
import { carScenes, carSceneNames } from '#domain/car/names.ts';
import type { CarPlan } from '#domain/car/rows.ts';
import { clock } from '#domain/spans.ts';
import { useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Card } from '#ui/display/Card.tsx';
import { AmountInput } from './AmountInput.tsx';
import type { FormTexts } from './form-texts.ts';
import { RowsCard } from './RowsCard.tsx';
import type { TesterModel } from './tester.ts';
import { TesterCard } from './TesterCard.tsx';
import type { Texts } from './texts.ts';
import { WeekCard } from './WeekCard.tsx';
import type { ChangeRows, Shown } from './week-picture.ts';

/** The rules of a standard as its form holds them. */
interface RulesModel {
  plan: Readable<CarPlan>;
  scene: Readable<Shown>;
  /** Id of the row that is open; its hours are painted. */
  active: Readable<string>;
  isTried: Readable<boolean>;
  tester: TesterModel;
  setRows: ChangeRows;
  setNight(night: CarPlan['night']): void;
  showScene(scene: Shown): void;
  open(id: string): void;
}

const night = { from: 1320, to: 360, fen: 20_00 };

/** Scenes as tabs, the week, the rows, the way home at night, and the ride that is tried. */
export function RulesSection({
  model,
  cities: all,
  error,
  t,
  car,
}: {
  model: RulesModel;
  cities: readonly CarCity[];
  error: string | undefined;
  t: FormTexts;
  car: Texts;
}) {
  const [plan, scene, active, isTried, marked] = useValues(
    model.plan,
    model.scene,
    model.active,
    model.isTried,
    model.tester.marked,
  );
  const { say } = useSay();
  const countOf = (value: Shown) => plan.rows.filter((row) => row.scene === value).length;
  const shared = { rows: plan.rows, scene, active, cities: all, t: car, onRows: model.setRows };
  return (
    <>
      <Tabs<Shown>
        label={car.scenes}
        value={scene}
        items={(['all', ...carScenes] as const).map((value) => ({
          value,
          label: value === 'all' ? car.allScenes : car.sceneOf(say(carSceneNames[value]), countOf(value)),
        }))}
        onChange={model.showScene}
      />
      {error && (
        <p className="t-s13 t-bad" role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      <div className="t-det__g">
        <div className="t-det__c">
          <WeekCard {...shared} marked={marked} />
          <RowsCard {...shared} others={plan.others.length} isTried={isTried} onActive={model.open} />
          <Card>
            <Checkbox checked={plan.night !== null} onChange={(isOn) => model.setNight(isOn ? night : null)}>
              {t.night}
            </Checkbox>
            {plan.night && (
              <div className="t-row t-row--wrap">
                <p className="t-s12 t-3" style={{ flex: '1 1 200px' }}>
                  {t.nightText(clock(plan.night.from), clock(plan.night.to))}
                </p>
                <AmountInput
                  label={t.nightAmount}
                  value={plan.night.fen}
                  per={100}
                  unit={car.yuan}
                  placeholder="0"
                  onChange={(fen) => model.setNight({ ...(plan.night ?? night), fen: fen ?? 0 })}
                />
              </div>
            )}
          </Card>
        </div>
        <aside className="t-det__c">
          <TesterCard model={model.tester} cities={all} t={car} />
        </aside>
      </div>
    </>
  );
}
