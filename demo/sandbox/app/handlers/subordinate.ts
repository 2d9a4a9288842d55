import type { subordinate } from '#contract/subordinate.ts';
import type { subordinateSchemas } from '#contract/subordinate.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { freezeSubordinate, resetSubordinatePassword, subordinateOrders } from '../../company/subordinates/control.ts';
import { subordinateDetail } from '../../company/subordinates/detail.ts';
import { listSubordinates, subordinateTree } from '../../company/subordinates/list.ts';
import { saveSubordinate } from '../../company/subordinates/save.ts';

export const subordinateHandlers: HandlersOf<typeof subordinate, typeof subordinateSchemas> = {
  list: listSubordinates,
  tree: subordinateTree,
  detail: subordinateDetail,
  save: saveSubordinate,
  freeze: freezeSubordinate,
  resetPassword: resetSubordinatePassword,
  orders: subordinateOrders,
};
