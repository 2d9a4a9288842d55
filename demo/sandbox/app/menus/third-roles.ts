import type { ThirdPartyRole } from '#contract/menu.ts';

/** Roles of partners' users by app id. An application without roles restricts no user. */
export const thirdRoles: Readonly<Record<string, readonly ThirdPartyRole[]>> = {
  skyline: [
    {
      id: 'skyline-traveller',
      thirdNames: ['山海手记'],
      permissionsIds: [2, 12, 14, 15, 23],
      roleName: '山海手记出行人',
      roleDesc: '查看各类订单；企业员工另可使用差旅工作台并提交行程申请',
    },
    {
      id: 'skyline-editor',
      thirdNames: ['山海手记编辑部'],
      permissionsIds: [12, 15, 22],
      roleName: '山海手记编辑部',
      roleDesc: '查看机票与火车票订单，维护常旅客',
    },
  ],
};
