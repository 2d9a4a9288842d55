import type { z } from 'zod';
import type { profileSchemas, securitySchemas } from './profile.schema.ts';
import type { AgreedText } from '#domain/agreement/agreed-texts.ts';
import type { OrderType } from '#domain/product/names.ts';
import { row } from './row.ts';
import type { Day, Moment } from './row.ts';

type In<K extends keyof typeof profileSchemas> = z.input<(typeof profileSchemas)[K]>;
type SecurityIn<K extends keyof typeof securitySchemas> = z.input<(typeof securitySchemas)[K]>;

/** An employee's place in the company, as the company keeps it; "": none. */
export interface ProfileWork {
  companyName: string;
  jobNumber: string;
  position: string;
  deptName: string;
  levelName: string;
  /** Without one by name the head of the department. */
  managerName: string;
  /** Code and name of the one that applies. */
  costCenter: string;
  joinedOn: Day | '';
  /** The travel standard of today. */
  standardName: string;
}

/** The member's own profile (specification 1, section 3.1). */
export interface Profile {
  memberId: string;
  realName: string;
  sex: '' | 'M' | 'F';
  /** "" or `YYYY-MM-DD`. */
  birthday: string;
  markName: string;
  remark: string;
  email: string;
  username: string;
  /** Masked. */
  mobilePhone: string;
  memberTypeCN: string;
  memberCardType: string;
  /** End of the membership; 永久有效 unless it ends. */
  experienceDate: string;
  statusCN: string;
  createTime: Moment;
  /** Orders with a ticket. */
  ticketOrderCount: number;
  /** Logins of the last 180 days. */
  usecount: number;
  /** Owner of the name: a company or a partner names its people itself. */
  nameBy: 'self' | 'company' | 'partner';
  /** "" without a photo. */
  photoId: string;
  /** Of an employee. */
  work?: ProfileWork;
}

/** A photo as it was uploaded. */
export interface Photo {
  fileName: string;
  type: 'image/jpeg' | 'image/png';
  /** Base64url. */
  content: string;
}

/** A session of the member, in any application. */
export interface OwnSession {
  /** Sixteen figures of the token's fingerprint; no token. */
  sessionId: string;
  /** `Chrome · Windows`; 未知设备 where the browser does not say. */
  device: string;
  /** Name of the application. */
  appName: string;
  beganAt: Moment;
  lastSeen: Moment;
  isCurrent: boolean;
}

export interface OwnLogin {
  at: Moment;
  way: '密码登录' | '短信登录' | '合作方登录' | '凭证登录' | '注册登录';
  device: string;
  /** Of a device that had not logged in before. */
  isNew: boolean;
}

/** Texts that the member has accepted with one tick (src/domain/agreement). */
export interface OwnAgreement {
  at: Moment;
  /** The form that was ticked: the registration, or the order of a product. */
  form: 'register' | OrderType;
  /** Number of the order; "" of the registration. */
  orderId: string;
  /** `isInForce`: no newer version has come since. */
  texts: { text: AgreedText; version: string; isInForce: boolean }[];
}

/** Kinds of texts to the member's phone. They do not affect the message centre, which keeps every message. */
export const alertKinds = ['login', 'flight', 'order', 'pay'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Why an account cannot be closed now. */
export interface CloseBlock {
  kind:
    | 'company'
    | 'partner'
    | 'phone'
    | 'members'
    | 'orders'
    | 'refunds'
    | 'paid'
    | 'codes'
    | 'money'
    | 'frozen'
    | 'held';
  text: string;
}

export interface Security {
  /** False: the account has never had one. */
  hasPassword: boolean;
  /** Masked; "" without one. */
  mobilePhone: string;
  email: string;
  sessions: OwnSession[];
  /** The last ones, newest first. */
  logins: OwnLogin[];
  /** Whether the phone gets a text, by kind. */
  alerts: Record<AlertKind, boolean>;
  /** Of the last orders in the application of the call, and of the registration, newest first. */
  agreements: OwnAgreement[];
  /** The last export of the personal data; "" without one. */
  exportedAt: Moment | '';
  /** Empty: the account may be closed. */
  closeBlocks: CloseBlock[];
}

export const profile = {
  read: row<In<'read'>, Profile>('/account/profile', '个人资料', { reads: true, has: 'memberId', ours: true }),
  update: row<In<'update'>, Profile>('/account/memberUpdate', '修改个人资料', { has: 'memberId' }),
  save: row<In<'save'>, Profile>('/member/center/myaccount/save', '绑定或修改邮箱', { has: 'memberId' }),
  /** The token takes one file within `validFor` seconds; `/account/memberUpdate` makes it the photo. */
  uploadToken: row<In<'uploadToken'>, { uploadToken: string; validFor: number }>(
    '/member/uploadToken',
    '文件上传凭证',
    {
      profile: 'second',
      has: 'uploadToken',
      ours: true,
    },
  ),
  upload: row<In<'upload'>, { photoId: string; fileName: string }>('/member/uploadPhoto', '上传头像', {
    profile: 'second',
    has: 'photoId',
    maxBytes: 500_000,
    ours: true,
  }),
  photo: row<In<'photo'>, Photo>('/member/photo', '头像', { reads: true, has: 'content', ours: true }),
} as const;

export const security = {
  read: row<SecurityIn<'read'>, Security>('/account/security', '账号安全：登录方式、登录设备、登录记录', {
    reads: true,
    has: 'sessions',
    ours: true,
  }),
  password: row<SecurityIn<'password'>, Security>('/updatePsw', '修改登录密码', { has: 'sessions' }),
  phone: row<SecurityIn<'phone'>, Security>('/account/phone', '更换手机号：原手机与新手机各验证一次', {
    has: 'sessions',
    ours: true,
  }),
  signOut: row<SecurityIn<'signOut'>, Security>('/account/signOut', '退出其他登录设备', {
    has: 'sessions',
    ours: true,
  }),
  alerts: row<SecurityIn<'alerts'>, Security>('/account/alerts', '短信提醒的开关', { has: 'sessions', ours: true }),
  export: row<SecurityIn<'export'>, { fileName: string; content: string }>(
    '/account/export',
    '导出个人数据（JSON 文本）',
    {
      profile: 'second',
      has: 'content',
      ours: true,
    },
  ),
  close: row<SecurityIn<'close'>, { closed: true }>('/account/close', '注销账号', { has: 'closed', ours: true }),
} as const;
