import type { TripFlags, Viewer } from '#domain/menu/viewer.ts';
import type { LevelKey } from '#domain/account/level.ts';

/** The sandbox accounts as viewers of menus and routes, written out. */
export interface KnownViewer {
  name: string;
  mobilePhone: string;
  level: LevelKey;
  viewer: Viewer;
}

const nobody: Viewer = {
  memberType: 10,
  creditMemberId: 0,
  creditEmployeeId: 0,
  femaleEndId: 0,
  pnrImport: 0,
  isThirdParty: false,
};
const noFlags: TripFlags = { approveFlag: '0', feeFlag: 0, changeApprove: 0, overproof: 0, overApprove: 0 };

const member = (memberType: number, more: Partial<Viewer> = {}): Viewer => ({ ...nobody, memberType, ...more });

/** A corporate employee with the given trip level flags. */
export const employee = (flags: Partial<TripFlags> = {}, canAudit: 0 | 1 = 0, id = 710001): Viewer =>
  member(70, {
    creditMemberId: 700070,
    creditEmployeeId: id,
    creditEmployee: { tripLevel: { ...noFlags, ...flags }, canAudit },
  });

export const personal = member(10);
export const creditMain = member(70, { creditMemberId: 700070 });
export const distributor = (pnrImport: 0 | 1): Viewer => member(40, { pnrImport });

export const accounts: readonly KnownViewer[] = [
  { name: 'personal', mobilePhone: '13800000010', level: '10', viewer: personal },
  { name: 'family', mobilePhone: '13800000020', level: '20', viewer: member(20) },
  { name: 'family child', mobilePhone: '13800000021', level: '20', viewer: member(20, { femaleEndId: 20250020 }) },
  { name: 'business', mobilePhone: '13800000030', level: '30', viewer: member(30) },
  { name: 'distributor', mobilePhone: '13800000040', level: '40', viewer: distributor(0) },
  { name: 'distributor with PNR', mobilePhone: '13800000041', level: '40', viewer: distributor(1) },
  { name: 'operator', mobilePhone: '13800000050', level: '50', viewer: member(50, { pnrImport: 1 }) },
  { name: 'credit main', mobilePhone: '13800000070', level: '70', viewer: creditMain },
  {
    name: 'employee, approval',
    mobilePhone: '13800000071',
    level: '7_0',
    viewer: employee({ approveFlag: '1' }, 0, 710071),
  },
  { name: 'employee, auditor', mobilePhone: '13800000072', level: '7_0', viewer: employee({}, 1, 710072) },
  {
    name: 'employee, overproof',
    mobilePhone: '13800000073',
    level: '7_0',
    viewer: employee({ overproof: 1, overApprove: 1 }, 0, 710073),
  },
  { name: 'employee, no flag', mobilePhone: '13800000074', level: '7_0', viewer: employee({}, 0, 710074) },
];

export const thirdParty = (viewer: Viewer = personal): Viewer => ({ ...viewer, isThirdParty: true });
