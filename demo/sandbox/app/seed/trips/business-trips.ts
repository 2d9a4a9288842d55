/** Projects that the employees of the seeded company travel for, each with reasons. */
const projects = [
  { project: 'YF-2601 华东客户交付', reasons: ['客户现场交付', '上线保障', '验收会议'] },
  { project: 'YF-2604 云平台二期', reasons: ['方案评审', '联合开发', '机房巡检'] },
  { project: 'YF-2607 渠道伙伴大会', reasons: ['会场踏勘', '伙伴拜访', '大会执行'] },
  { project: 'YF-2609 海外市场开拓', reasons: ['客户拜访', '行业展会', '合作洽谈'] },
] as const;

/** Trips without a project: training, meetings at the head office. */
const withoutProject = { project: '', reasons: ['总部季度会', '新员工培训', '客户拜访'] } as const;

/** Of so many trips one has no project. */
const noneEach = 6;

/** Project and reason of a business trip, the same ones for the same member and number: an employee works for two projects. */
export function tripFor(memberId: string, n: number): { project?: string; travelReason: string } {
  const member = Number(memberId.slice(-2));
  const { project, reasons } =
    n % noneEach === noneEach - 1 ? withoutProject : (projects[(member + (n % 2)) % projects.length] ?? projects[0]);
  return { ...(project && { project }), travelReason: reasons[n % reasons.length] ?? reasons[0] };
}

/** Employees whose trips the last cycles have. */
export const recentTravellers = ['20250071', '20250072', '20250073', '20250074'] as const;

/** Days ago on which the last bills have trips of each product: some in each of the last five months. */
export const recentDays = (first: number, each: number): number[] =>
  Array.from({ length: Math.floor((150 - first) / each) + 1 }, (_, n) => first + n * each);
