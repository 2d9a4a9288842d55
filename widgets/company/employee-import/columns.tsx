import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { stateNames } from '#domain/company/people.ts';
import type { EmployeeField } from '#domain/company/import/values.ts';
import type { Say } from '#kit/say.ts';
import type { CheckedRow } from '#parts/import/rows.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { ReportColumn, ReportField } from '#ui/import/ImportReport.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { PhoneField, TextField } from '#ui/form/fields.tsx';
import type { EmployeeImportModel } from './model.ts';
import type { Texts } from './texts.ts';

type Row = CheckedRow<EmployeeField>;

/** Columns of the report: each cell as text, and as the typed field that mends it. */
export function columnsOf(model: EmployeeImportModel, t: Texts, say: Say['say']): ReportColumn<Row>[] {
  const bind = ({ line, values, errors }: Row, name: EmployeeField) => ({
    name: `${line}.${name}`,
    label: t.fields[name],
    value: values[name],
    error: say(errors[name]),
    onInput: (value: string) => model.edit(line, { [name]: value }),
    onBlur: () => undefined,
  });
  const field = (
    key: EmployeeField,
    mend: ReportField<Row>['field'] = (row) => <TextField {...bind(row, key)} maxLength={100} />,
    text = (value: string) => t.wordOf(key, value),
  ): ReportField<Row> => ({
    key,
    field: mend,
    text: ({ values }) => values[key] && text(values[key]),
    suggestion: ({ line, suggestions: { [key]: value } }) =>
      value ? { text: t.wordOf(key, value), follow: () => model.edit(line, { [key]: value }) } : undefined,
  });
  const choice = (key: EmployeeField, words: Readonly<Record<string, string>>) => {
    const options = [
      { value: '', label: '—' },
      ...Object.entries(words).map(([value, label]) => ({ value, label: say(label) })),
    ];
    return field(
      key,
      (row) => <SelectField {...bind(row, key)} options={options} />,
      (value) => say(words[value]) ?? value,
    );
  };
  return [
    { key: 'person', title: t.columns.person, fields: [field('name'), field('jobNumber')] },
    {
      key: 'phone',
      title: t.columns.phone,
      fields: [field('mobilePhone', (row) => <PhoneField {...bind(row, 'mobilePhone')} keep={phoneOf} />, showPhone)],
    },
    { key: 'place', title: t.columns.place, fields: [field('department'), field('position'), field('level')] },
    { key: 'manager', title: t.columns.manager, fields: [field('manager')] },
    {
      key: 'rest',
      title: t.columns.rest,
      fields: [field('costCenter'), choice('canAudit', t.flags), choice('state', stateNames), field('joinedOn')],
    },
  ];
}

export const verdictOf =
  (t: Texts) =>
  ({ known }: Row) => <Tag kind={known ? 'info' : 'ok'}>{known ? t.known : t.added}</Tag>;
