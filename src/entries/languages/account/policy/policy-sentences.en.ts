import type { Sentence } from '../../sentences.ts';

/** Sentences of the server about policies, where they have a name or a figure in them. */
export const policySentences: readonly Sentence[] = [
  ['复制自“{name}”第 {n} 版', 'Copied from “{name}” v{n}'],
  [
    '{name}已于 {time} 修改了该标准（第 {n} 版），请查看最新内容后再保存',
    '{name} changed this policy at {time} (v{n}): see it before you save',
  ],
  ['{name}已在适用范围内', '{name} is selected already'],
  [
    '一份标准最多指定 {n} 个对象，请改为按等级或部门指定',
    'A policy has at most {n} subjects: assign it by level or department',
  ],
  ['已发布，{day} 起生效', 'Published, active from {day}'],
  ['第 {n} 版正在生效，请先停用再删除', 'v{n} is active: retire it before you delete'],
  ['第 {n} 版即将生效，请先停用再删除', 'v{n} is planned: retire it before you delete'],
  ['已有 {n} 笔订单按该标准判定，须保留以备查询', '{n|order|orders} were judged by it: it has to be kept'],
  ['已有 {n} 次用车按该标准判定，须保留以备查询', '{n|ride|rides} were judged by it: it has to be kept'],
  ['第 {n} 条规则：{text}', 'Rule {n}: {text}'],
  ['“{name}”条件重复，请合并为一条', 'Two conditions are about {name}: make them one'],
  ['{name}没有“{label}”条件', '{name} have no condition “{label}”'],
  ['{name}没有这种限制', '{name} have no such limit'],
  ['{name}应在 {n} 到 {m} {unit}之间', '{name}: from {n} to {m} {unit}'],
  ['{label}“{name}”不存在，请重新选择', '{label} “{name}” does not exist: select another'],
  ['{name}不会低于这个数，条件永远不成立', '{name} is never below this number'],
  ['{name}不会达到这个数，条件永远不成立', '{name} never reaches this number'],
];
