import type { ReportDrivers } from '#contract/report-form.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { Card } from '#ui/display/Card.tsx';
import type { Texts } from '../texts.ts';

const signed = (fen: number): string => `${fen < 0 ? '−' : fen > 0 ? '+' : ''}¥${showFen(Math.abs(fen), true)}`;

/** The change of the spend as a waterfall: from the compared period over volume, price and mix to this one. */
export function Drivers({ drivers, t }: { drivers: ReportDrivers | null; t: Texts }) {
  if (!drivers) {
    return (
      <Card title={t.drivers}>
        <p className="t-s13 t-3">{t.noDrivers}</p>
      </Card>
    );
  }
  const [from, to] = [fenOf(drivers.from), fenOf(drivers.to)];
  let level = from;
  const parts = (['volume', 'price', 'mix'] as const).map((name) => {
    const by = fenOf(drivers[name]);
    const start = level;
    level += by;
    return { name, by, low: Math.min(start, level), high: Math.max(start, level) };
  });
  const top = Math.max(1, from, to, ...parts.map(({ high }) => high));
  const bottom = Math.min(0, ...parts.map(({ low }) => low));
  const bar = (low: number, high: number) => ({
    marginLeft: `${((low - bottom) / (top - bottom)) * 100}%`,
    width: `${((high - low) / (top - bottom)) * 100}%`,
  });
  return (
    <Card title={t.drivers} sub={t.driversSub}>
      <ul className="rp__bars">
        <Row name={t.from} text={`¥${showFen(from, true)}`} tone={5} style={bar(0, from)} />
        {parts.map(({ name, by, low, high }) => (
          <Row
            key={name}
            name={t[name]}
            hint={t.driverHints[name]}
            text={signed(by)}
            tone={by < 0 ? 2 : 3}
            style={bar(low, high)}
          />
        ))}
        <Row name={t.to} text={`¥${showFen(to, true)}`} tone={1} style={bar(0, to)} />
      </ul>
    </Card>
  );
}

function Row({
  name,
  hint,
  text,
  tone,
  style,
}: {
  name: string;
  hint?: string;
  text: string;
  tone: number;
  style: { marginLeft: string; width: string };
}) {
  return (
    <li>
      <span>
        {name}
        {hint && <span className="t-s12 t-3"> {hint}</span>}
      </span>
      <b className="t-num">{text}</b>
      {style.width !== '0%' && <i aria-hidden="true" className={`t-tone--${tone}`} style={style} />}
    </li>
  );
}
