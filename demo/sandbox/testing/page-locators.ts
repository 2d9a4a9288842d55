/**
 * Controls of the widgets by role and name in the default wording of either language, for Playwright and every library
 * with its `getByRole`. Give a page, or the locator of one container where a page has several.
 */
export type ByRole =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'gridcell'
  | 'group'
  | 'heading'
  | 'img'
  | 'option'
  | 'radio'
  | 'region'
  | 'search'
  | 'tab'
  | 'textbox';

export interface PageLike<L> {
  getByRole(role: ByRole, options?: { name?: string | RegExp; exact?: boolean }): L;
}

export interface LocatorLike<L> extends PageLike<L> {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  waitFor(): Promise<void>;
  first(): L;
  nth(index: number): L;
  isVisible(): Promise<boolean>;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `2026-12-01`: 12月1日, 1 Dec 2026 */
function dayName(date: string): RegExp {
  const [year = '', month = '', day = ''] = date.split('-');
  const english = `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
  return new RegExp(`(?<!\\d)(?:${Number(month)}月${Number(day)}日|${english})`);
}

export interface FlightSearchLocators<L> {
  form: L;
  from: L;
  to: L;
  /** Offered cities and airports. */
  options: L;
  departure: L;
  way: L;
  /** A day of the open calendar, `YYYY-MM-DD`. */
  day(date: string): L;
  nextMonth: L;
  submit: L;
  results: L;
  /** Opens the fares of each flight. */
  flights: L;
  /** Books a fare of the open flight. */
  book: L;
}

/** The search form and its results. */
export function flightSearch<L extends LocatorLike<L>>(page: PageLike<L>): FlightSearchLocators<L> {
  const results = page.getByRole('region', { name: /航班列表|^List of flights/ });
  return {
    form: page.getByRole('search', { name: /机票搜索|^Flight search/ }),
    from: page.getByRole('combobox', { name: /出发|^From\b/ }),
    to: page.getByRole('combobox', { name: /到达|^To\b/ }),
    options: page.getByRole('option'),
    departure: page.getByRole('button', { name: /^去程|^Depart/ }),
    way: page.getByRole('button', { name: /^返程|添加返程|^Return\s|^Add return/ }),
    day: (date: string): L => page.getByRole('gridcell', { name: dayName(date) }).first(),
    nextMonth: page.getByRole('button', { name: /下个月|^Next month/ }),
    submit: page.getByRole('button', { name: /搜索航班|^Search$/ }),
    results,
    flights: results.getByRole('button', { name: /(?:订票|Select)$/ }),
    book: results.getByRole('button', { name: /^(?:预订|Book\b)/ }),
  };
}

export interface LoginLocators<L> {
  dialog: L;
  byPassword: L;
  bySms: L;
  account: L;
  password: L;
  captcha: L;
  phone: L;
  sendCode: L;
  code: L;
  submit: L;
}

/** The login dialog. */
export function loginDialog<L extends LocatorLike<L>>(page: PageLike<L>): LoginLocators<L> {
  const dialog = page.getByRole('dialog', { name: /^(?:登录|Log in)/ });
  return {
    dialog,
    byPassword: dialog.getByRole('tab', { name: /账号登录|^Password/ }),
    bySms: dialog.getByRole('tab', { name: /短信登录|^SMS code/ }),
    account: dialog.getByRole('textbox', { name: /账号|^Account/ }),
    password: dialog.getByRole('textbox', { name: /登录密码|^Password/ }),
    captcha: dialog.getByRole('textbox', { name: /图形验证码|^Picture code/ }),
    phone: dialog.getByRole('textbox', { name: /手机号|^Mobile number/ }),
    sendCode: dialog.getByRole('button', { name: /获取验证码|^Send code/ }),
    code: dialog.getByRole('textbox', { name: /验证码|^SMS code/ }),
    submit: dialog.getByRole('button', { name: /^(?:登录|Log in)$/ }),
  };
}

export interface BookingLocators<L> {
  heading: L;
  /** A frequent passenger by name. */
  passenger(name: string): L;
  terms: L;
  documents: L;
  submit: L;
}

/** The order form. */
export function booking<L extends LocatorLike<L>>(page: PageLike<L>): BookingLocators<L> {
  return {
    heading: page.getByRole('heading', { name: /填写机票订单|^Flight booking/ }),
    passenger: (name: string): L =>
      page.getByRole('group', { name: /常旅客|^Travellers/ }).getByRole('button', { name: new RegExp(`^${name}`) }),
    terms: page.getByRole('checkbox', { name: /我已阅读并同意|^I have read and accept/ }),
    documents: page.getByRole('checkbox', { name: /同意将上述证件信息|^The documents above/ }),
    submit: page.getByRole('button', { name: /提交订单|^Place order/ }).first(),
  };
}

export interface PaymentLocators<L> {
  /** As the page says it: 支付宝 or `Alipay`, 微信 or `WeChat Pay` … */
  method(name: string | RegExp): L;
  confirm: L;
  qrCode: L;
}

/** The payment page. */
export function payment<L extends LocatorLike<L>>(page: PageLike<L>): PaymentLocators<L> {
  return {
    method: (name: string | RegExp): L => page.getByRole('radio', { name }),
    confirm: page.getByRole('button', { name: /确认支付|^Pay\b/ }),
    qrCode: page.getByRole('img', { name: /二维码|^Payment code/ }),
  };
}
