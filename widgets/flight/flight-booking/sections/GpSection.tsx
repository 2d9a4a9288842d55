import { bankCardOf, passesLuhn, isBankCard } from '#domain/format-checks.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';
import { Input } from '#ui/form/Input.tsx';
import type { BookingModel } from '../model.ts';
import { gpTexts } from '#parts/flight/words/gp-texts.ts';

/** Up to 19 figures, without the gaps that people type. */
const keepCard = (typed: string): string => bankCardOf(typed).replaceAll(/\D/g, '').slice(0, 19);
const showCard = (card: string): string => card.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The budget unit of a government-purchase ticket and its bank card. */
export function GpSection({ model }: { model: BookingModel }) {
  const t = useTexts('flight-gp', gpTexts);
  const { form } = model;
  const { budgetUnit, unitCard } = useValue(form.values);
  const problems = useValue(form.errors);
  const isOdd = isBankCard(unitCard) && !passesLuhn(unitCard);
  return (
    <Card
      className="bk-sec"
      title={t.title}
      sub={t.sub}
      end={
        <LinkButton className="t-s13" onClick={() => model.bookAs(false)}>
          {t.toPrivate}
        </LinkButton>
      }
    >
      <div className="t-form">
        <Field label={t.unit} required hint={t.unitHint} error={problems['budgetUnit']}>
          {(aria) => (
            <Input
              {...aria}
              value={budgetUnit}
              maxLength={60}
              autoComplete="organization"
              onInput={(unit) => form.edit({ budgetUnit: unit })}
              onBlur={() => form.leave('budgetUnit')}
            />
          )}
        </Field>
        <Field
          label={t.card}
          required
          hint={isOdd ? <span className="t-warn">{t.cardOdd}</span> : t.cardHint}
          error={problems['unitCard']}
        >
          {(aria) => (
            <GroupedInput
              {...aria}
              value={unitCard}
              keep={keepCard}
              show={showCard}
              inputMode="numeric"
              autoComplete="off"
              onInput={(card) => form.edit({ unitCard: card })}
              onBlur={() => form.leave('unitCard')}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
