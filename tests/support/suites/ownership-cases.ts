import { standInPassword } from '#demo/sandbox/products/train/account/stand-in.ts';
import { issueMs } from '#demo/sandbox/orders/vouchers/issue.ts';
import { payPasswordMd5 } from '../orders/booking.ts';
import type { Fields, Things } from './owned-things.ts';

/** A call that names a thing of one member. */
interface OwnershipCase {
  path: string;
  /** Makes the thing and names it. */
  fields: (own: Things) => Promise<Fields>;
  /** The employee of a company who owns it; otherwise the operator does. */
  byEmployee?: true;
  /** Members who may reach it too. */
  sharedWith?: readonly string[];
  /** The row belongs to the person in all apps, not to one app. */
  acrossApps?: true;
}

/** Fields that name a thing of a member, by the calls of the contract. */
export const ownedFields = new Set([
  'id',
  'orderId',
  'orderIds',
  'orderNo',
  'outTradeNo',
  'out_trade_no',
  'psgIds',
  'quoteId',
  'saleId',
  'proofId',
  'proofs',
  'verifyKey',
  'vouchers',
  'codeId',
  'cardId',
  'unitCard',
  'addressId',
  'historyId',
  'titleId',
  'memberId',
  'superiorId',
  'bookerId',
  'sessionId',
  'photoId',
  'uploadToken',
]);

const company = ['20250070', '20250072', '20250073', '20250074'];
const date = (iso: string) => iso.slice(0, 10);
const certType = '2';
const contact = { name: '沈若清', mobilePhone: '13800000030' };

const refund = async (own: Things) => {
  const { orderId, psgIds } = await own.ticketed();
  return { orderId, psgIds, triptypes: [1], reason: 'plans' };
};
const change = async (own: Things) => {
  const { orderId, psgIds, order } = await own.ticketed();
  return { orderId, psgIds, triptype: 1, date: date(order.flightList[0]!.depTime), reason: 'plans' };
};
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg';
const proof = async (own: Things) =>
  (await own.call('/order/proof', { orderId: (await own.ticketed()).orderId, fileName: 'a.png', file: png }))[
    'proofId'
  ];
const card = async (own: Things) => ({ cardId: (await own.card()).cardId });
const passenger = async (own: Things) => ({ id: await own.passenger() });
const external = async (own: Things) => ({ id: await own.external() });
const order = async (own: Things) => ({ orderId: await own.unpaid() });
const stay = async (own: Things) => ({ orderNo: await own.stay() });
const railAccount = async (own: Things) => ({ historyId: await own.railAccount() });
const ride = async (own: Things) => ({ orderNo: await own.ride() });
const railTicket = async (own: Things) => ({ orderNo: await own.railTicket(), ticketIds: ['0-0'] });
const abroad = async (own: Things) => ({ orderNo: await own.tripAbroad() });
const address = async (own: Things) => ({ addressId: await own.address() });
const title = async (own: Things) => ({ titleId: await own.title() });
const code = async (own: Things) => ({ codeId: await own.code() });
const subordinate = async (own: Things) => ({
  memberId: (
    await own.call('/subordinate/save', {
      mobilePhone: `1700000${own.next()}`,
      realName: '闻人下级',
      memberType: '10',
      commission: 1,
    })
  )['memberId'],
});
const payment = (own: Things) => own.payment();
/** An itinerary that may be asked for: its trip has ended. */
const flown = async (own: Things) => {
  const { orderId, order } = await own.ticketed(3);
  await own.until(order.flightList[0]!.arrTime);
  return { orderNo: orderId, kind: 'itinerary', titleId: await own.title(), email: 'a@example.com' };
};
/** A token of the owner's, with a file for it. */
const photoFile = async (own: Things) => ({
  uploadToken: (await own.call('/member/uploadToken', {}))['uploadToken'],
  fileName: '闻人.png',
  file: png,
});
const photo = async (own: Things) => ({
  photoId: (await own.call('/member/uploadPhoto', await photoFile(own)))['photoId'],
});
const sessionId = async (own: Things) => {
  const { sessions } = (await own.answer('/account/security', {})).data as unknown as {
    sessions: { sessionId: string; isCurrent: boolean }[];
  };
  return { sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.sessionId };
};

export const ownershipCases: readonly OwnershipCase[] = [
  { path: '/passenger/detail', fields: passenger },
  { path: '/passenger/reveal', fields: async (own) => ({ ...(await passenger(own)), certType }) },
  { path: '/passenger/save', fields: async (own) => ({ ...own.traveller(), ...(await passenger(own)) }) },
  { path: '/passenger/delete', fields: passenger },
  { path: '/external/detail', fields: external, byEmployee: true, sharedWith: company },
  {
    path: '/external/reveal',
    fields: async (own) => ({ ...(await external(own)), certType }),
    byEmployee: true,
    sharedWith: company,
  },
  {
    path: '/external/save',
    fields: async (own) => ({
      ...own.traveller(),
      ...(await external(own)),
      hostId: 710071,
      visitReason: '技术交流',
    }),
    byEmployee: true,
    sharedWith: ['20250070'],
  },
  { path: '/external/delete', fields: external, byEmployee: true, sharedWith: ['20250070'] },
  { path: '/airTicket/createOrder', fields: async (own) => ({ ...(await own.verified()) }) },
  {
    path: '/quickOrder/create',
    fields: async (own) => {
      const { verifyKey, passengers, agreed, documentConsent } = await own.verified();
      return { verifyKey, passengers, contact, agreed, documentConsent, acceptDuplicate: true };
    },
  },
  { path: '/order/airOrderDetail', fields: order },
  { path: '/order/cancelAirOrder', fields: order },
  { path: '/order/acceptSchedule', fields: (own) => own.movedFlight() },
  { path: '/order/refundQuote', fields: refund },
  { path: '/order/refundApply', fields: async (own) => ({ quoteId: await own.refundQuote() }) },
  { path: '/order/refundWithdraw', fields: async (own) => ({ saleId: await own.refundSale() }) },
  { path: '/order/changeQuery', fields: change },
  {
    path: '/order/changeQuote',
    fields: async (own) => {
      const { orderId, psgIds, flightId, cabinCode } = await own.changeQuote();
      return { orderId, psgIds, triptype: 1, flightId, cabinCode, reason: 'plans' };
    },
  },
  { path: '/order/changeApply', fields: async (own) => ({ quoteId: (await own.changeQuote()).quoteId }) },
  { path: '/order/changeWithdraw', fields: async (own) => ({ saleId: await own.changeSale() }) },
  {
    path: '/order/proof',
    fields: async (own) => ({ orderId: (await own.ticketed()).orderId, fileName: 'a.png', file: png }),
  },
  { path: '/order/proofFile', fields: async (own) => ({ proofId: await proof(own) }) },
  { path: '/order/list', fields: async (own) => ({ bookerId: own.memberId }) },
  { path: '/order/counts', fields: async (own) => ({ bookerId: own.memberId }) },
  { path: '/order/export', fields: async (own) => ({ orderIds: [await own.unpaid()], format: 'csv' }) },
  { path: '/pay/payInfo', fields: async (own) => ({ ...(await order(own)), businessType: '5' }) },
  { path: '/pay/alipayPrecreate', fields: payment },
  { path: '/pay/weChatNewPay', fields: payment },
  { path: '/pay/alipayQuery', fields: async (own) => ({ out_trade_no: (await payment(own)).outTradeNo }) },
  { path: '/pay/weChatQuery', fields: async (own) => ({ out_trade_no: (await payment(own)).outTradeNo }) },
  { path: '/pay/tianHangPay', fields: payment },
  {
    path: '/pay/authCodePay',
    fields: async (own) => ({ ...(await payment(own)), code: await own.secretCode() }),
  },
  { path: '/pay/creditPay', fields: (own) => own.companyPayment('ok'), byEmployee: true },
  { path: '/pay/multiPay', fields: (own) => own.companyPayment('over'), byEmployee: true },
  { path: '/benefit/cancelOrder', fields: async (own) => ({ orderId: await own.benefit() }) },
  { path: '/voucher/request', fields: flown },
  {
    path: '/voucher/file',
    fields: async (own) => {
      const asked = await flown(own);
      await own.call('/voucher/request', asked);
      await own.later(issueMs);
      return { vouchers: [`${asked.orderNo}-itinerary`], format: 'html' };
    },
  },
  { path: '/hotel/createOrder', fields: (own) => own.verifiedStay() },
  { path: '/hotel/cancelQuote', fields: stay },
  { path: '/hotel/cancelOrder', fields: async (own) => ({ ...(await stay(own)), seenPenalty: '0' }) },
  { path: '/hotel/orderDetail', fields: stay },
  { path: '/train/createOrder', fields: (own) => own.verifiedRide() },
  {
    path: '/travel/standard/travellers',
    byEmployee: true,
    async fields(own) {
      const { verifyKey } = (await own.verifiedRide()) as { verifyKey: string };
      return { verifyKey, travellers: '[]' };
    },
  },
  { path: '/train/createWait', fields: (own) => own.quotedWait() },
  { path: '/train/orderDetail', fields: ride },
  { path: '/train/cancelOrder', fields: ride },
  { path: '/train/refundQuote', fields: railTicket },
  { path: '/train/refundApply', fields: async (own) => ({ quoteId: await own.railRefundQuote() }) },
  { path: '/train/changeQuery', fields: async (own) => ({ ...(await railTicket(own)), date: own.today() }) },
  { path: '/train/changeQuote', fields: (own) => own.railChange() },
  { path: '/train/changeApply', fields: async (own) => ({ quoteId: await own.railChangeQuote() }) },
  { path: '/train/changeWithdraw', fields: async (own) => ({ saleId: await own.railChangeSale() }) },
  // In another app the member holds the trip anew.
  { path: '/intl/verify', fields: (own) => own.verifiedAgain(), acrossApps: true },
  { path: '/intl/createOrder', fields: (own) => own.verifiedTrip() },
  { path: '/intl/orderDetail', fields: abroad },
  { path: '/intl/cancel', fields: abroad },
  { path: '/intl/refundQuote', fields: async (own) => ({ orderNo: await own.flightAbroad(), ticketIds: ['0-0'] }) },
  {
    path: '/intl/changeQuery',
    fields: async (own) => ({ orderNo: await own.flightAbroad(), ticketIds: ['0-0'], date: own.today() }),
  },
  {
    path: '/intl/changeQuote',
    fields: async (own) => {
      const { orderNo, flights } = await own.intlChange();
      return { orderNo, ticketIds: ['0-0'], flights };
    },
  },
  { path: '/intl/changeApply', fields: async (own) => ({ quoteId: (await own.intlChange()).quoteId }) },
  { path: '/intl/changeWithdraw', fields: async (own) => ({ saleId: await own.intlChangeSale() }) },
  { path: '/intl/refundApply', fields: async (own) => ({ quoteId: await own.intlRefundQuote() }) },
  {
    path: '/wallet/withdraw/apply',
    fields: async (own) => ({ ...(await card(own)), amount: '100', fee: '1', payPassword: payPasswordMd5 }),
    acrossApps: true,
  },
  { path: '/bank/bind', fields: (own) => own.newCard(), acrossApps: true },
  { path: '/bank/advanceUnbind', fields: card, acrossApps: true },
  { path: '/bank/unbind', fields: (own) => own.leavingCard(), acrossApps: true },
  { path: '/account/signOut', fields: sessionId },
  { path: '/member/uploadPhoto', fields: photoFile, acrossApps: true },
  { path: '/member/photo', fields: photo, acrossApps: true },
  { path: '/account/memberUpdate', fields: photo, acrossApps: true },
  { path: '/address/detail', fields: address },
  { path: '/address/default', fields: address },
  { path: '/address/delete', fields: address },
  {
    path: '/train/account/login',
    fields: async (own) => ({ ...(await railAccount(own)), railPassword: standInPassword }),
  },
  { path: '/train/account/forget', fields: railAccount },
  {
    path: '/address/save',
    fields: async (own) => ({ ...own.house(), ...(await address(own)) }),
  },
  { path: '/invoice/save', fields: async (own) => ({ ...own.heading(), ...(await title(own)) }) },
  { path: '/message/read', fields: async (own) => ({ id: await own.message() }) },
  { path: '/invoice/detail', fields: title },
  { path: '/invoice/default', fields: title },
  { path: '/invoice/delete', fields: title },
  { path: '/payAuth/revoke', fields: code },
  { path: '/payAuth/uses', fields: code },
  { path: '/subordinate/detail', fields: subordinate, acrossApps: true },
  { path: '/subordinate/resetPassword', fields: subordinate, acrossApps: true },
  {
    path: '/subordinate/freeze',
    fields: async (own) => ({ ...(await subordinate(own)), frozen: true }),
    acrossApps: true,
  },
  { path: '/subordinate/orders', fields: subordinate, acrossApps: true },
  {
    path: '/subordinate/save',
    fields: async (own) => ({ ...(await subordinate(own)), realName: '闻人下级', memberType: '20', commission: 2 }),
    acrossApps: true,
  },
  // The distributor lists the own subordinates.
  {
    path: '/subordinate/list',
    fields: async () => ({ superiorId: '20250041' }),
    sharedWith: ['20250041'],
    acrossApps: true,
  },
];
