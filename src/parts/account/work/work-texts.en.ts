import type { Twin } from '#base/wording.ts';
import type { WorkTexts } from './work-texts.ts';

export const workTexts: Twin<WorkTexts> = {
  work: 'Company',
  workBy: 'Kept by the administrator of your company',
  company: 'Company',
  jobNumber: 'Employee no.',
  position: 'Position',
  department: 'Department',
  level: 'Travel level',
  manager: 'Manager',
  costCenter: 'Cost centre',
  joined: 'Joined',
  standard: 'Travel policy',
  noStandard: 'No policy applies, ask the administrator of your company',
  ownStandard: 'My travel standard',
  unset: 'Not given',
};
