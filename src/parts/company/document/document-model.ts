import { companyPeople as calls } from '#contract/company-people.ts';
import type { EmployeeDetail } from '#contract/company-people.ts';
import type { CertType } from '#contract/passenger.ts';
import { checkEmployeeDocument } from '#domain/company/employee-document.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';

const blank = {
  certType: '1' as CertType,
  certNo: '',
  certValidDate: '',
  issueCountry: '',
  englishName: '',
  bornDate: '',
  sex: '' as '' | 'M' | 'F',
  consent: false,
};
export type DocumentValues = typeof blank;

/** One document of an employee. */
export function createDocumentForm(services: Services, one: EmployeeDetail, done: (after: EmployeeDetail) => void) {
  const today = services.clock.today();
  return createForm(services, calls.documentSave, {
    key: `employee.${one.id}.document`,
    blank,
    // As in the form of a passenger: numbers are stored with consent alone, on the own device too.
    drafted: (values: DocumentValues) => (values.consent ? values : { ...values, certNo: '' }),
    check: (values: DocumentValues) =>
      checkEmployeeDocument(values, { name: one.realName, known: one.bornDate, today }),
    input: ({
      certType,
      certNo,
      certValidDate,
      issueCountry,
      englishName,
      bornDate,
      sex,
      consent,
    }: DocumentValues) => ({
      employeeId: one.id,
      certType,
      certNo,
      consent,
      ...(certTypes[certType].expires && certValidDate && { certValidDate }),
      ...(issueCountry && { issueCountry }),
      ...(englishName && { englishName }),
      ...(certType !== '1' && bornDate && { bornDate }),
      ...(certType !== '1' && sex && { sex }),
    }),
    done,
  });
}
