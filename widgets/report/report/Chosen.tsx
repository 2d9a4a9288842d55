import type { ReportFilter } from '#contract/report-form.ts';
import { valueName } from '#domain/report/value-names.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { NameOf } from './names.ts';
import type { Texts } from './texts.ts';
import { withKeys } from './where.ts';
import type { Where } from './where.ts';

/** The keys of a filter with their names; the product's own names where no answer has one. */
const chosenKeys = (where: Where, nameOf: NameOf, t: Texts) =>
  (Object.keys(where) as ReportFilter[]).flatMap((dimension) =>
    (where[dimension] ?? []).map((key) => ({
      dimension,
      key,
      name: t.say(nameOf(dimension, key) || valueName(dimension, key)),
    })),
  );

/** The chosen keys of all dimensions; a press on one takes it away. */
export function Chosen({
  where,
  nameOf,
  t,
  onChange,
}: {
  where: Where;
  nameOf: NameOf;
  t: Texts;
  onChange: (where: Where) => void;
}) {
  const chosen = chosenKeys(where, nameOf, t);
  if (chosen.length === 0) return null;
  return (
    <div className="t-row t-row--wrap" role="group" aria-label={t.chosen}>
      <span className="t-s13 t-2">{t.chosen}</span>
      {chosen.map(({ dimension, key, name }) => (
        <Chip
          key={`${dimension}:${key}`}
          on
          size="sm"
          aria-label={t.drop(`${t.dimensions[dimension]} ${name}`)}
          onClick={() =>
            onChange(
              withKeys(
                where,
                dimension,
                (where[dimension] ?? []).filter((one) => one !== key),
              ),
            )
          }
        >
          {t.chosenOf(t.dimensions[dimension], name)}
        </Chip>
      ))}
      <LinkButton onClick={() => onChange({})}>{t.clear}</LinkButton>
    </div>
  );
}
