import { companySubstitute } from '#contract/company-substitute.ts';
import { shareResource } from '#kit/resources/shared-resource.ts';

/** Those for whom the member may book: asked for once by the form, its list and the dialog. */
export const colleagues = shareResource(companySubstitute.mine, {}, 60_000);
