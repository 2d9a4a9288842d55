import { dayMs } from '#domain/china-time.ts';
import type { NoticeRow } from '../../../ground/database/tables/tables-notice.ts';
import type { Seeder } from './seeding.ts';

interface Seeded extends Pick<NoticeRow, 'id' | 'title' | 'body' | 'level'> {
  daysAgo: number;
  /** Days it is shown; absent: for good. */
  days?: number;
  appId?: string;
}

/** An ended one and one of another application are among them: neither reaches a visitor. */
const seeded: readonly Seeded[] = [
  {
    id: 'N2026004',
    level: 'important',
    title: '出行高峰请提前值机',
    body: '近期旅客较多，建议国内航班提前 2 小时、国际及港澳台航班提前 3 小时到达机场。值机柜台通常在起飞前 45 至 60 分钟停止办理，请以机场公布为准。',
    daysAgo: 1,
    days: 30,
  },
  {
    id: 'N2026003',
    level: 'travel',
    title: '携带充电宝乘机须有 3C 标识',
    body: '乘坐国内航班，请勿携带没有 3C 标识、标识不清或被召回的充电宝。额定能量不超过 100 瓦时的可随身携带，不可托运，飞行中不可使用。',
    daysAgo: 6,
  },
  {
    id: 'N2026002',
    level: 'rule',
    title: '电子行程单可由平台代为申请',
    body: '国内机票的报销凭证为电子发票（航空运输电子客票行程单）。出行后 180 天内可在订单详情中申请，开具后发送至您预留的邮箱。',
    daysAgo: 18,
  },
  {
    id: 'N2026001',
    level: 'important',
    title: '系统维护已完成',
    body: '支付服务已恢复正常，给您带来的不便敬请谅解。',
    daysAgo: 40,
    days: 2,
  },
  {
    id: 'N2026005',
    appId: 'harbour',
    level: 'rule',
    title: '差旅标准调整',
    body: '本月起因公机票按新的差旅标准执行，超标订单需填写原因。具体标准请在预订时查看，或咨询企业管理员。',
    daysAgo: 3,
    days: 60,
  },
];

export const seedNotices: Seeder = async ({ tx, now }) => {
  const rows = seeded.map(({ id, appId, title, body, level, daysAgo, days }): NoticeRow => {
    const from = now - daysAgo * dayMs;
    return {
      id,
      app_id: appId ?? null,
      title,
      body,
      level,
      shown_from: from,
      shown_until: days ? from + days * dayMs : null,
    };
  });
  await tx.insertInto('notices').values(rows).execute();
};
