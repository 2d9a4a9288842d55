import { showMoment } from '#domain/show-moment.ts';
import { useTexts } from '#kit/use-texts.ts';

/** Words of the messages about orders and of the notices, wherever they are shown. */
export const texts = {
  title: '订单消息与公告',
  notices: '公告',
  link: '消息',
  count: (unread: number) => (unread ? `消息，${unread > 99 ? '99+' : unread} 条未读` : '消息'),
  kinds: {
    order: '订单',
    pay: '支付',
    ticket: '出票',
    refund: '退票',
    change: '改签',
    flight: '航变',
    stay: '酒店',
    approve: '审批',
    apply: '申请',
    bill: '账单',
    join: '企业',
    budget: '预算',
  },
  unread: '未读',
  allRead: '全部已读',
  more: '加载更多',
  none: '暂无订单消息',
  noneText: '支付、出票、退改和航班变动会在这里通知您',
  isOld: '网络异常，显示的可能不是最新消息',
  retry: '重试',
  moment: showMoment,
};

export const useMessageTexts = (): typeof texts => useTexts('messages', texts);
