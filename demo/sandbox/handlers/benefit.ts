import type { benefit } from '#contract/benefit.ts';
import type { benefitSchemas } from '#contract/benefit.schema.ts';
import { cancelBenefit, createBenefit } from '../benefits/benefit-order.ts';
import { listBenefits } from '../benefits/list-benefits.ts';
import type { HandlersOf } from '../call.ts';

export const benefitHandlers: HandlersOf<typeof benefit, typeof benefitSchemas> = {
  list: listBenefits,
  create: createBenefit,
  cancel: cancelBenefit,
};
