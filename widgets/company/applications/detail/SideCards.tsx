import type { BudgetStanding } from '#contract/application-views.ts';
import { tripTypeNames } from '#domain/application/schema.ts';
import { daysBetween } from '#domain/china-time.ts';
import { useTripDays } from '#parts/application/trip-days.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { sizeWords } from '#parts/application/files.ts';
import type { PartProps } from './TripDetail.tsx';

/** Used and left, of all products and of each. */
export function Budget({ known: { total, budgets, state }, texts }: PartProps) {
  const { say } = useSay();
  const [budget, used] = [fenOf(total.budget), fenOf(total.used)];
  const percent = budget > 0 ? Math.round((used / budget) * 1000) / 10 : 0;
  const hasUse = [2, 5, 6, 7].includes(state);
  // Only an approved application is booked from.
  const left = state === 2 ? texts.budgetLeft : texts.budgetUnused;
  const rows = policyProducts.flatMap((product) => {
    const standing = budgets[product];
    return standing ? [[say(policyProductNames[product]), standing] as const] : [];
  });
  return (
    <Card title={texts.budget} sub={texts.budgetSub(showYuan(total.budget))}>
      {hasUse && (
        <>
          <div className="t-row t-s13">
            <span className="t-2">
              {texts.budgetUsed} {showYuan(total.used)}
            </span>
            <span className="t-end">
              {left} <b>{showYuan(total.remaining)}</b>
            </span>
          </div>
          <div className="pr-bar" role="img" aria-label={texts.budgetBar(`${percent}%`)}>
            <i style={{ width: `${Math.min(100, percent)}%` }} />
          </div>
        </>
      )}
      {hasUse ? (
        <Products rows={rows} product={texts.budget} used={texts.budgetUsed} left={left} />
      ) : (
        rows.map(([name, standing]) => (
          <SumRow key={name} label={name} className="t-s13">
            {showYuan(standing.budget)}
          </SumRow>
        ))
      )}
    </Card>
  );
}

/** Each product's budget: the used and the remaining part, in columns. */
function Products({
  rows,
  product,
  used,
  left,
}: {
  rows: readonly (readonly [name: string, standing: BudgetStanding])[];
  product: string;
  used: string;
  left: string;
}) {
  const first = { textAlign: 'left', padding: '2px 0', fontWeight: 'inherit' } as const;
  const amount = { ...first, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 12 } as const;
  return (
    <table className="t-s13" style={{ width: '100%', marginTop: 8, borderCollapse: 'collapse' }}>
      <thead className="t-s12 t-3">
        <tr>
          <th style={first}>{product}</th>
          <th style={amount}>{used}</th>
          <th style={amount}>{left}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, standing]) => (
          <tr key={name}>
            <th style={first}>
              {name} <span className="t-s12 t-3 t-nowrap">{showYuan(standing.budget)}</span>
            </th>
            <td style={amount}>{showYuan(standing.used)}</td>
            <td style={amount}>
              <b>{showYuan(standing.remaining)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everything that the applicant has said beside the legs. */
export function Info({ known, model, texts }: PartProps) {
  const { content, travellers, attachments } = known;
  const { from, to } = content;
  const { say } = useSay();
  const showDays = useTripDays();
  return (
    <Card title={texts.info}>
      <KeyValue
        items={[
          [texts.tripType, content.tripType && say(tripTypeNames[content.tripType])],
          [texts.days, from && to && texts.spanOf(showDays(from, to), daysBetween(from, to) + 1)],
          [
            texts.travellers,
            travellers.length > 0 && (
              <span key="people" className="t-col" style={{ gap: 0 }}>
                {travellers.map(({ name, note, lacksDocument }) => (
                  <span key={`${name} ${note}`}>
                    {name} <span className="t-s12 t-3">{note}</span>{' '}
                    {lacksDocument && known.acts.includes('book') && <Tag kind="warn">{texts.lacksDocument}</Tag>}
                  </span>
                ))}
              </span>
            ),
          ],
          [texts.costCenter, known.costCenterName],
          [texts.project, content.project],
          [texts.overReason, content.overReason],
          [
            texts.files,
            attachments.length > 0 && (
              <span key="files" className="t-col">
                {attachments.map(({ attachmentId, fileName, bytes }) => (
                  <LinkButton key={attachmentId} onClick={() => void model.openFile(attachmentId)}>
                    {fileName} <span className="t-s12 t-3">{sizeWords(bytes)}</span>
                  </LinkButton>
                ))}
              </span>
            ),
          ],
        ].map(([label, value]) => [label, value || ''] as const)}
      />
    </Card>
  );
}
