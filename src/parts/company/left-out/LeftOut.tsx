import type { EmployeeImportDetail } from '#contract/company-import.ts';
import type { EmployeeField } from '#domain/company/import/values.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { Button } from '#ui/controls/Button.tsx';

type Refused = EmployeeImportDetail['refused'][number];

interface LeftOutProps {
  found: EmployeeImportDetail;
  model: {
    rows: Readable<readonly { line: number; values: Readonly<Record<EmployeeField, string>> }[]>;
    backToRows(): void;
    saveLeft(format: 'xlsx' | 'csv'): Promise<void>;
  };
  t: {
    fields: Readonly<Record<EmployeeField, string>>;
    reason(of: Pick<Refused, 'reason' | 'cause'>): string;
    leftRows(count: number): string;
    leftRow(line: number, name: string): string;
    leftReason(field: string, reason: string): string;
    leftMore(count: number): string;
    leftHint: string;
    download: string;
    mend: string;
  };
}

const most = 20;

/** Rows of the file that are not imported: all that is wrong in each, and the ways to mend them. */
export function LeftOut({ found, model, t }: LeftOutProps) {
  const rows = useValue(model.rows);
  const { say } = useSay();
  const { refused, counts } = found;
  if (!counts.refused) return null;
  const named = new Map(rows.map(({ line, values }) => [line, values.name || values.jobNumber]));
  return (
    <section className="t-card t-form__card t-col" aria-label={t.leftRows(counts.refused)}>
      <div className="t-row t-row--wrap">
        <h2 className="t-h2 t-grow">{t.leftRows(counts.refused)}</h2>
        {rows.length > 0 && (
          <>
            <ExportMenu label={t.download} onExport={model.saveLeft} />
            <Button onClick={model.backToRows}>{t.mend}</Button>
          </>
        )}
      </div>
      {rows.length > 0 && <p className="t-s13 t-3">{t.leftHint}</p>}
      <ul className="t-lines">
        {refused.slice(0, most).map((row) => (
          <li key={row.line} className="t-col t-s13" style={{ gap: 2 }}>
            <b>{t.leftRow(row.line, named.get(row.line) ?? '')}</b>
            {[row, ...(row.also ?? [])].map((one) => (
              <span key={one.field} className="t-bad">
                {t.leftReason(t.fields[one.field], say(t.reason(one)))}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {counts.refused > most && <p className="t-s13 t-3">{t.leftMore(counts.refused - most)}</p>}
    </section>
  );
}
