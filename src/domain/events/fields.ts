/**
 * Fields of events, of the page and of the server alike: one name means one thing. `note` is what the guide says of it.
 * No field carries a name, a telephone, a document or a token; those of `travel:chat` are the exception that the guide
 * names.
 */
export interface EventField {
  readonly type: 'string' | 'number' | 'boolean';
  readonly note: string;
  /** The values that it may have. */
  readonly oneOf?: readonly (string | number | boolean)[];
}

export const eventFields = {
  widget: { type: 'string', note: 'name of the widget' },
  readyMs: { type: 'number', note: "milliseconds from the page's beginning until the widget could be used" },
  bytes: { type: 'number', note: 'bytes that were transferred for our files and calls' },
  requests: { type: 'number', note: 'requests for our files and calls' },
  longTasks: { type: 'number', note: 'runs of our scripts of more than 50 ms, in browsers that name them' },
  longTaskMs: { type: 'number', note: 'milliseconds of these runs together' },
  code: { type: 'string', note: 'one of the error codes' },
  message: { type: 'string', note: 'a fixed English sentence for your log' },
  error: { type: 'string', note: 'class of the error' },
  place: { type: 'string', note: 'our file with line and column' },
  name: { type: 'string', note: "name of the screen's route" },
  path: { type: 'string', note: 'its path' },
  from: { type: 'string', note: 'IATA code' },
  to: { type: 'string', note: 'IATA code' },
  date: { type: 'string', note: '`YYYY-MM-DD`' },
  returnDate: { type: 'string', note: '`YYYY-MM-DD`; only for a return trip' },
  adults: { type: 'number', note: 'number of adults' },
  children: { type: 'number', note: 'number of children' },
  infants: { type: 'number', note: 'number of infants' },
  asked: { type: 'boolean', note: 'a login is needed', oneOf: [true] },
  reason: { type: 'string', note: 'the step that follows the login' },
  memberId: { type: 'string', note: 'the member, by our id' },
  member: { type: 'string', note: 'level of the member' },
  phone: { type: 'string', note: 'telephone, shortened' },
  company: { type: 'string', note: "name of the member's company" },
  orderId: { type: 'string', note: 'the order, for calls and links' },
  orderNo: { type: 'string', note: 'the order as its member sees it' },
  amount: { type: 'string', note: 'in yuan, `"1280.00"`' },
  product: {
    type: 'string',
    note: '`flight`, `intl`, `train` or `hotel`',
    oneOf: ['flight', 'intl', 'train', 'hotel'],
  },
  no: { type: 'string', note: 'number of the application or case, as its people see it' },
  decision: { type: 'string', note: '`agree` or `refuse`', oneOf: ['agree', 'refuse'] },
  state: { type: 'number', note: 'state of the application: 0 draft, 1 approving, 2 approved …' },
  way: {
    type: 'string',
    note: '`register`, `sign`, `company` or `superior`',
    oneOf: ['register', 'sign', 'company', 'superior'],
  },
  billNo: { type: 'string', note: 'number of the bill' },
  periodFrom: { type: 'string', note: 'first day of its cycle, `YYYY-MM-DD`' },
  periodTo: { type: 'string', note: 'last day of its cycle' },
  dueOn: { type: 'string', note: 'day by which it is paid' },
} as const;

type EventFieldName = keyof typeof eventFields;

export type EventProduct = ValueOf<'product'>;
export type JoinWay = ValueOf<'way'>;

type Plain = { string: string; number: number; boolean: boolean };
type ValueOf<F extends EventFieldName> = (typeof eventFields)[F] extends { oneOf: readonly (infer One)[] }
  ? One
  : Plain[(typeof eventFields)[F]['type']];

/** A field's name; `?` behind it: it may be missing. */
export type FieldList = readonly (EventFieldName | `${EventFieldName}?`)[];

/** The object that a list of fields describes. */
export type ShapeOf<List extends FieldList> = {
  [F in Extract<List[number], EventFieldName>]: ValueOf<F>;
} & {
  [
    F in List[number] as F extends `${infer Base extends EventFieldName}?` ? Base : never
  ]?: F extends `${infer Base extends EventFieldName}?` ? ValueOf<Base> : never;
};

/** The name of a listed field, and whether every event of the kind has it. */
export const readField = (listed: string): { name: EventFieldName; isRequired: boolean } => ({
  name: listed.replace('?', '') as EventFieldName,
  isRequired: !listed.endsWith('?'),
});
