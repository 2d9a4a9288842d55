import { documentTexts, effectTexts, importWords, peopleTexts } from '#widgets/company-words.en.ts';
import { texts as employeeImport } from '#widgets/company/employee-import/texts.en.ts';
import { bulkTexts } from '#widgets/company/employees/bulk/bulk-texts.en.ts';
import { departmentTexts } from '#widgets/company/employees/departments/department-texts.en.ts';
import { formTexts } from '#widgets/company/employees/form/form-texts.en.ts';
import { levelTexts } from '#widgets/company/employees/levels/level-texts.en.ts';
import { texts as employees } from '#widgets/company/employees/texts.en.ts';
import { texts as preferences } from '#widgets/company/preferences/texts.en.ts';
import { commandTexts } from '#widgets/company/sub-companies/command-texts.en.ts';
import { formTexts as subCompanyForms } from '#widgets/company/sub-companies/form-texts.en.ts';
import { texts as subCompanies } from '#widgets/company/sub-companies/texts.en.ts';
import { formTexts as substituteForm } from '#widgets/company/substitutes/form-texts.en.ts';
import { texts as substitutes } from '#widgets/company/substitutes/texts.en.ts';
import { documentNames } from '../people/document-names.en.ts';
import { peopleNames as ownNames } from '../people/people-names.en.ts';

/** English words of the people of a company, by the names that they are read by. */
export const peopleTables: Readonly<Record<string, object>> = {
  companyPeople: peopleTexts,
  import: importWords,
  'employee-import': employeeImport,
  employees,
  employeesBulk: bulkTexts,
  employeeDepartments: departmentTexts,
  employeeDocument: documentTexts,
  employeeEffects: effectTexts,
  employeeForm: formTexts,
  employeeLevels: levelTexts,
  preferences,
  'sub-companies': { ...commandTexts, ...subCompanyForms, ...subCompanies },
  substitutes,
  'substitute-form': substituteForm,
};

export const peopleNames: readonly (readonly [name: string, english: string])[] = [...ownNames, ...documentNames];
export { peopleSentences } from '../people/people-sentences.en.ts';
