import { channelNames as chinese } from './pay-methods.ts';

const channelNames: Record<keyof typeof chinese, string> = {
  alipay: 'Alipay',
  weChatPay: 'WeChat Pay',
  tianHangPay: 'Wallet',
  creditPay: 'Company credit',
};

/** The ways of a payment by their Chinese. */
export const channelLabels: readonly (readonly [name: string, english: string])[] = Object.entries(chinese).map(
  ([channel, name]) => [name, channelNames[channel as keyof typeof chinese]] as const,
);
