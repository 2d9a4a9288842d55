import { fenOf } from '#domain/money.ts';
import type { Form } from '#kit/forms/form.ts';
import { useLater } from '#kit/part.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { AboveProps } from './AboveFields.tsx';
import type { SaleTexts } from './texts.ts';

interface MaybeAbove<Values extends { overReason: string }> extends Pick<AboveProps, 't'> {
  above: AboveProps['above'] | undefined;
  form: Form<Values>;
}

/** Of a change that is above the travel standard; loaded with the first one. */
export function Above<Values extends { overReason: string }>({ above, form, t }: MaybeAbove<Values>) {
  const part = useLater(above !== undefined, () => import('./AboveFields.tsx'));
  return above && part ? <part.AboveFields above={above} form={form as unknown as AboveProps['form']} t={t} /> : null;
}

/** Of an offer, for one person. */
export const AboveTag = ({
  standard,
  t,
}: {
  standard: { verdict: string; overBy: string; reason: string } | undefined;
  t: SaleTexts;
}) =>
  standard?.verdict === 'over' ? (
    <Tag kind="over" title={standard.reason}>
      {t.aboveTag(fenOf(standard.overBy))}
    </Tag>
  ) : null;
