import { computed, effect } from '@preact/signals-core';
import { fixedYuan } from '#domain/money.ts';
import {
  businessTypeOf,
  isBenefit as isBenefitType,
  isPartOfOrder,
  orderPlace,
  placeAfterPayment,
} from '#domain/product/business-types.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import { codeProductOf } from '#domain/payment/pay-code.ts';
import { isQrMethod } from '#domain/payment/pay-methods.ts';
import { rechargeFor } from '#domain/payment/recharge-for.ts';
import { createCopy } from '#kit/copy-text.ts';
import { openOrderSearch } from '#parts/order/order-search.ts';
import { toPayment } from '#parts/account/recharge/to-payment.ts';
import { wrote } from '#kit/resources/writes.ts';
import type { Services } from '#kit/services.ts';
import { createCashier } from './cashier.ts';
import { createChoice } from './choice.ts';
import { requestsOf } from './code/pay-request.ts';
import type { Digest } from './code/pay-request.ts';
import { createGiveUp } from './give-up.ts';
import { createPaying } from './paying.ts';
import { createQr } from './code/qr.ts';
import type { Texts } from './texts.ts';

type Journey = Texts['journeys'][keyof Texts['journeys']];

/** Payments that end a booking of flights. */
const endsBooking: ReadonlySet<BusinessType> = new Set(['dometicketOrderPay']);

interface PayOrderProps {
  orderId: string;
  businessType: string;
}

export type PayOrderModel = ReturnType<typeof createPayOrder>;

/** Of each part of the page. */
export interface PartProps {
  model: PayOrderModel;
  texts: Texts;
}

export function createPayOrder(services: Services, props: PayOrderProps, texts: Texts, digest: Digest) {
  const type = businessTypeOf(props.businessType);
  const cashier = createCashier(services, props.orderId, type, texts);
  const choice = createChoice(services, cashier);
  const request = requestsOf(services, type ?? 'dometicketOrderPay', digest);
  const qr = createQr(services, cashier, type ?? 'dometicketOrderPay', request, texts);
  const paying = createPaying(services, { cashier, choice, qr }, request, texts, digest);
  let hasBegun = false;
  let wasToBePaid = false;
  let hasLeft = false;

  /** Follows the server's answers to any call. */
  const stopFollowing = effect(() => {
    const phase = cashier.phase.value;
    const info = cashier.info.value;
    if (!info) return;
    // The methods come with the approval.
    if (!hasBegun && phase !== 'awaits') {
      hasBegun = true;
      choice.begin(info);
      // The company has paid its share before a reload or elsewhere: the code for the rest.
      if (info.state === 'partly' && phase === 'open') void openRest();
    }
    if (phase === 'open') wasToBePaid = true;
    else {
      qr.close();
      paying.stop();
      if (phase === 'paid') finish();
    }
  });

  function openRest(): Promise<void> | void {
    const method = choice.method.peek();
    const personal = choice.personal.peek();
    if (method && isQrMethod(method)) return qr.open(method);
    if (isQrMethod(personal)) return qr.open(personal);
  }

  /** Specification 2, section 4, "After payment success": once, by business type. */
  function finish(): void {
    const info = cashier.info.peek();
    if (!info || !type || hasLeft) return;
    hasLeft = true;
    choice.forget();
    wrote();
    if (wasToBePaid) services.emit('paid', { orderId: info.orderId, amount: fixedYuan(info.amount) });
    const next = placeAfterPayment(type, info);
    if (!next) return;
    // Paid before this visit, as on a reload: the order may be further by now.
    if (next.message) services.say.toast(wasToBePaid ? next.message : texts.paidBefore, 'ok');
    services.navigate(next.route, { ...next.params, ...rechargeFor(services.place.peek().query) }, { replace: true });
  }

  void cashier.ask();

  const giveUp = createGiveUp(
    services,
    texts,
    () => cashier.ask(),
    () => !!cashier.info.peek()?.isDeposit,
  );
  const journeys: Partial<Record<BusinessType, Journey>> = texts.journeys;
  const journey = computed(() => (cashier.info.value?.isDeposit ? texts.journeys.trainWait : type && journeys[type]));

  const toFlights = () => openOrderSearch(services, props.orderId, cashier.info.peek()?.trip ?? {});
  // Opened from the list of orders, whose filters and page are one step back.
  const { from } = services.place.peek().query;
  const isFromOrders = from === 'orders';
  const isFlight = !!type && endsBooking.has(type);
  const isBenefit = !!type && isBenefitType(type);
  function showOrder(): void {
    const place = type && orderPlace(type, cashier.info.peek() ?? { orderId: props.orderId, orderNo: props.orderId });
    if (place) services.navigate(place.route, place.params);
  }
  // The difference of a change belongs to its order; each product begins with its own search.
  const isPart = !!type && isPartOfOrder(type);
  const toWaiting = toPayment(services);
  const to = (route: string) => () => services.navigate(route, cashier.info.peek()?.trip);
  const ways: Partial<Record<BusinessType, [text: string, go: () => void] | null>> = {
    // Of a recharge that another payment waits for.
    recharge: toWaiting && [texts.toOrder, toWaiting],
    hotelPay: [texts.toHotels, to('hotel_index')],
    trainPay: [texts.toTrains, to('train_query_list')],
    intlPay: [texts.toIntl, to('intl_flight_query_list')],
  };
  const way = isPart ? ([texts.toOrder, showOrder] as const) : type && ways[type];
  /** Benefits and recharges belong to a page of the account centre. */
  const hasOwnPage = isBenefit || type === 'recharge';
  const [showText, backText] = isBenefit
    ? [texts.showBenefits, texts.toBenefits]
    : hasOwnPage
      ? [texts.showWallet, way?.[0] ?? texts.toWallet]
      : [texts.showOrder, way?.[0] ?? (from === 'order' ? texts.showOrder : texts.toFlights)];
  const bookAgain = way?.[1] ?? (hasOwnPage || from === 'order' ? showOrder : toFlights);
  const back = () => {
    if (services.back()) return;
    if (isFromOrders) services.navigate('order_list');
    else bookAgain();
  };

  return {
    type,
    cashier,
    choice,
    qr,
    paying,
    isCancelling: giveUp.isBusy,
    cancel: () => void (type && giveUp.run(type, props.orderId)),
    journey,
    hasOrderPlace: !!type && orderPlace(type, { orderId: '', orderNo: '' }) !== null,
    takesCodes: !!type && codeProductOf(type) !== undefined,
    /** Fields of the payment that a code is for; null before the first answer. */
    async tradeForCode() {
      const info = cashier.info.peek();
      return info && (await request(info));
    },
    reload: () => void cashier.ask(),
    /** Asks whether the order has been paid elsewhere; a paid one leaves the page by itself. */
    async look() {
      const info = await cashier.ask();
      if (!info) services.say.toast(texts.checkFailed, 'warn');
      else if (info.state === 'open' || info.state === 'partly') services.say.toast(texts.notPaidYet);
    },
    showOrder,
    isBenefit,
    hasOwnPage,
    showText,
    backText,
    isFlight,
    /** As its order names it. */
    partName: texts.partNames[type as keyof Texts['partNames']],
    /** The payment is a part of an order that goes on without it. */
    isPart,
    isFromOrders,
    back,
    toFlights,
    /** Where the order came from: the flights, the member benefits, or the wallet. */
    bookAgain,
    copyText: createCopy(services, texts),
    dispose() {
      stopFollowing();
      qr.close();
      paying.dispose();
      cashier.dispose();
    },
  };
}
