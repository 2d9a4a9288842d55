import type { CarLosses } from '#domain/car/losses.ts';
import type { CarScene } from '#domain/car/names.ts';
import { isEmptyWeek, minutesOf } from '#domain/car/week.ts';
import { reachTexts } from '#parts/draft/reach/reach-texts.ts';

import type { Texts } from '../texts.ts';

/** Words of a car standard before it is published. */
export const publishTexts = {
  title: (name: string) => `发布「${name}」`,
  ...reachTexts,
  from: '生效日期',
  first: '这是第一个版本，适用对象此前没有用车标准',
  /** Rides that end with this version; hours in words as the rows say them. */
  losses: (
    { gap, scenes, hours }: CarLosses,
    nameOf: (scene: CarScene) => string,
    { hours: hoursOf, weekWords }: Pick<Texts, 'hours' | 'weekWords'>,
  ): string[] => [
    ...(isEmptyWeek(gap) ? [] : [`缺口 ${hoursOf(minutesOf(gap))}：${weekWords(gap)}没有规则，员工用车会被拒绝`]),
    ...(scenes.length ? [`不再可用的场景：${scenes.map(nameOf).join('、')}`] : []),
    ...hours.map(({ scene, week }) => `${nameOf(scene)}不再可用的时段：${weekWords(week)}`),
  ],
  sure: '以上情况不再可以用车，仍要发布',
  change: { added: '新增', removed: '删除', changed: '修改' },
  noChanges: '规则与生效中的版本相同',
  subject: (name: string) => `适用对象 ${name}`,
  wholeCompany: '全公司',
  night: '夜间安全',
  others: '带其他条件的规则',
  noteAsked: '修改说明（选填）',
  cancel: '取消',
  publish: '发布',
};
export type PublishTexts = typeof publishTexts;
