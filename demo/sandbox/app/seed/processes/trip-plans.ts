import type { PolicyProduct } from '#domain/policy/schema.ts';

type Answer = 'agree' | 'refuse' | 'handOn' | 'late' | 'open';

/** A trip that a seeded employee asked for: its days before now (less than nothing: ahead), and how it went. */
export interface TripPlan {
  /** Employee with an account; 710101 is the general manager, for whom the company's account decides. */
  employeeId: number;
  daysAgo: number;
  /** Days between the request and the trip, and nights of the trip. */
  ahead: number;
  nights: number;
  reason: string;
  from: string;
  to: string;
  product: Extract<PolicyProduct, 'flight' | 'train'>;
  budget: number;
  /** Of each approver whose turn it is, in their order; `open` leaves the case as it is. */
  answers: readonly Answer[];
  comment?: string;
  /** Hours until each answer. */
  hours?: number;
  urged?: true;
  withdrawn?: true;
}

const reasons = ['客户拜访', '项目验收', '现场联调', '季度复盘', '行业展会', '供应商考察', '新员工培训', '招投标答辩'];
const ways = [
  ['BJS', 'SHA'],
  ['BJS', 'CAN'],
  ['SHA', 'CTU'],
  ['BJS', 'HGH'],
  ['SHA', 'XIY'],
  ['BJS', 'WUH'],
] as const;
const refusals = ['本季度预算已用完，请改为线上会议', '与上周的行程合并后再提交', '请补充客户的邀请函'];
const applicants = [710_071, 710_074, 710_073, 710_072, 710_101];

/** One a month for two years: most of them were approved. */
const past = Array.from({ length: 24 }, (_, n): TripPlan => {
  const [from, to] = ways[n % ways.length] ?? ways[0];
  const isRefused = n % 7 === 4;
  return {
    employeeId: applicants[n % applicants.length] ?? 710_071,
    daysAgo: 720 - n * 29,
    ahead: 6 + (n % 5),
    nights: 1 + (n % 4),
    reason: reasons[n % reasons.length] ?? '客户拜访',
    from,
    to,
    product: n % 3 === 2 ? 'train' : 'flight',
    budget: 1800 + (n % 6) * 400,
    answers: [n % 8 === 5 ? 'handOn' : 'agree', isRefused ? 'refuse' : 'agree'].slice(isRefused ? 1 : 0) as Answer[],
    hours: 1 + (n % 9),
    ...(isRefused && { comment: refusals[n % refusals.length] ?? '' }),
    ...(n % 6 === 1 && { comment: '同意，请提前预订' }),
    ...(n % 11 === 3 && { withdrawn: true as const, answers: [] }),
  };
});

const soon = { ahead: 12, nights: 2, answers: ['open'] as const };

/** Those that are under way now, and those of the last weeks by time-outs and deputies. */
const present: readonly TripPlan[] = [
  {
    ...soon,
    employeeId: 710_071,
    daysAgo: 0.1,
    reason: '华东客户上线支持',
    from: 'BJS',
    to: 'SHA',
    product: 'flight',
    budget: 2600,
    urged: true,
  },
  {
    ...soon,
    employeeId: 710_074,
    daysAgo: 0.4,
    reason: '品牌大会布展',
    from: 'BJS',
    to: 'CAN',
    product: 'flight',
    budget: 3200,
  },
  {
    ...soon,
    employeeId: 710_073,
    daysAgo: 0.8,
    reason: '成都大客户谈判',
    from: 'SHA',
    to: 'CTU',
    product: 'flight',
    budget: 3600,
  },
  {
    ...soon,
    employeeId: 710_072,
    daysAgo: 0.3,
    reason: '研发中心异地评审',
    from: 'BJS',
    to: 'HGH',
    product: 'train',
    budget: 1900,
  },
  {
    ...soon,
    employeeId: 710_101,
    daysAgo: 0.2,
    reason: '董事会与投资人会议',
    from: 'BJS',
    to: 'SHA',
    product: 'flight',
    budget: 5200,
  },
  {
    ...soon,
    employeeId: 710_101,
    daysAgo: 0.6,
    reason: '华南分公司季度会',
    from: 'BJS',
    to: 'CAN',
    product: 'flight',
    budget: 4800,
  },
  {
    ...soon,
    employeeId: 710_071,
    daysAgo: 6,
    reason: '西安机房巡检',
    from: 'SHA',
    to: 'XIY',
    product: 'flight',
    budget: 2400,
    answers: ['late', 'agree'],
    comment: '主管逾期未处理，代为审批',
  },
  {
    ...soon,
    employeeId: 710_071,
    daysAgo: 9,
    reason: '武汉项目交付',
    from: 'BJS',
    to: 'WUH',
    product: 'train',
    budget: 1500,
    answers: ['agree'],
    comment: '注意控制住宿费用',
  },
];

export const tripPlans: readonly TripPlan[] = [...past, ...present];
