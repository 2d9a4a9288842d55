import type { defaultTokens } from './tokens.ts';

/** Name of a token without its prefix: `color-brand` is `--travel-color-brand` on a partner's page. */
export type TokenName = keyof typeof defaultTokens;

/** Switches of an application configuration (specification 1, sections 3.5 and 6; 2, section 9). Their readers: docs/switches.md. */
interface Switches {
  /** 0 hides service fees everywhere. */
  showServFee: boolean;
  /** 0 hides the payment password: orders are paid from the wallet without it. What leaves the wallet asks for one that is set. */
  showPayPwd: boolean;
  airTicket: boolean;
  hotel: boolean;
  train: boolean;
  /** Travel applications. */
  applyForForm: boolean;
  /** Methods that this application offers; an absent one is hidden. */
  pay: { alipay: boolean; weChatPay: boolean; tianHangPay: boolean; creditPay: boolean; multiPay: boolean };
  /** Order pages offer to refund and to change a flight. */
  showAirRefund: boolean;
  showAirChange: boolean;
  /** Order pages offer to change a train; with the second, also its departure station. */
  showTrainChange: boolean;
  trainDepartureChange: boolean;
  /** A new order leads to the cashier; otherwise to the order, where it is paid later. */
  goToPay: boolean;
  /** One brand only: /mismatch goes to th_official_index. */
  singleBrand: boolean;
}

interface Texts {
  brand: string;
  company: string;
  filingNumber: string;
  /** With its marks: 《星航服务协议》 */
  agreement: string;
  privacy: string;
  /** Shown beside the search form: 由星航商旅提供 */
  providedBy: string;
}

type HeroLight = 'day' | 'dusk' | 'night' | 'meadow';

/** Application configuration of one partner: looks, words, telephones, switches (specification 1, section 3.5). */
export interface AppConfig {
  appId: string;
  /** `_name` of the specification. */
  name: string;
  homePageName: string;
  tokens: Partial<Record<TokenName, string>>;
  colorScheme: 'light' | 'dark';
  /** The light in which the home pages' picture is drawn. */
  heroLight: HeroLight;
  texts: Texts;
  telephones: string[];
  switches: Switches;
  /** Login dialog over a page: the newer one, or the older one of specification 1, section 2.6. */
  loginDialog: 'newer' | 'classic';
  /** Query pages open without login. */
  publicQuery: ('flight' | 'hotel' | 'train' | 'intl')[];
  /** A partner's own wording of a widget's texts: widget name, then text key. */
  wording: Record<string, Record<string, string>>;
  /** Menu ids by number that carry another name here. */
  menuNames: Record<string, string>;
  /** Menu ids of third-party users where the provider serves no role list for this application; empty: no restriction. */
  permissionsIds: number[];
  /** Content of the partner's own code in the header, such as the address of its WeChat account; '' for none. */
  headerQrCode: string;
  /** The name of that code: 山海手记公众号. '' is the brand. */
  headerText: string;
  /** Download address of the application's app; the header shows it as a code. '' for none. */
  appDownloadUrl: string;
  /** Address of the customer-service chat, https; account details are added to it. '' shows the telephone. */
  chatUrl: string;
  /** Origins that an address of an answer may lead to, beside the page's own: https://pay.example */
  linkOrigins: string[];
  /** Route names whose links header and footer leave out. */
  hiddenLinks: string[];
}

/** A partner's folder `themes/<appId>/theme.ts` exports the difference from the default. */
export type Theme = { appId: string } & {
  [K in Exclude<keyof AppConfig, 'appId' | 'switches' | 'texts'>]?: AppConfig[K];
} & { switches?: Partial<Switches>; texts?: Partial<Texts> };
