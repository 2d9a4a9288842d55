import type { AppConfig, Theme } from './theme.ts';

/** Defaults for settings that a partner leaves out, and for a configuration that cannot be read. */
export const defaultConfig: AppConfig = {
  appId: 'default',
  name: '星航商旅',
  homePageName: '',
  tokens: {},
  colorScheme: 'light',
  heroLight: 'day',
  texts: {
    brand: '星航商旅',
    company: '星航商旅科技（上海）有限公司',
    filingNumber: '沪ICP备20260918号',
    agreement: '《星航服务协议》',
    privacy: '《隐私政策》',
    providedBy: '由星航商旅提供',
  },
  telephones: ['400-000-6060'],
  switches: {
    showServFee: true,
    showPayPwd: true,
    airTicket: true,
    hotel: true,
    train: true,
    applyForForm: true,
    pay: { alipay: true, weChatPay: true, tianHangPay: true, creditPay: true, multiPay: true },
    showAirRefund: true,
    showAirChange: true,
    showTrainChange: true,
    trainDepartureChange: false,
    goToPay: true,
    singleBrand: false,
  },
  loginDialog: 'newer',
  publicQuery: ['flight'],
  wording: {},
  menuNames: {},
  permissionsIds: [],
  headerQrCode: '',
  headerText: '',
  appDownloadUrl: '',
  chatUrl: '',
  linkOrigins: [],
  hiddenLinks: [],
};

/** The configuration of a partner: the default with the partner's differences laid over it. */
export function mergeTheme(theme: Theme): AppConfig {
  return {
    ...defaultConfig,
    ...theme,
    texts: { ...defaultConfig.texts, ...theme.texts },
    switches: { ...defaultConfig.switches, ...theme.switches },
    tokens: { ...theme.tokens },
  };
}
