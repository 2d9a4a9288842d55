import type { PolicyNames } from '#domain/policy/words/condition-words.ts';

/** Words of the editor of a rule, of travel standards and of cars. */
export const ruleTexts = {
  is: '是',
  isNot: '不是',
  atLeast: '不低于',
  below: '低于',
  from: '从',
  to: '到',
  addHours: '再加一段',
  removeHours: (at: number) => `删除第 ${at} 段`,
  hoursFrom: (at: number) => `第 ${at} 段开始`,
  hoursTo: (at: number) => `第 ${at} 段结束`,
  nextDay: '次日',
  find: (field: string) => `查找${field}`,
  none: '没有可选项',
  noMatch: '没有符合的',
  op: '关系',
  removeCondition: (field: string) => `删除条件：${field}`,
  addCondition: '添加条件',
  conditions: '条件',
  always: '没有条件：所有情况都适用',
  limit: '限制',
  effect: '超出时',
  message: '提示文案',
  messageHint: '留空时用本产品的通用文案',
  yuan: '元',
  percent: '%',
  discount: '折',
  /** Percent in one of these. */
  discountPer: 10,
  days: '天',
  hours: '小时',
  nights: '晚',
  stars: '星',
  times: '次',
  perDay: '每日',
  perMonth: '每月',
  lowestHours: '前后小时数',
  lowestTolerance: '允许高出',
  formulas: {
    sumPercent: '两人限额之和的百分比',
    higherPercent: '较高一人的百分比',
    higherAndPercent: '较高一人，另加较低一人的百分比',
    higherPlus: '较高一人，另加固定金额',
    meanPlus: '两人平均，另加固定金额',
  },
  formula: '合住限额',
  /** `digits`: after the point. */
  wrongNumber: (least: number, most: number, sign: string, unit: string, digits: number) =>
    `请输入 ${sign}${least.toLocaleString('en')} 至 ${sign}${most.toLocaleString('en')}${unit && ` ${unit}`}，${
      digits ? `最多 ${digits} 位小数` : '须为整数'
    }`,
  wrongDay: (min: string) => `请输入日期，如 2030-01-31${min && `，不早于 ${min}`}`,
  wrongClock: '请输入 00:00 至 24:00，如 22:30',
  wrong: '还没有填对',
  noChoice: '请至少选择一项',
  noLevel: '未定级',
  otherCities: '其他城市',
  /** In place of the Chinese sentences of rules. */
  sentences: {} as Pick<PolicyNames, 'words'>,
};
