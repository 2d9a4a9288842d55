import { pick } from '#base/pick.ts';
import { passenger } from '#contract/passenger.ts';
import type { CertType, Passenger, PsgType } from '#contract/passenger.ts';
import { fitsAge, judgeAge } from '#domain/passenger/age-bands.ts';
import { certTypeOrder } from '#domain/passenger/documents/cert-types.ts';
import { checkBirthday } from '#domain/passenger/documents/certificates.ts';
import { isKept } from '#domain/passenger/documents/validity.ts';
import { cardOf, checkSavedPassenger } from '#domain/passenger/check-saved.ts';
import { checkGuest, guestInput, hostOf } from '#domain/passenger/guest.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { frequentSource } from '../source.ts';
import type { Source } from '../source.ts';

/** `kept`: the masked number while only the server has it. */
export type DocumentValues = {
  certType: CertType;
  certNo: string;
  certValidDate: string;
  issueCountry: string;
  kept: string;
};

const someDocument: DocumentValues = { certType: '1', certNo: '', certValidDate: '', issueCountry: '', kept: '' };
const blank = {
  name: '',
  englishName: '',
  /** The Latin name that was filled in by itself: while it stays, it follows the Chinese one. */
  suggestedName: '',
  psgType: 'ADT' as PsgType,
  sex: '' as Passenger['sex'],
  bornDate: '',
  nationality: 'CN',
  mobilePhone: '',
  relation: '' as Passenger['relation'],
  documents: [someDocument],
  consent: false,
  guardianConsent: false,
  hostId: '',
  visitReason: '',
};
export type PassengerValues = typeof blank;

const judged = (values: PassengerValues) => ({
  ...values,
  documents: values.documents.map((one) => ({ ...one, isKept: isKept(one) })),
});

const ownFields = [
  'name',
  'englishName',
  'psgType',
  'sex',
  'bornDate',
  'nationality',
  'mobilePhone',
  'relation',
] as const;

/** The form as the server has the passenger; a passenger without any document gets an empty one to fill in. Members who save their own record consent by saving. */
function valuesOf(known: Passenger): PassengerValues {
  const { documents, isSelf, guest } = known;
  const papers = documents.map(({ certType, maskedNo, certValidDate = '', issueCountry = '' }) => ({
    certType,
    certNo: '',
    certValidDate,
    issueCountry,
    kept: maskedNo,
  }));
  return {
    ...blank,
    ...pick(known, ownFields),
    documents: papers.length ? papers : [someDocument],
    consent: isSelf,
    hostId: String(guest?.hostId || ''),
    visitReason: guest?.visitReason ?? '',
  };
}

/** A new passenger, or a change of a known one; `saved` leads on. */
export function createPassengerForm(
  services: Services,
  known: Passenger | null,
  saved: () => void,
  { isExternal, calls }: Source = frequentSource,
) {
  const today = services.clock.today();
  const empty = { ...blank, hostId: isExternal ? hostOf(services.session.user.peek()) : '' };
  const form = createForm(services, calls.save, {
    key: `${isExternal ? 'external' : 'passenger'}.${known?.id ?? 'new'}`,
    blank: known ? valuesOf(known) : empty,
    check: (values) => ({ ...(isExternal && checkGuest(values)), ...checkSavedPassenger(judged(values), today) }),
    input: ({ documents, sex, hostId, visitReason, ...values }) => ({
      ...values,
      suggestedName: undefined,
      ...guestInput(isExternal, { hostId, visitReason }),
      ...(known && { id: known.id }),
      sex: sex || undefined,
      documents: documents.map(({ certType, certNo, certValidDate, issueCountry }) => ({
        certType,
        certNo,
        certValidDate: certValidDate || undefined,
        issueCountry: issueCountry || undefined,
      })),
    }),
    // Numbers of documents are stored with consent alone, on the member's own device too.
    drafted: (values) =>
      values.consent ? values : { ...values, documents: values.documents.map((one) => ({ ...one, certNo: '' })) },
    done: saved,
  });

  /** A complete ID card fills in birthday and sex; the age decides between adult, child and infant. */
  function edit(change: Partial<PassengerValues>): void {
    const next = { ...form.values.peek(), ...change };
    const card = change.documents && cardOf(judged(next).documents, today);
    const bornDate = card?.birthday ?? next.bornDate;
    const age = checkBirthday(bornDate, today) ? undefined : judgeAge(bornDate, [today]);
    const isOther = age && !fitsAge(next.psgType, age);
    form.edit({ ...change, ...(card && { bornDate, sex: card.sex }), ...(isOther && { psgType: age.fare }) });
  }

  let asked = '';
  /** Fills the Latin name in from a Chinese one, unless another was typed. */
  async function suggest(): Promise<void> {
    const { name } = form.values.peek();
    const isFree = () => {
      const { englishName, suggestedName } = form.values.peek();
      return englishName === '' || englishName === suggestedName;
    };
    if (name === asked || !/\p{Script=Han}/u.test(name) || !isFree()) return;
    asked = name;
    const outcome = await services.api.send(passenger.pinyin, { name }, { quiet: 'all' });
    // The next time that the field is left asks again.
    if (!outcome.ok) asked = '';
    if (!outcome.ok || form.values.peek().name !== name || !isFree()) return;
    const { englishName } = outcome.data;
    form.edit({ englishName, suggestedName: englishName });
  }

  const setDocument = (at: number, change: Partial<DocumentValues>) =>
    edit({ documents: form.values.peek().documents.map((one, n) => (n === at ? { ...one, ...change } : one)) });

  return {
    ...form,
    edit,
    suggest,
    setDocument,
    /** Another type has another number: the one that the server has, else none. */
    setType: (at: number, certType: CertType) =>
      setDocument(at, {
        ...someDocument,
        certType,
        kept: known?.documents.find((one) => one.certType === certType)?.maskedNo ?? '',
      }),
    freeTypes: (documents: readonly DocumentValues[]) =>
      certTypeOrder.filter((type) => !documents.some(({ certType }) => certType === type)),
    addDocument(certType: CertType) {
      edit({ documents: [...form.values.peek().documents, { ...someDocument, certType }] });
    },
    removeDocument: (at: number) => edit({ documents: form.values.peek().documents.filter((_, n) => n !== at) }),
    /** An ID card contains birthday and sex: the form no longer asks for them. */
    hasCard: ({ documents }: PassengerValues) =>
      documents.some((one) => one.certType === '1' && isKept(one)) ||
      !!cardOf(judged({ ...blank, documents }).documents, today),
    async reveal(at: number): Promise<void> {
      const { certType } = form.values.peek().documents[at] ?? someDocument;
      const outcome = await services.api.send(calls.reveal, { id: known?.id ?? '', certType });
      // Another document may stand there by now.
      if (outcome.ok && form.values.peek().documents[at]?.certType === certType)
        setDocument(at, { certNo: outcome.data.certNo });
    },
  };
}

export type PassengerFormModel = ReturnType<typeof createPassengerForm>;
