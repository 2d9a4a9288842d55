import type { benefit } from '#contract/benefit.ts';
import type { benefitSchemas } from '#contract/benefit.schema.ts';
import { cancelBenefit, createBenefit } from '../../money/benefits/benefit-order.ts';
import { listBenefits } from '../../money/benefits/list-benefits.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const benefitHandlers: HandlersOf<typeof benefit, typeof benefitSchemas> = {
  list: listBenefits,
  create: createBenefit,
  cancel: cancelBenefit,
};
