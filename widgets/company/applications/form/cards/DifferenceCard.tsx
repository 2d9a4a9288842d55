import type { ApplicationDetail } from '#contract/application-views.ts';
import { differencesOf, increaseOf, signedMoney } from '#domain/application/difference.ts';
import { differenceWords } from '#domain/application/difference-words.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Differences } from '#parts/application/Differences.tsx';
import { useFormView } from '../context.ts';
import { tripOf, valuesOf } from '#parts/application/form/values.ts';

/** The parts of an approved application that the typed change alters. */
export function DifferenceCard({ known }: { known: ApplicationDetail }) {
  const { texts, values, options, nameOf, say, showDay } = useFormView();
  const words = useTexts('application-difference', differenceWords);
  const before = tripOf(valuesOf({ ...known, change: null }));
  const after = tripOf(values);
  const people = new Map(
    [...known.travellers, ...values.travellers].map(({ employeeId, name }) => [employeeId, name] as const),
  );
  const files = new Map(
    [...known.attachments, ...values.attachments].map(({ attachmentId, fileName }) => [attachmentId, fileName]),
  );
  const rows = differencesOf(
    before,
    after,
    {
      city: nameOf,
      employee: (id) => people.get(id) ?? '',
      costCenter: (code) => options.costCenters.find((one) => one.code === code)?.name ?? code,
      file: (id) => files.get(id) ?? '',
    },
    { words, say, showDay },
  );
  const increase = increaseOf(before, after);
  return (
    <Card title={texts.difference} sub={texts.differenceSub(known.version)}>
      {rows.length ? (
        <>
          <Differences
            label={texts.difference}
            rows={rows}
            heads={[texts.item, texts.before(known.version), texts.after, texts.by]}
          />
          {increase !== 0 && <SumRow label={texts.increase}>{signedMoney(increase)}</SumRow>}
        </>
      ) : (
        <p className="t-s13 t-3">{texts.same}</p>
      )}
    </Card>
  );
}
