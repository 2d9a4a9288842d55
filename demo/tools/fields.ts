import { make } from './dom.ts';
import { say } from './words.ts';

const lists: Readonly<Record<string, readonly (readonly [value: string, text: string])[]>> = {
  cabin: [
    ['Y', say('economy')],
    ['W', say('premium')],
    ['CF', say('business')],
    ['all', say('everyCabin')],
  ],
  'travel-type': [
    ['private', say('privateTrip')],
    ['business', say('businessTrip')],
  ],
  search: [['auto', say('atOnce')]],
  presentation: [
    ['inline', 'inline'],
    ['dialog', 'dialog'],
  ],
  type: [['2', say('registration')]],
};
const cities = ['BJS', 'SHA', 'CAN', 'SZX', 'CTU', 'HGH', 'SYX', 'XMN', 'KMG', 'XIY', 'CKG', 'NKG'];

/** A field that suits an attribute: a choice, a date, a number, a city code, or any text. */
export function fieldFor(
  name: string,
  values: readonly string[] | null,
  value: string,
  changed: (value: string) => void,
  prefix = 'attribute-',
): HTMLElement {
  const id = `${prefix}${name}`;
  const options = values?.map((one) => [one, one] as const) ?? lists[name];
  const field = options
    ? make(
        'select',
        { id },
        make('option', { value: '' }, say('byDefault')),
        ...options.map(([one, text]) => make('option', { value: one }, text)),
      )
    : input(name, id);
  field.value = value;
  field.addEventListener('input', () => changed(field.value.trim()));
  return make('div', { className: 'field' }, make('label', { htmlFor: id }, name), field);
}

function input(name: string, id: string): HTMLInputElement {
  if (/^(date|return-date)$/.test(name)) return make('input', { id, type: 'date' });
  if (/^(adults|children|infants)$/.test(name))
    return make('input', { id, type: 'number', min: name === 'adults' ? '1' : '0', max: '9' });
  const field = make('input', { id, type: 'text', spellcheck: false, autocomplete: 'off' });
  if (/^(from|to)$/.test(name)) {
    field.setAttribute('list', 'cities');
    field.maxLength = 3;
    if (!document.getElementById('cities'))
      document.body.append(
        make('datalist', { id: 'cities' }, ...cities.map((code) => make('option', { value: code }))),
      );
  }
  return field;
}
