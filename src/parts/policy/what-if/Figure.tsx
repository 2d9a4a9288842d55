/** One figure of a what-if, with that of today below it. */
export function Figure({
  label,
  value,
  unit,
  sub,
}: {
  label: string;
  value: number | string;
  unit: string;
  sub: string;
}) {
  return (
    <div>
      <dt className="t-s12 t-3">{label}</dt>
      <dd style={{ margin: 0 }}>
        <b className="t-h2">{value}</b>
        <span className="t-s12"> {unit}</span>
        <div className="t-s12 t-3">{sub}</div>
      </dd>
    </div>
  );
}
