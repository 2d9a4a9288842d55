import type { subCompany } from '#contract/sub-company.ts';
import type { subCompanySchemas } from '#contract/sub-company.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import {
  addSubCompany,
  answerRequest,
  askToBind,
  makeCode,
  readBinding,
  renameSubCompany,
  unbindSubCompany,
} from '../../company/sub-companies/bind.ts';
import { companyActs, listSubCompanies } from '../../company/sub-companies/list.ts';
import { enterCompany, leaveCompany } from '../account/enter-company.ts';

export const subCompanyHandlers: HandlersOf<typeof subCompany, typeof subCompanySchemas> = {
  list: listSubCompanies,
  binding: readBinding,
  add: addSubCompany,
  rename: renameSubCompany,
  code: makeCode,
  bind: askToBind,
  answer: answerRequest,
  unbind: unbindSubCompany,
  enter: enterCompany,
  leave: leaveCompany,
  acts: companyActs,
};
