import type { BillCycle } from '#contract/settlement.ts';
import { showDay } from '#domain/china-time.ts';
import { isMoney } from '#domain/format-checks.ts';
import { showYuan } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { createPreview } from './preview-model.ts';
import type { Terms } from './preview-model.ts';
import { PrepaidNeed } from '#parts/bill/schemes/PrepaidNeed.tsx';
import { Schemes } from '#parts/bill/schemes/Schemes.tsx';
import type { Texts } from './texts.ts';

interface PreviewProps {
  terms: Readable<Terms>;
  /** Terms of today. */
  inForce: Terms;
  limit: string;
  /** Of the prepaid account. */
  balance: string;
  t: Texts;
}

/** The terms of the form as days: the cycles to come, and the last year as it would have been. */
export function Preview({ terms, inForce, limit, balance, t }: PreviewProps) {
  const services = useServices();
  const model = useModel(() => createPreview(services, terms));
  const [found, isOld, hasFailed, trial, wanted] = useValues(
    model.found,
    model.isOld,
    model.hasFailed,
    model.trial,
    terms,
  );
  const today = services.clock.today();
  const curve = useLater(!!found?.year, () => import('#parts/bill/schemes/CreditCurve.tsx'));
  const tried = { ...wanted, limit: isMoney(trial.trim()) ? trial.trim() : limit };
  if (!found)
    return (
      <div className="is-wide">
        {hasFailed ? <Alert kind="warn">{t.previewFailed}</Alert> : <Skeleton height={180} />}
      </div>
    );
  return (
    <>
      <FormPart title={t.nextCycles}>
        <div className="is-wide" aria-live="polite" aria-busy={isOld}>
          {hasFailed && <Alert kind="warn">{t.previewFailed}</Alert>}
          <Table
            caption={t.nextCycles}
            columns={cycleColumns(t, today, found.cycles[0]?.from)}
            rows={found.cycles}
            rowKey={({ from }) => from}
          />
        </div>
      </FormPart>
      <FormPart title={t.year}>
        {wanted.mode === 'prepaid' && (
          <div className="is-wide">
            <PrepaidNeed year={found.year?.wanted} balance={balance} />
          </div>
        )}
        {found.year ? (
          <>
            <p className="is-wide t-s13 t-3">{t.yearLead(found.year.from, found.year.to)}</p>
            <TextField
              name="trial"
              label={t.trial}
              hint={t.trialHint(showYuan(limit))}
              inputMode="decimal"
              maxLength={12}
              after={t.yuan}
              value={trial}
              error={undefined}
              onInput={(typed) => {
                model.trial.value = typed;
              }}
              onBlur={() => undefined}
            />
            <div className="is-wide t-col" aria-live="polite" aria-busy={isOld} style={{ gap: 16 }}>
              <Schemes year={found.year} present={{ ...inForce, limit }} wanted={tried} />
              {curve ? (
                <curve.CreditCurve year={found.year} limit={limit} tried={tried.limit} warnAt={tried.warnAt} />
              ) : (
                <Skeleton height={280} />
              )}
            </div>
          </>
        ) : (
          <p className="is-wide t-s13 t-3">{t.noYear}</p>
        )}
      </FormPart>
    </>
  );
}

const cycleColumns = (t: Texts, today: string, running: string | undefined): TableColumn<BillCycle>[] => [
  {
    key: 'span',
    title: t.span,
    phone: 'title',
    cell: (cycle) => (
      <span>
        {t.spanOf(cycle.from, cycle.to)} {cycle.from === running && <span className="t-s12 t-3">{t.running}</span>}
      </span>
    ),
  },
  {
    key: 'closes',
    title: t.closes,
    phone: 'named',
    cell: ({ closesAt }) => t.say(showDay(closesAt.slice(0, 10), today)),
  },
  { key: 'confirm', title: t.confirmBy, phone: 'named', cell: ({ confirmBy }) => t.say(showDay(confirmBy, today)) },
  { key: 'due', title: t.dueOn, phone: 'named', cell: ({ dueOn }) => t.say(showDay(dueOn, today)) },
];
