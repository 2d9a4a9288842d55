import { useState } from 'react';
import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { showYuan } from '#domain/money.ts';
import type { FieldBinding } from '#kit/forms/use-form.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { TextField } from '#ui/form/fields.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Answered } from '#parts/bill/Answered.tsx';
import type { ActTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  field: FieldBinding<string>;
  t: ActTexts;
}

/** Rows that are offered at once; in a longer bill they are looked for first. */
const atOnce = 100;

/** One row of a bill, by its order or its traveller. */
export function RowField({ bill, field, t }: Props) {
  const [typed, type] = useState('');
  const [words, find] = useState('');
  return (
    <>
      {bill.rows > atOnce && (
        <TextField
          name="words"
          label={t.findRow}
          maxLength={60}
          value={typed}
          error={undefined}
          onInput={type}
          onBlur={() => {
            if (typed.trim() === words) return;
            field.onInput('');
            find(typed.trim());
          }}
        />
      )}
      <Found key={words} bill={bill} field={field} t={t} words={words} />
    </>
  );
}

function Found({ bill: { billId }, field, t, words }: Props & { words: string }) {
  const rows = useResource(companyBill.rows, { billId, size: atOnce, sort: 'no', ...(words && { words }) });
  return (
    <div className="is-wide">
      <Answered from={rows} height={60}>
        {(found) => (
          <SearchField
            {...field}
            required
            wide
            label={t.row}
            hint={t.rowHint}
            options={found.rows
              .filter(({ claimable }) => claimable !== '0')
              .map(({ no, orderId, travellers, title, amount }) => ({
                value: String(no),
                label: `${showOrderNo(orderId)} ${travellers}`,
                hint: `${t.say(title)} ${showYuan(amount)}`,
                find: [orderId.toLowerCase()],
              }))}
          />
        )}
      </Answered>
    </div>
  );
}
