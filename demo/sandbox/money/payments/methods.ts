import type { PayMethod } from '#domain/payment/pay-methods.ts';
import type { PayMethodState } from '#contract/payment.ts';
import type { LevelKey } from '#contract/row.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Split } from '#domain/payment/split.ts';
import type { Purchase } from './product.ts';

/** Everything that decides how an order may be paid. */
export interface PayScene {
  level: LevelKey;
  /** A family child member: may not change the family's money. */
  isChild: boolean;
  /** Methods that the application offers. */
  offered: Readonly<Record<PayMethod, boolean>>;
  /** The company has paid its share, the traveller pays the rest. */
  isPartly: boolean;
  dueFen: Fen;
  walletFen: Fen;
  creditFen: Fen;
  /** Why the company's line takes no booking now; "" where it does. */
  creditBlock: string;
  /** Shares of company and traveller; null: private travel. */
  split: Split | null;
}

const isCompany = (level: LevelKey): boolean => level === '70' || level === '7_0';

/** Money is missing: the amount is told beside the sentence, so that no client has to read it there. */
type Short = Pick<PayMethodState, 'reason' | 'missing'>;
const short = (what: string, needed: Fen, there: Fen): Short | '' =>
  needed > there ? { reason: `${what} ¥${showFen(needed - there, true)}`, missing: yuanOf(needed - there) } : '';

/** The company pays up to its limit; only the company may change that. */
export const aboveLimit = (personal: Fen): string =>
  `超出公司限额的 ¥${showFen(personal, true)} 须由您支付；如需公司全额支付，请联系企业管理员`;

/** The company has decided that its travellers pay. */
export const paidByTraveller = '公司设置由出行人支付，不可使用公司授信';

/** The company pays all: nothing is left to share. */
export const nothingPersonal = '公司全额支付，无需个人支付';

export const childWallet = '家庭子会员不能使用钱包支付';

function companyReason(scene: PayScene): string {
  if (!scene.split) return '因私订单请个人支付';
  if (scene.split.company === 0 && scene.split.personal > 0) return paidByTraveller;
  return scene.isPartly ? '公司部分已支付，请支付个人部分' : scene.creditBlock;
}

/** Reason why a method cannot be used, with the missing amount; "" when it can. */
const reasons: Readonly<Record<PayMethod, (scene: PayScene) => string | Short>> = {
  alipay: () => '',
  weChatPay: () => '',
  tianHangPay: ({ isChild, dueFen, walletFen }) => (isChild ? childWallet : short('余额不足', dueFen, walletFen)),
  creditPay: (scene) =>
    companyReason(scene) ||
    (scene.split?.personal ? aboveLimit(scene.split.personal) : short('授信额度不足', scene.dueFen, scene.creditFen)),
  multiPay: (scene) =>
    companyReason(scene) ||
    (scene.split?.personal ? short('授信额度不足', scene.split.company, scene.creditFen) : nothingPersonal),
};

/** In the order they are shown; the company's own first where there is a company (looks 06). */
const ranks: Record<'company' | 'private', readonly PayMethod[]> = {
  company: ['multiPay', 'creditPay', 'tianHangPay', 'alipay', 'weChatPay'],
  private: ['alipay', 'weChatPay', 'tianHangPay'],
};

/** A recharge fills the wallet, so neither the wallet nor the company pays it. */
export const offeredFor = (
  { business_type }: Pick<Purchase, 'business_type'>,
  offered: PayScene['offered'],
): PayScene['offered'] =>
  business_type === 'recharge' ? { ...offered, tianHangPay: false, creditPay: false, multiPay: false } : offered;

/** Methods by member kind and application: only offered ones, the unusable ones with their reason. */
export function payMethods(scene: PayScene): PayMethodState[] {
  // An employee uses the line for this order: how much the whole company has left is the company's own.
  const seesLine = scene.level === '70' || (scene.split?.company ?? scene.dueFen) > scene.creditFen;
  const balances: Partial<Record<PayMethod, Fen>> = {
    tianHangPay: scene.walletFen,
    ...(seesLine && { creditPay: scene.creditFen }),
  };
  return ranks[isCompany(scene.level) ? 'company' : 'private']
    .filter((method) => scene.offered[method])
    .map((method) => {
      const why = reasons[method](scene);
      const balance = balances[method];
      return {
        method,
        enabled: why === '',
        ...(typeof why === 'string' ? { reason: why, missing: '' } : why),
        balance: balance === undefined ? '' : yuanOf(balance),
      };
    });
}

/** The company pays what it may, else the traveller pays by QR code; the first of these that can be used. */
export function preferredMethod(methods: readonly PayMethodState[]): PayMethod {
  const wanted: readonly PayMethod[] = ['multiPay', 'creditPay', 'alipay', 'weChatPay', 'tianHangPay'];
  return (
    wanted.find((method) => methods.some((one) => one.method === method && one.enabled)) ??
    methods[0]?.method ??
    'alipay'
  );
}
