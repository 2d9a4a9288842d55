import {
  employeeLimits,
  findHead,
  headOf,
  lackingOf,
  mappedHead,
  titleOf,
  valuesOf,
} from '#domain/company/import/values.ts';
import type { EmployeeField, EmployeeHead, EmployeeValues } from '#domain/company/import/values.ts';
import type { ImportFormat } from '../../ground/lists/import.ts';

/** Files of employees. */
export const employeeFormat: ImportFormat<EmployeeField, EmployeeHead, EmployeeValues> = {
  limits: employeeLimits,
  rowsPerTurn: 500,
  findHead,
  headOf,
  mappedHead,
  lackingOf,
  titleOf,
  valuesOf,
  people: '员工',
};
