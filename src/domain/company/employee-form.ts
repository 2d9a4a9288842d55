import { isMobilePhone } from '../account/phone.ts';

/** An employee as typed. */
interface EmployeeForm {
  realName: string;
  /** Absent: it stays as it is. */
  mobilePhone?: string | undefined;
  jobNumber: string;
  departmentId: number | null;
}

/** Messages of an employee's form by field. `isNew`: it makes the employee. */
export function checkEmployee(
  { realName, mobilePhone, jobNumber, departmentId }: EmployeeForm,
  { isNew }: { isNew: boolean },
): Record<string, string> {
  const name = realName.trim();
  return {
    ...(!/^[\p{L}·.\s-]{2,30}$/u.test(name) && {
      realName: name ? '姓名为 2 至 30 个字，不含数字和符号' : '请输入姓名',
    }),
    ...((isNew || mobilePhone !== undefined) &&
      !isMobilePhone(mobilePhone ?? '') && { mobilePhone: mobilePhone ? '请正确输入手机号码' : '请输入手机号码' }),
    ...(!/^[A-Za-z\d][A-Za-z\d_-]{0,19}$/.test(jobNumber.trim()) && {
      jobNumber: jobNumber.trim() ? '工号为 1 至 20 位字母、数字、横线' : '请输入工号',
    }),
    ...(!departmentId && { departmentId: '请选择部门' }),
  };
}

const titled = { department: '部门', level: '等级' };

/** Message for the name of a department or a level; "" for a good one. */
export const titleFault = (name: string, of: keyof typeof titled): string =>
  name.trim() ? (/[\p{C}<>]/u.test(name) ? `${titled[of]}名称含有不能使用的符号` : '') : `请输入${titled[of]}名称`;
