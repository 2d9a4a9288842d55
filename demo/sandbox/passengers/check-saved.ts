import type { z } from 'zod';
import type { passengerSchemas } from '#contract/passenger.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { fitsAge, judgeAge, needsGuardian } from '#domain/passenger/age-bands.ts';
import { certTypes, tellsBirthday } from '#domain/passenger/cert-types.ts';
import { checkBirthday, checkCertNo, checkValidity } from '#domain/passenger/certificates.ts';
import { checkPhone } from '#domain/passenger/contact.ts';
import { certKey, findDuplicates } from '#domain/passenger/duplicates.ts';
import { readIdCard, tidyCertNo } from '#domain/passenger/id-card.ts';
import { checkName, tidyName } from '#domain/passenger/names.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { badInput } from '../call.ts';

type SaveInput = z.output<typeof passengerSchemas.save>;

/** A passenger fit to be kept: numbers and names tidied, birthday and sex as the ID card says. */
export interface Checked {
  name: string;
  englishName: string;
  bornDate: string;
  sex: 'M' | 'F' | '';
  documents: (SaveInput['documents'][number] & { certKey: string })[];
}

/** Judges what was sent, the first fault first. Validity against a day of travel is judged when booking. */
export function checkSaved(input: SaveInput, today: string): { refusal: Envelope<never> } | { checked: Checked } {
  const documents = input.documents.map((document) => ({ ...document, certNo: tidyCertNo(document.certNo) }));
  const name = tidyName(input.name, 'either');
  const englishName = input.englishName ? tidyName(input.englishName, 'latin') : '';
  const cards = documents.filter((one) => tellsBirthday(one.certType)).map((one) => readIdCard(one.certNo, today));
  const card = cards.find((one) => one.ok);
  const bornDate = card?.birthday ?? input.bornDate ?? '';

  const [field, message] = firstFault([
    ['name', checkName(name, 'either').error],
    ['englishName', englishName && checkName(englishName, 'latin').error],
    ['mobilePhone', checkPhone(input.mobilePhone ?? '', false)],
    ...documents.flatMap((one, at): Fault[] => [
      [`documents.${at}.certNo`, checkCertNo(one.certType, one.certNo, today)],
      [`documents.${at}.certValidDate`, checkValidity(one.certType, one.certValidDate ?? '', [])],
    ]),
    ...findDuplicates(documents).map((first, at): Fault => [`documents.${at}.certNo`, first < 0 ? '' : `与第 ${first + 1} 个证件相同`]),
    ['bornDate', checkBirthday(bornDate, today)],
    ['bornDate', card && input.bornDate && input.bornDate !== card.birthday ? '出生日期与身份证号码不一致' : ''],
    ['sex', card && input.sex && input.sex !== card.sex ? '性别与身份证号码不一致' : ''],
    ['consent', input.consent ? '' : '请确认已取得本人同意后再保存'],
  ]);
  if (message) return { refusal: badInput(field, message) };
  const [ageField, ageMessage] = firstFault([
    ['psgType', fitsAge(input.psgType, judgeAge(bornDate, [today])) ? '' : `按年龄应为${psgTypeLabel(judgeAge(bornDate, [today]).fare)}`],
    ['guardianConsent', needsGuardian(bornDate, today) && !input.guardianConsent ? '未满 14 周岁，请由监护人勾选同意' : ''],
  ]);
  if (ageMessage) return { refusal: badInput(ageField, ageMessage) };
  return {
    checked: { name, englishName, bornDate, sex: card?.sex ?? input.sex ?? '', documents: documents.map((one) => ({ ...one, certKey: certKey(one) })) },
  };
}

type Fault = readonly [field: string, message: string];

const firstFault = (faults: readonly Fault[]): Fault => faults.find(([, message]) => message) ?? ['', ''];

/** `身份证`, for sentences. */
export const certLabel = (type: keyof typeof certTypes): string => certTypes[type].short;
