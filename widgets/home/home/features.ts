import type { TagKind } from '#ui/display/Tag.tsx';
import { iconIdCard, iconReceipt, iconRefresh, iconShield, iconStamp, iconTag } from '#ui/icons/icons.ts';
import { isOpened } from '#routes/opened.ts';
import type { RouteName } from '#routes/names.ts';
import type { HomePage } from './kinds.ts';

interface Feature {
  icon: string;
  title: string;
  /** `{train}` is left out until trains are sold. */
  text: string;
  /** Route that has to be open; without it the next point takes its place. */
  needs?: RouteName;
  /** Made-up rows that show what it looks like. */
  sample: readonly (readonly [name: string, verdict: string, kind: TagKind])[];
}

const bills: Feature = {
  icon: iconReceipt,
  title: '账单对得上',
  text: '每笔都能点开看订单，合计分毫不差；电子行程单自动归集。',
  sample: [
    ['8 月 96 单机票', '差额 ¥0.00', 'ok'],
    ['电子行程单', '已归集 94 / 96', 'info'],
  ],
};

const apart: Feature = {
  icon: iconIdCard,
  title: '因公因私分开',
  text: '同一个账户，因公订单进入单位账单，因私订单由个人支付，互不混淆。',
  sample: [
    ['广州业务培训', '因公', 'info'],
    ['国庆返乡', '因私', 'mute'],
  ],
};

/** A page shows this many. */
const shown = 3;

const features: Readonly<Record<HomePage['features'], readonly Feature[]>> = {
  company: [
    {
      icon: iconShield,
      title: '差标先看见',
      text: '每个航班、房型{train}旁写明合规或超标多少，超出的部分可由个人支付。',
      sample: [
        ['ZH1519　¥1,280', '超标 ¥104', 'over'],
        ['HU7605　¥780', '合规', 'ok'],
      ],
    },
    {
      icon: iconStamp,
      title: '审批不误出票',
      needs: 'travel_examination_list',
      text: '按截止时间排序，会签可并行；座位快到期时自动提醒审批人。',
      sample: [
        ['上海供应商评审', '剩 21 分', 'over'],
        ['广州展会布展', '今天 18:00', 'mute'],
      ],
    },
    bills,
    apart,
  ],
  personal: [
    {
      icon: iconTag,
      title: '价格含税',
      text: '列表中的每个价格都含机建和燃油，核对舱位后才下单，变价会先告知您。',
      sample: [
        ['CA1501　票价 ¥690', '含税 ¥760', 'info'],
        ['核对结果', '价格未变', 'ok'],
      ],
    },
    {
      icon: iconRefresh,
      title: '退改写明时间',
      text: '每一档手续费在何时生效、扣多少，下单前和退票前都按时刻列出。',
      sample: [
        ['起飞 7 天前', '退票费 5%', 'ok'],
        ['起飞前 4 小时内', '退票费 50%', 'over'],
      ],
    },
    {
      icon: iconShield,
      title: '不搭售',
      text: '保险与服务默认不勾选，由您自己决定；支付页的金额就是您选择的合计。',
      sample: [
        ['航空意外险', '未勾选', 'mute'],
        ['延误险', '未勾选', 'mute'],
      ],
    },
  ],
  public: [
    apart,
    {
      icon: iconShield,
      title: '按标准预订',
      text: '舱位与限额按职级设定，超出时当场写明金额，并可填写事由。',
      sample: [
        ['经济舱　¥780', '合规', 'ok'],
        ['公务舱　¥2,460', '超标 ¥1,280', 'over'],
      ],
    },
    bills,
  ],
};

/** The points of a page: only what is open is promised. */
export const featuresOf = (which: HomePage['features']): readonly Feature[] =>
  features[which]
    .filter(({ needs }) => !needs || isOpened(needs))
    .slice(0, shown)
    .map((one) => ({ ...one, text: one.text.replace('{train}', isOpened('train_query_list') ? '、席位' : '') }));
