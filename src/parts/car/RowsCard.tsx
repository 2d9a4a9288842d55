import type { CarCity } from '#contract/car.ts';
import { carClasses, carClassNames, carSceneNames } from '#domain/car/names.ts';
import { carWays, freeId, newRow, rowFault } from '#domain/car/rows.ts';
import type { CarRow } from '#domain/car/rows.ts';
import { noWeek, wholeWeek } from '#domain/car/week.ts';
import { effectNames, effects } from '#domain/policy/schema.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import { Select } from '#ui/select/Select.tsx';
import { AmountInput } from './AmountInput.tsx';
import { CitiesField } from './CitiesField.tsx';
import type { Texts } from './texts.ts';
import type { ChangeRows, Shown } from './week-picture.ts';

interface RowsCardProps {
  rows: readonly CarRow[];
  scene: Shown;
  active: string;
  cities: readonly CarCity[];
  /** Rules that have no row. */
  others: number;
  /** Faults are shown: the form was sent. */
  isTried: boolean;
  t: Texts;
  onRows: ChangeRows;
  onActive(id: string): void;
}

/** The rows of a scene as sentences; the one that is active is open, and its hours are painted in the week. */
export function RowsCard({ rows, scene, active, cities, others, isTried, t, onRows, onActive }: RowsCardProps) {
  const { say } = useSay();
  const effectOptions = effects.map((value) => ({ value, label: say(effectNames[value]) }));
  const shown = rows.filter((row) => scene === 'all' || row.scene === scene);
  const nameOf = (code: string) => say(cities.find((city) => city.code === code)?.name ?? code);
  const change = ({ id }: CarRow, part: Partial<CarRow>) =>
    onRows((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const add = (row: CarRow) => {
    onRows((now) => [...now, row]);
    onActive(row.id);
  };
  return (
    <Card title={t.rows(shown.length)} sub={others > 0 ? t.others(others) : undefined}>
      {shown.length === 0 && <p className="t-s13 t-3">{t.noRows}</p>}
      <ol className="t-lines">
        {shown.map((row) => {
          const number = rows.indexOf(row) + 1;
          const fault = isTried ? rowFault(row) : null;
          const isOpen = row.id === active;
          return (
            <li key={row.id}>
              <div className="t-row t-row--wrap">
                <span className="t-s12 t-3">{number}</span>
                <div className="t-s13" style={{ flex: '1 1 260px' }}>
                  {t.rowWords(row, nameOf)}
                  {fault && (
                    <div className="t-s12 t-bad" role="alert">
                      {say(fault.msg)}
                    </div>
                  )}
                </div>
                {row.isClosed ? (
                  <Tag kind="bad">{t.closed}</Tag>
                ) : (
                  <Select
                    size="sm"
                    aria-label={`${t.row(number)} ${t.effect}`}
                    style={{ width: 116 }}
                    value={row.effect}
                    options={effectOptions}
                    onChange={(effect) => change(row, { effect })}
                  />
                )}
                <LinkButton
                  aria-label={t.edit(number)}
                  aria-expanded={isOpen}
                  onClick={() => onActive(isOpen ? '' : row.id)}
                >
                  {isOpen ? t.done : t.editShort}
                </LinkButton>
                <LinkButton aria-label={t.copyRow(number)} onClick={() => add({ ...row, id: freeId(rows) })}>
                  {t.copy}
                </LinkButton>
                <LinkButton
                  aria-label={t.removeRow(number)}
                  onClick={() => onRows((now) => now.filter((one) => one.id !== row.id))}
                >
                  {t.remove}
                </LinkButton>
              </div>
              {isOpen && <OpenRow row={row} cities={cities} t={t} onChange={(part) => change(row, part)} />}
            </li>
          );
        })}
      </ol>
      {scene !== 'all' && (
        <Button size="sm" kind="soft" icon={<Icon of={iconPlus} size={14} />} onClick={() => add(newRow(rows, scene))}>
          {t.add(say(carSceneNames[scene]))}
        </Button>
      )}
    </Card>
  );
}

/** Everything of a row but its hours. */
function OpenRow({
  row,
  cities,
  t,
  onChange,
}: {
  row: CarRow;
  cities: readonly CarCity[];
  t: Texts;
  onChange(part: Partial<CarRow>): void;
}) {
  const { say } = useSay();
  const amount = (key: 'perRide' | 'perDay' | 'perMonth') => (
    <AmountInput
      label={t[key]}
      value={row[key]}
      per={100}
      unit={t.yuan}
      placeholder={t.unlimited}
      onChange={(value) => onChange({ [key]: value })}
    />
  );
  return (
    <div className="t-col" style={{ padding: '8px 0 4px', gap: 12 }}>
      <div className="t-row t-row--wrap">
        <Checkbox checked={row.isClosed} onChange={(isClosed) => onChange({ isClosed })}>
          {t.isClosed}
        </Checkbox>
        <LinkButton onClick={() => onChange({ week: wholeWeek })}>{t.allHours}</LinkButton>
        <LinkButton onClick={() => onChange({ week: noWeek })}>{t.noHours}</LinkButton>
      </div>
      <Segment
        label={t.way}
        value={row.way}
        items={carWays.map((value) => ({ value, label: t.ways[value] }))}
        onChange={(way) => onChange({ way })}
      />
      {!row.isClosed && (
        <>
          <div className="t-row t-row--wrap" role="group" aria-label={t.classes}>
            <span className="t-s13 t-2">{t.classes}</span>
            {carClasses.map((name) => {
              const isOn = row.classes.includes(name);
              return (
                <Chip
                  key={name}
                  size="sm"
                  on={isOn}
                  onClick={() =>
                    onChange({
                      classes: carClasses.filter((one) => (one === name ? !isOn : row.classes.includes(one))),
                    })
                  }
                >
                  {say(carClassNames[name])}
                </Chip>
              );
            })}
            <span className="t-s12 t-3">{t.anyClass}</span>
          </div>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 12 }}>
            {amount('perRide')}
            {amount('perDay')}
            {amount('perMonth')}
            <AmountInput
              label={t.rides}
              value={row.rides}
              per={1}
              unit={t.times}
              placeholder={t.unlimited}
              onChange={(rides) => onChange({ rides })}
            />
          </div>
        </>
      )}
      <CitiesField value={row.cities} cities={cities} t={t} onChange={(value) => onChange({ cities: value })} />
    </div>
  );
}
