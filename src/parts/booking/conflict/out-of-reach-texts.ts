/** Words of each product for an offer that cannot be had, and for a link that names none. */
export const outOfReachTexts = {
  flight: {
    brokenTitle: '航班信息已失效',
    brokenText: '链接不完整或已失效，请重新选择航班',
    refusedTitle: '无法预订所选航班',
    failedTitle: '没能确认最新价格',
  },
  intl: {
    brokenTitle: '航班信息已失效',
    brokenText: '请重新选择航班',
    refusedTitle: '无法预订所选行程',
    failedTitle: '没能确认最新价格',
  },
  hotel: {
    brokenTitle: '酒店信息已失效',
    brokenText: '链接不完整或已失效，请重新选择酒店和房型',
    refusedTitle: '无法预订所选房型',
    failedTitle: '没能确认最新房态与价格',
  },
  train: {
    brokenTitle: '车次信息已失效',
    brokenText: '链接不完整或已失效，请重新选择车次和席别',
    refusedTitle: '无法预订所选车次',
    failedTitle: '没能确认最新余票与价格',
  },
};
