import type { ApplicationSaveInput } from '#contract/application.ts';
import type { FormOptions, FormPerson } from '#contract/application-form.ts';
import type { ApplicationContent, ApplicationDetail, ApplicationFile } from '#contract/application-views.ts';
import { comeAgain } from '#domain/application/legs.ts';
import { emptyContent } from '#domain/application/schema.ts';
import type { Prefill } from '#domain/application/prefill-query.ts';
import type {
  TripContent,
  TripLeg,
  TripMode,
  TripProduct,
  TripTraveller,
  TripType,
} from '#domain/application/schema.ts';
import { productsOf } from '#domain/application/standing.ts';
import type { Day } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';

/** A traveller as the form shows them. */
export interface FormTraveller {
  kind: 'employee' | 'external';
  /** 0: external. */
  employeeId: number;
  name: string;
  note: string;
  mobilePhone: string;
}

export interface FormValues {
  /** "": the server has no draft yet. */
  applicationId: string;
  /** Of the last save that the form has seen. */
  lock: number;
  reason: string;
  tripType: TripType | '';
  from: Day | '';
  to: Day | '';
  mode: TripMode;
  legs: TripLeg[];
  cities: string[];
  tripProducts: TripProduct[];
  travellers: FormTraveller[];
  /** Yuan as typed. */
  budgets: Partial<Record<TripProduct, string>>;
  costCenter: string;
  project: string;
  overReason: string;
  attachments: ApplicationFile[];
  /** Approvers of the applicant's choice. */
  chosen: FormPerson[];
}

const someLeg: TripLeg = {
  legId: '',
  product: 'flight',
  from: '',
  to: '',
  day: '',
  toDay: '',
  travellers: 1,
  units: 0,
};

export const blankValues: FormValues = {
  ...emptyContent,
  applicationId: '',
  lock: 0,
  legs: [],
  cities: [],
  tripProducts: [],
  travellers: [],
  budgets: {},
  attachments: [],
  chosen: [],
};

/** Shape of a kept draft. */
export const exampleValues: FormValues = {
  ...blankValues,
  legs: [someLeg],
  cities: [''],
  tripProducts: ['flight'],
  travellers: [{ kind: 'employee', employeeId: 0, name: '', note: '', mobilePhone: '' }],
  attachments: [{ attachmentId: '', fileName: '', type: '', bytes: 0 }],
  chosen: [{ employeeId: 0, name: '', note: '' }],
};

/** The draft, or the open change, of an application that the server knows. */
export function valuesOf({
  applicationId,
  lock,
  content,
  change,
  travellers,
  attachments,
  chosen,
}: ApplicationDetail): FormValues {
  const shown: ApplicationContent = change?.content ?? content;
  const people = new Map(travellers.map((one) => [one.employeeId, one]));
  return {
    ...shown,
    applicationId,
    lock,
    budgets: Object.fromEntries(Object.entries(shown.budgets).filter(([, yuan]) => yuan !== '')),
    travellers: shown.travellers.map((one) =>
      one.kind === 'external'
        ? { employeeId: 0, note: '', ...one }
        : {
            kind: 'employee',
            employeeId: one.employeeId,
            name: people.get(one.employeeId)?.name ?? '',
            note: people.get(one.employeeId)?.note ?? '',
            mobilePhone: '',
          },
    ),
    attachments: change?.attachments ?? attachments,
    chosen,
  };
}

/** The values of a new application: the applicant as the traveller, or all that a booking knew. */
export function newValues({ self, costCenter, people }: FormOptions, wanted: Prefill | null): FormValues {
  const found = (wanted?.employeeIds ?? []).flatMap((id) => people.find(({ employeeId }) => employeeId === id) ?? []);
  return {
    ...blankValues,
    costCenter,
    from: wanted?.from ?? '',
    to: wanted?.to ?? '',
    legs: [...(wanted?.legs ?? [])],
    budgets: wanted?.budgets ?? {},
    travellers: (found.length ? found : [self]).map((one) => ({ kind: 'employee', mobilePhone: '', ...one })),
  };
}

/** Another application's values in place of those of this one, which keeps its own number and files; a past trip has been put off by `days`. */
export function copiedValues(
  from: ApplicationDetail,
  { applicationId, lock, attachments }: FormValues,
  today: Day,
): { values: FormValues; days: number } {
  const { trip, days } = comeAgain(valuesOf({ ...from, change: null }), today);
  return { values: { ...trip, applicationId, lock, attachments }, days };
}

export const employeesOf = ({ travellers }: Pick<FormValues, 'travellers'>): number[] =>
  travellers.flatMap(({ employeeId }) => employeeId || []);

const travellerOf = (one: FormTraveller): TripTraveller =>
  one.kind === 'employee'
    ? { kind: 'employee', employeeId: one.employeeId }
    : { kind: 'external', name: one.name, mobilePhone: one.mobilePhone };

export const isYuan = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text);

/** As the rules of applications read it. A sum that cannot be read counts as missing. */
export const tripOf = (values: FormValues): TripContent => ({
  ...values,
  reason: values.reason.trim(),
  products: values.tripProducts,
  travellers: values.travellers.map(travellerOf),
  budgets: Object.fromEntries(
    Object.entries(values.budgets).flatMap(([product, yuan]) => (isYuan(yuan) ? [[product, fenOf(yuan)]] : [])),
  ),
  attachments: values.attachments.map(({ attachmentId }) => attachmentId),
  chosen: values.chosen.map(({ employeeId }) => employeeId),
});

/** As a save sends it: a sum that cannot be read, and that of a product that is gone, stay behind. */
export function saveInput(values: FormValues): Omit<ApplicationSaveInput, 'requestId'> {
  const products = new Set<string>(productsOf(tripOf(values)));
  const { applicationId, budgets, travellers, attachments, chosen, ...rest } = values;
  return {
    ...rest,
    ...(applicationId && { applicationId }),
    travellers: travellers.map(travellerOf),
    budgets: Object.fromEntries(
      Object.entries(budgets).filter(([product, yuan]) => products.has(product) && isYuan(yuan)),
    ),
    attachments: attachments.map(({ attachmentId }) => attachmentId),
    chosen: chosen.map(({ employeeId }) => employeeId),
  };
}
