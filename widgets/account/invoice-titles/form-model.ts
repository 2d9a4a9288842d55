import { invoice as calls } from '#contract/invoice.ts';
import type { InvoiceTitle } from '#contract/invoice.ts';
import { checkTitle, tidyTitle } from '#domain/invoice/invoice-title.ts';
import type { TaxWords } from '#domain/invoice/tax-number.ts';
import type { TitleKind } from '#domain/invoice/title-kinds.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

const blank = {
  kind: 'company' as TitleKind,
  titleName: '',
  taxNo: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  isDefault: false,
};

/** A new title, or a change of one; `saved` leads on. Fields that its kind does not have are not sent. */
export function createTitleForm(services: Services, title: InvoiceTitle | null, errors: TaxWords, saved: () => void) {
  const { titleId, ...known } = title ?? { titleId: undefined, ...blank };
  return createForm(services, calls.save, {
    key: `invoice-title.${titleId ?? 'new'}`,
    blank: known,
    check: (values) => checkTitle(values, errors),
    input: ({ isDefault, ...values }) => ({ ...tidyTitle(values), isDefault, ...(titleId && { titleId }) }),
    done: saved,
  });
}
