/** Words of the requests about an order, under the name of its page. */
export const trackTexts = {
  saleTitles: { refund: '退票进度', change: '改签进度' },
  payChange: '支付差价',
  withdraw: '撤回申请',
  withdrawQuestion: {
    title: '撤回申请',
    text: '受理前可撤回，客票保持原状；再申请时手续费以那时为准。',
    yes: '撤回申请',
    no: '再想想',
  },
  withdrawn: '申请已撤回',
  othersLater: '本次申请完成后，可办理其他客票的退改签',
  oldFlight: '原航班',
  newFlight: '新航班',
};

export type TrackTexts = typeof trackTexts;
