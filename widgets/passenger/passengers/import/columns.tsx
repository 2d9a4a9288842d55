import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { certTypeOrder, certTypes } from '#domain/passenger/documents/cert-types.ts';
import { countries, countryName } from '#domain/passenger/countries/countries.ts';
import { tidyCertNo } from '#domain/passenger/documents/id-card.ts';
import { groupCertNo, maskCertNo } from '#domain/passenger/documents/masking.ts';
import { psgTypeLabel, psgTypes } from '#domain/passenger/psg-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { certWord, isSex } from '#domain/passenger/sheet/values.ts';
import type { SheetField } from '#domain/passenger/sheet/values.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { ReportColumn, ReportField } from '#ui/import/ImportReport.tsx';
import { DocumentField } from '#ui/form/DocumentField.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { DateField, PhoneField, TextField } from '#ui/form/fields.tsx';
import type { PassengersImportModel } from './model.ts';
import type { CheckedRow } from '#parts/import/rows.ts';
import type { Say } from '#kit/say.ts';
import type { Texts } from './texts.ts';

const types = certTypeOrder.map((value) => ({ value, label: certTypes[value].short }));
const kinds = (Object.keys(psgTypes) as PsgType[]).map((value) => ({ value, label: psgTypeLabel(value) }));
const plain = (value: string): string => value;

type Row = CheckedRow<SheetField>;
type Choice = Record<'value' | 'label', string>;

/** Columns of the report: each cell as text, and as the typed field that mends it. */
export function columnsOf(model: PassengersImportModel, t: Texts, { say }: Say): ReportColumn<Row>[] {
  const bind = ({ line, values, errors }: Row, name: SheetField) => ({
    name: `${line}.${name}`,
    label: t.fields[name],
    value: values[name],
    error: say(errors[name]),
    onInput: (value: string) => model.edit(line, { [name]: value }),
    onBlur: () => undefined,
  });
  const field = (key: SheetField, mend: ReportField<Row>['field'], text = plain, full = text): ReportField<Row> => ({
    key,
    field: mend,
    text: ({ values }) => values[key] && text(values[key]),
    suggestion: ({ line, suggestions: { [key]: value } }) =>
      value ? { text: full(value), follow: () => model.edit(line, { [key]: value }) } : undefined,
  });
  const choice = (key: SheetField, options: readonly Choice[], text: typeof plain) =>
    field(
      key,
      (row) => <SelectField {...bind(row, key)} options={options.map((one) => ({ ...one, label: say(one.label) }))} />,
      (value) => say(text(value)),
    );
  const certificate = (type: SheetField, number: SheetField, until: SheetField) => [
    choice(type, types, certWord),
    field(
      number,
      (row) => (
        <DocumentField
          {...bind(row, number)}
          maxLength={40}
          keep={tidyCertNo}
          show={row.values[type] === '1' ? groupCertNo : (value) => value}
          mask={undefined}
        />
      ),
      maskCertNo,
      plain,
    ),
    field(until, (row) => <DateField {...bind(row, until)} />, t.until, plain),
  ];
  const sexes = (['M', 'F'] as const).map((value) => ({ value, label: t.sexes[value] }));
  return [
    {
      key: 'name',
      title: t.columns.name,
      fields: [
        field('name', (row) => <TextField {...bind(row, 'name')} maxLength={60} />),
        {
          ...field('englishName', (row) => (
            <TextField {...bind(row, 'englishName')} maxLength={80} autoCapitalize="characters" spellCheck={false} />
          )),
          text: ({ values }) =>
            values.englishName !== values.name && <span className="t-s12 t-3">{values.englishName}</span>,
        },
      ],
    },
    {
      key: 'certificate',
      title: t.columns.certificate,
      width: 224,
      fields: [
        ...certificate('certType', 'certNo', 'certValidDate'),
        ...certificate('otherCertType', 'otherCertNo', 'otherCertValidDate'),
        choice('issueCountry', countries, countryName),
      ],
    },
    {
      key: 'person',
      title: t.columns.person,
      fields: [
        field('bornDate', (row) => <DateField {...bind(row, 'bornDate')} />),
        choice('sex', sexes, (sex) => (isSex(sex) ? t.sexes[sex] : sex)),
      ],
    },
    {
      key: 'kind',
      title: t.columns.kind,
      fields: [choice('psgType', kinds, psgTypeLabel), choice('nationality', countries, countryName)],
    },
    {
      key: 'phone',
      title: t.columns.phone,
      fields: [field('mobilePhone', (row) => <PhoneField {...bind(row, 'mobilePhone')} keep={phoneOf} />, showPhone)],
    },
  ];
}

/** A row without errors updates a known passenger or adds a new one. */
export const verdictOf =
  (t: Texts) =>
  ({ known }: Row) => <Tag kind={known ? 'info' : 'ok'}>{known ? t.updated : t.added}</Tag>;
