import type { z } from 'zod';
import type { accountSchemas } from './account.schema.ts';
import { row } from './row.ts';
import type { LevelKey, Moment } from './row.ts';

type In<K extends keyof typeof accountSchemas> = z.input<(typeof accountSchemas)[K]>;

/** Trip level flags of a credit employee (specification 1, section 3.2): 1 or '1' is yes. */
export interface TripLevel {
  approveFlag: '0' | '1';
  feeFlag: 0 | 1;
  changeApprove: 0 | 1;
  overproof: 0 | 1;
  overApprove: 0 | 1;
}

export interface CreditEmployee {
  tripLevel: TripLevel;
  canAudit: 0 | 1;
  realName: string;
  companyName: string;
  deptName: string;
  mobilePhone: string;
}

/** User info (specification 1, section 3.1). */
export interface UserInfo {
  id: string;
  memberId: string;
  /** 10 personal, 20 family, 30 business, 40 distribution provider, 50 city operator, 70 credit. */
  memberType: number;
  memberLevel: LevelKey;
  creditMemberId: number;
  creditEmployeeId: number;
  /** Above 0: a family child member. */
  femaleEndId: number;
  creditEmployee?: CreditEmployee;
  creditMember?: { organizeName: string; serverItem: { dometicketServerFee: string } };
  /** A main company's account acts inside of this company: its name, and that of its company. */
  acting?: { by: string; from: string };
  realName: string;
  username: string;
  markName: string;
  mobilePhone: string;
  email: string;
  appId: string;
  pnrImport: 0 | 1;
  isThirdParty: boolean;
  thirdPartyName: string;
  status: string;
  statusCN: string;
  memberTypeCN: string;
  createTime: Moment;
  /** Name of the photo's file; "" without a photo. */
  photo: { fileName: string };
  /** Names the photo (`/member/photo`); "" without one. */
  photoId_: string;
  dometicketServerFee: string;
  tripInfo?: { tripPreference: { hotelConfig: { multiPay: 0 | 1 } } };
  custmerExtra?: {
    memberType: number;
    companyName: string;
    namePhone: string;
    deptName: string;
    employeeLevel: string;
    identityInfo: string;
    levelName: string;
    domeTicketTravel: string;
    interTicketTravel: string;
    trainTravel: string;
    domeHotelTravel: string;
    interHotelTravel: string;
    carTravel: string;
  };
}

/** User info with the fields that a client may keep besides (specification 1, section 3.1). */
export interface UserInfoEx extends UserInfo {
  /** The name that logs in: user name, else e-mail, else phone. */
  account: string;
  realname: string;
  sex: '' | 'M' | 'F';
  /** "" or `YYYY-MM-DD`. */
  birthday: string;
  remark: string;
  creditEmployeeId_: number;
  creditMemberId_: number;
  /** Orders with a ticket. */
  ticketOrderCount: number;
  /** Logins of the last 180 days. */
  usecount: number;
  memberCardType: string;
  /** End of the membership; 永久有效 unless it ends. */
  experienceDate: string;
}

export interface LoginAnswer extends UserInfo {
  token: string;
}

/** A captcha as strokes, so that it can be drawn as inline SVG: data: pictures are blocked by strict policies. */
export interface CaptchaAnswer {
  /** Names this captcha; sent back with the answer. Single use, 5 minutes. */
  randomCode: string;
  width: number;
  height: number;
  strokes: { d: string; width: number }[];
}

export interface SentCode {
  /** Seconds until the next code may be asked for. */
  retryAfter: number;
  /** Seconds the code is valid. */
  validFor: number;
}

export const account = {
  captcha: row<In<'captcha'>, CaptchaAnswer>('/common/captcha', '取图形验证码', {
    access: 'public',
    has: 'randomCode',
    ours: true,
  }),
  login: row<In<'login'>, LoginAnswer>('/login/appNewLogin', '帐号密码登录', { access: 'public', has: 'token' }),
  sendLoginCode: row<In<'sendLoginCode'>, SentCode>('/login/appNewLoginPhoneCode', '发送登录短信验证码', {
    access: 'public',
  }),
  loginByPhone: row<In<'loginByPhone'>, LoginAnswer>('/login/appNewLoginMobile', '短信验证码登录', {
    access: 'public',
    has: 'token',
  }),
  loginBySign: row<In<'loginBySign'>, LoginAnswer>('/login/appThirdPartyLogin', '合作方签名登录', {
    access: 'public',
    has: 'token',
  }),
  /** A one-time ticket of `/mismatch?token=`, on the provider's own site. */
  loginByTicket: row<In<'loginByTicket'>, LoginAnswer>('/login/appTicketLogin', '一次性凭证登录', {
    access: 'public',
    has: 'token',
    ours: true,
  }),
  register: row<In<'register'>, LoginAnswer>('/register/appRegisterSave', '注册', { access: 'public', has: 'token' }),
  /** Without `pswd`: checks the code only (first step); the code stays usable for the second step. */
  resetPassword: row<In<'resetPassword'>, Record<string, never>>('/updatePswd', '重置登录密码', { access: 'public' }),
  sendCode: row<In<'sendCode'>, SentCode>('/common/sendCode', '发送短信验证码', { access: 'public' }),
  verifyCode: row<In<'verifyCode'>, Record<string, never>>('/common/verifyCode', '校验短信验证码', {
    access: 'public',
    ours: true,
  }),
  memberInfo: row<In<'memberInfo'>, UserInfo>('/member/info', '当前会员', { reads: true }),
  memberInfoEx: row<In<'memberInfoEx'>, UserInfoEx>('/member/info_ex', '当前会员（含个人资料与差旅信息）', {
    reads: true,
  }),
  logout: row<In<'logout'>, Record<string, never>>('/login/appLogout', '退出登录', { ours: true }),
} as const;
