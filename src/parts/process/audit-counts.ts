import { approval } from '#contract/approval.ts';
import { shareResource } from '#kit/resources/shared-resource.ts';

/** Cases that wait for the member, copies and own ones: one read for menus, workbench and lists of a page. */
export const auditCounts = shareResource(approval.counts, {}, 60_000, true);
