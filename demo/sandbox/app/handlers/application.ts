import type { application } from '#contract/application.ts';
import type { applicationSchemas } from '#contract/application.schema.ts';
import { coveringApplications } from '../../company/applications/covering.ts';
import { applicationDetail } from '../../company/applications/detail.ts';
import { attachFile, readFile } from '../../company/applications/files.ts';
import { listApplications } from '../../company/applications/list.ts';
import {
  closeApplication,
  copyApplication,
  modifyApplication,
  removeApplication,
  saveApplication,
} from '../../company/applications/write.ts';
import { later } from '../../ground/call.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const applicationHandlers: HandlersOf<typeof application, typeof applicationSchemas> = {
  list: listApplications,
  detail: applicationDetail,
  save: saveApplication,
  // Searches of all products stand behind these.
  submit: later(async () => (await import('../../company/applications/submit.ts')).submitApplication),
  withdraw: later(async () => (await import('../../company/applications/submit.ts')).withdrawApplication),
  modify: modifyApplication,
  copy: copyApplication,
  remove: removeApplication,
  close: closeApplication,
  estimate: later(async () => (await import('../../company/applications/estimate.ts')).estimateApplication),
  covering: coveringApplications,
  attach: attachFile,
  attachment: readFile,
};
