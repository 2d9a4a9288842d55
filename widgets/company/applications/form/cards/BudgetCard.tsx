import type { TripProduct } from '#domain/application/schema.ts';
import { fenOf, showSigned, showYuan, yuanOf } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { BudgetBar } from '#parts/process/BudgetBar.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { useFormView } from '../context.ts';
import { isYuan } from '#parts/application/form/values.ts';

/** Sum that is asked for of each product, beside its estimate and the limit of the standard. */
export function BudgetCard() {
  const { model, texts, values, errors } = useFormView();
  const [products, estimate, isOver] = useValues(model.products, model.estimate.data, model.isAbove);
  const field = useFields(model.form);
  const isAsked = model.mayExceed && isOver;
  return (
    <Card
      title={texts.budget}
      sub={texts.budgetSub}
      end={
        estimate &&
        fenOf(estimate.total) > 0 && <LinkButton onClick={() => model.fillBudgets()}>{texts.fill}</LinkButton>
      }
    >
      {products.length === 0 ? (
        <p className="t-s13 t-3">{texts.noProducts}</p>
      ) : (
        <div className="t-form">
          {products.map((product) => (
            <Budget key={product} product={product} />
          ))}
          <Sums />
          {isOver && !model.mayExceed && <p className="t-s12 t-warn is-wide">{texts.mayNotExceed}</p>}
          {(isAsked || (isOver && values.overReason !== '') || errors['overReason']) && (
            <AreaField
              {...field('overReason')}
              wide
              label={texts.overReason}
              required={isAsked}
              hint={texts.overReasonHint}
              maxLength={200}
              rows={2}
            />
          )}
        </div>
      )}
    </Card>
  );
}

const isAbove = (typed: string | undefined, limit: string | undefined): boolean =>
  !!typed && isYuan(typed) && !!limit && fenOf(typed) > fenOf(limit);

function Budget({ product }: { product: TripProduct }) {
  const { model, texts, values, errors, say } = useFormView();
  const known = useValues(model.estimate.data)[0]?.products[product];
  const typed = values.budgets[product] ?? '';
  return (
    <TextField
      name={`budgets.${product}`}
      label={texts.budgetOf(say(policyProductNames[product]))}
      required
      inputMode="decimal"
      maxLength={12}
      before="¥"
      value={typed}
      error={errors[`budgets.${product}`]}
      hint={
        known && (
          <>
            {fenOf(known.estimate) > 0 && `${texts.estimate} ${showYuan(known.estimate)} · `}
            {texts.limitWords(known.limit && showYuan(known.limit), known.standard)}{' '}
            {isAbove(typed, known.limit) && <Tag kind="over">{texts.overLimit}</Tag>}
          </>
        )
      }
      onInput={(next) => model.form.edit({ budgets: { ...model.form.values.peek().budgets, [product]: next.trim() } })}
      onBlur={() => model.form.leave(`budgets.${product}`)}
    />
  );
}

export const askedFen = (values: { budgets: Partial<Record<TripProduct, string>> }, products: readonly TripProduct[]) =>
  products.reduce((sum, product) => {
    const typed = values.budgets[product] ?? '';
    return sum + (isYuan(typed) ? fenOf(typed) : 0);
  }, 0);

function Sums() {
  const { model, texts, values, say } = useFormView();
  const [products, estimate] = useValues(model.products, model.estimate.data);
  const asked = askedFen(values, products);
  const expected = estimate ? fenOf(estimate.total) : 0;
  const more = expected > 0 ? asked - expected : 0;
  const isFar = asked > expected * 2;
  const department = useValues(model.path.data)[0]?.budget;
  return (
    <div className="is-wide">
      <SumRow label={texts.total}>
        <b>{showYuan(yuanOf(asked))}</b>
      </SumRow>
      {more !== 0 && asked > 0 && (
        <p className={more > 0 && isFar ? 't-s12 t-warn' : 't-s12 t-3'}>
          {more > 0
            ? texts[isFar ? 'farAbove' : 'above'](showSigned(more, true))
            : texts.below(showSigned(-more, true))}
        </p>
      )}
      {department && (
        <>
          <p className="t-s13 t-m">{say(department.name)}</p>
          <BudgetBar budget={department} />
        </>
      )}
    </div>
  );
}
