import type { applicationForm } from '#contract/application-form.ts';
import type { applicationFormSchemas } from '#contract/application-form.schema.ts';
import { formOptions } from '../../company/applications/form-options.ts';
import { formPath } from '../../company/applications/form-path.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const applicationFormHandlers: HandlersOf<typeof applicationForm, typeof applicationFormSchemas> = {
  options: formOptions,
  path: formPath,
};
