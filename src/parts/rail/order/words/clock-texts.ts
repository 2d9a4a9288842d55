/** Of the clock of a refund; its sentences have figures and moments of their own between the parts. */
export const clockTexts = {
  title: '退票时钟',
  unused: (tickets: number, sum: string) => `未使用 ${tickets} 张，共 ¥${sum}`,
  left: (days: number, hours: number) => `${days} 天 ${hours} 时`,
  rises: '后升档',
  leaves: '后开车，不能再退',
  now: (tickets: number) => `现在退 ${tickets} 张`,
  kept: '扣 ',
  free: '免手续费',
  back: '，退回 ',
  /** The premium is none of these sums: it comes back besides. */
  uninsured: '（不含保险）',
  end: '。',
  at: '',
  risesTo: (before: string, after: string) => ` 起手续费${before ? `由 ${before} 升至` : '为'} ${after}，多扣 `,
  gone: (trains: string) => ` ${trains} 开车后不能退票，其余车票仍可退。`,
  goneAll: ' 开车后不能退票。',
  /** Of a ticket that was changed to a day beyond 8 days. */
  keepsFive: ' 改签前距开车不足 8 天的车票，退票至少收 5%。',
  isNow: '现在 ',
  until: (moment: string) => `${moment} 前`,
  unsure: '拿不准去不去',
  unsureText: (until: string, isFree: boolean, isFreed: boolean) =>
    ` ${until} 前改签最划算：高价补差，低价退差；${isFree ? '' : '退回的差额按当时的退票费率扣手续费，'}票价相同不收费。${isFreed ? '铁路原因的改签不计入改签次数' : '每张票可改 1 次'}。`,
  sure: '确定不去',
  noHurry: (until: string) => `${until} 前退票免手续费，不必着急。`,
  hurry: (until: string, less: string) => `越早退越少，${until} 前退可少扣 ¥${less}。`,
  last: (until: string) => `${until} 开车前退票，之后只能当日改签。`,
};
