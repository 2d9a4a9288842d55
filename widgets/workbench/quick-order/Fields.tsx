import { certTypeOrder, certTypes, tellsBirthday } from '#domain/passenger/documents/cert-types.ts';
import { typedCertNo } from '#domain/passenger/documents/typed-number.ts';
import { nameOfPlace } from '#domain/flight/pasted/places.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { DateField, PhoneField, TextField } from '#ui/form/fields.tsx';
import type { QuickOrderModel } from './model.ts';
import type { Texts } from './texts.ts';
import type { PersonField, SegmentField } from './values.ts';

interface Props {
  model: QuickOrderModel;
  texts: Texts;
}

const capitals = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');

/** Value, error and source of a field by its path; a doubt is shown until the value is another one. */
function useBinding({ model, texts }: Props) {
  const [values, errors, reads] = useValues(model.form.values, model.form.errors, model.reads);
  return {
    values,
    bind(path: string, value: string, change: (value: string) => void, plainHint = '') {
      const read = reads[path];
      const isAsRead = read !== undefined && read.value === value;
      const piece = isAsRead && read.source ? values.readText.slice(read.source.from, read.source.to).trim() : '';
      const doubt = isAsRead ? read.doubt : '';
      const hint = doubt ? texts.doubt(texts.say(doubt), piece) : piece ? texts.sourceOf(piece) : plainHint;
      return {
        name: path,
        value,
        error: texts.say(errors[path] ?? ''),
        hint: doubt ? (
          <span data-doubt="">
            <Tag kind="warn">{texts.look}</Tag> {hint}
          </span>
        ) : (
          hint || undefined
        ),
        onInput: change,
        onBlur: () => model.form.leave(path),
      };
    },
  };
}

export function Flights({ model, texts }: Props) {
  const { values, bind } = useBinding({ model, texts });
  const { segments } = values;
  return (
    <>
      {segments.map((one, n) => {
        const field = (key: SegmentField, hint = '') =>
          bind(`segments.${n}.${key}`, one[key], (value) => model.editSegment(n, { [key]: value }), hint);
        return (
          <FormPart
            key={n}
            title={texts.segment(n)}
            end={
              segments.length > 1 && (
                <Button kind="text" size="sm" onClick={() => model.removeSegment(n)}>
                  {texts.remove}
                </Button>
              )
            }
          >
            <TextField {...field('flightNo')} label={texts.flightNo} required keep={capitals} maxLength={20} />
            <DateField {...field('date')} label={texts.date} required />
            <TextField
              {...field('from', texts.placeHint)}
              label={texts.from}
              after={<City of={one.from} />}
              required
              keep={capitals}
              maxLength={20}
            />
            <TextField
              {...field('to', texts.placeHint)}
              label={texts.to}
              after={<City of={one.to} />}
              required
              keep={capitals}
              maxLength={20}
            />
            <TextField {...field('cabin', texts.cabinHint)} label={texts.cabin} keep={capitals} maxLength={20} />
          </FormPart>
        );
      })}
      {segments.length < 2 && (
        <div className="is-wide">
          <Button size="sm" onClick={model.addSegment}>
            {texts.addSegment}
          </Button>
        </div>
      )}
    </>
  );
}

/** The name of a code, for the eye of someone who knows cities. */
const City = ({ of }: { of: string }) => <span className="t-s12 t-2 t-nowrap">{nameOfPlace(of)}</span>;

const typeOptions = (texts: Texts) =>
  (['ADT', 'CHD', 'INF'] as const).map((value) => ({ value, label: texts.psgTypes[value] }));
const certOptions = (texts: Texts) =>
  certTypeOrder.map((value) => ({ value, label: texts.say(certTypes[value].label) }));

export function People({ model, texts }: Props) {
  const { values, bind } = useBinding({ model, texts });
  const { passengers } = values;
  return (
    <>
      {passengers.map((one, n) => {
        const field = (key: Exclude<PersonField, 'psgType' | 'certType'>, hint = '') =>
          bind(`passengers.${n}.${key}`, one[key], (value) => model.editPerson(n, { [key]: value }), hint);
        const chosen = (key: 'psgType' | 'certType') => bind(`passengers.${n}.${key}`, one[key], () => undefined);
        return (
          <FormPart
            key={n}
            title={texts.passenger(n)}
            end={
              passengers.length > 1 && (
                <Button kind="text" size="sm" onClick={() => model.removePerson(n)}>
                  {texts.remove}
                </Button>
              )
            }
          >
            <TextField {...field('name')} label={texts.name} required maxLength={60} />
            <SelectField
              {...chosen('psgType')}
              label={texts.psgType}
              value={one.psgType}
              options={typeOptions(texts)}
              onInput={(psgType) => model.editPerson(n, { psgType })}
            />
            <SelectField
              {...chosen('certType')}
              label={texts.certType}
              value={one.certType}
              options={certOptions(texts)}
              onInput={(certType) => model.editPerson(n, { certType })}
            />
            <TextField {...field('certNo')} label={texts.certNo} required keep={typedCertNo} maxLength={60} />
            {!tellsBirthday(one.certType) && <DateField {...field('bornDate')} label={texts.bornDate} required />}
            {certTypes[one.certType].expires && (
              <DateField {...field('certValidDate')} label={texts.certValidDate} required />
            )}
            <PhoneField {...field('mobilePhone', texts.optional)} label={texts.mobilePhone} keep={phoneOf} />
          </FormPart>
        );
      })}
      {passengers.length < 9 && (
        <div className="is-wide">
          <Button size="sm" onClick={model.addPerson}>
            {texts.addPassenger}
          </Button>
        </div>
      )}
    </>
  );
}
