import { application } from '#contract/application.ts';
import { showYuan } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { barTexts } from './bar-texts.ts';

interface BudgetLeftProps {
  applicationId: string;
  orderNo: string;
}

/** Left of the application's budget for the product of an order that counts against it; nothing for those who may not read it. */
export function BudgetLeft({ applicationId, orderNo }: BudgetLeftProps) {
  const t = useTexts('application-bar', barTexts);
  const { say } = useSay();
  const known = useValue(useResource(application.detail, { applicationId }).data);
  const product = known?.orders.find((one) => one.orderNo === orderNo)?.product;
  const budget = product && known?.budgets[product];
  if (!budget) return null;
  return (
    <span className="t-s12 t-3">
      {t.left(say(policyProductNames[product]), showYuan(budget.remaining), showYuan(budget.budget))}
    </span>
  );
}
