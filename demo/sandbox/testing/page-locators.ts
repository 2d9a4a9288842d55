/**
 * Controls of the widgets by role and name in the default wording, for Playwright and every library with its
 * `getByRole`. Give a page, or the locator of one container where a page has several.
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
  const results = page.getByRole('region', { name: '航班列表' });
  return {
    form: page.getByRole('search', { name: '机票搜索' }),
    from: page.getByRole('combobox', { name: '出发' }),
    to: page.getByRole('combobox', { name: '到达' }),
    options: page.getByRole('option'),
    departure: page.getByRole('button', { name: /^去程/ }),
    way: page.getByRole('button', { name: /^返程|添加返程/ }),
    day: (date: string): L =>
      page
        .getByRole('gridcell', { name: new RegExp(`(?<!\\d)${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`) })
        .first(),
    nextMonth: page.getByRole('button', { name: '下个月' }),
    submit: page.getByRole('button', { name: '搜索航班' }),
    results,
    flights: results.getByRole('button', { name: /订票$/ }),
    book: results.getByRole('button', { name: /^预订/ }),
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
  const dialog = page.getByRole('dialog', { name: /^登录/ });
  return {
    dialog,
    byPassword: dialog.getByRole('tab', { name: '账号登录' }),
    bySms: dialog.getByRole('tab', { name: '短信登录' }),
    account: dialog.getByRole('textbox', { name: '账号' }),
    password: dialog.getByRole('textbox', { name: '登录密码' }),
    captcha: dialog.getByRole('textbox', { name: '图形验证码' }),
    phone: dialog.getByRole('textbox', { name: /手机号/ }),
    sendCode: dialog.getByRole('button', { name: '获取验证码' }),
    code: dialog.getByRole('textbox', { name: /验证码/ }),
    submit: dialog.getByRole('button', { name: '登录', exact: true }),
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
    heading: page.getByRole('heading', { name: '填写机票订单' }),
    passenger: (name: string): L =>
      page.getByRole('group', { name: '常旅客' }).getByRole('button', { name: new RegExp(`^${name}`) }),
    terms: page.getByRole('checkbox', { name: /我已阅读并同意/ }),
    documents: page.getByRole('checkbox', { name: /同意将上述证件信息/ }),
    submit: page.getByRole('button', { name: '提交订单' }).first(),
  };
}

export interface PaymentLocators<L> {
  /** 支付宝, 微信 … */
  method(name: string | RegExp): L;
  confirm: L;
  qrCode: L;
}

/** The payment page. */
export function payment<L extends LocatorLike<L>>(page: PageLike<L>): PaymentLocators<L> {
  return {
    method: (name: string | RegExp): L => page.getByRole('radio', { name }),
    confirm: page.getByRole('button', { name: /确认支付/ }),
    qrCode: page.getByRole('img', { name: /二维码/ }),
  };
}
