import { useEffect, useState } from 'react';
import { application } from '#contract/application.ts';
import type { ApplicationDetail } from '#contract/application-views.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { leaveLeg } from '../company/book-from.ts';
import type { BookedFrom } from '../company/booked-from.ts';
import { barTexts } from './bar-texts.ts';
import { Allowed, OutsideNote } from './Scope.tsx';
import { overBudget } from './remaining.ts';

/** Left of the product where the application has a budget for it, else of the whole trip; "": it has none. */
const leftOf = ({ budgets, total }: ApplicationDetail, product: BookedProduct): string =>
  budgets[product]?.remaining ?? (Number(total.budget) ? total.remaining : '');

/** Number and purpose of the application, what is left of its budget, the trips that it allows, and the ways back and out. */
export function ApplicationBar({ from, isInside }: { from: BookedFrom; isInside: boolean | undefined }) {
  const t = useTexts('application-bar', barTexts);
  const services = useServices();
  const { say } = useSay();
  const [isLeft, setLeft] = useState(false);
  const { applicationId, no, reason, product } = from;
  const known = useValue(useResource(application.detail, { applicationId }).data);
  const left = known ? leftOf(known, product) : '';
  const budget = overBudget(services);
  useEffect(() => {
    const rest = fenOf(left || '0');
    budget.value =
      left && !isLeft
        ? {
            of: (total) => (total > rest ? t.overBudget(showYuan(yuanOf(total - rest), false)) : ''),
            word: t.overWord,
          }
        : null;
    return () => {
      budget.value = null;
    };
  }, [budget, left, isLeft, t]);
  if (isLeft) return null;
  const leave = () => {
    setLeft(true);
    leaveLeg(services);
  };
  return (
    <div className={isInside ? 't-col' : 't-page t-col'} style={isInside ? { paddingTop: 8 } : { paddingBottom: 8 }}>
      <Alert>
        <div className="t-row t-row--wrap">
          <b>
            {t.from}
            <RouteLink to="travel_apply_details" params={{ applicationId }}>
              {no}
            </RouteLink>
            {t.fromEnd}
          </b>
          <span>{reason}</span>
          {left && (
            <span className="t-nowrap">
              {known?.budgets[product]
                ? t.budget(say(policyProductNames[product]), showYuan(left))
                : t.total(showYuan(left))}
            </span>
          )}
          {known && <Allowed known={known} product={product} />}
          <span className="t-row t-end">
            <RouteLink to="travel_apply_details" params={{ applicationId }} className="t-nowrap" onlyOpen>
              {t.back}
            </RouteLink>
            <LinkButton className="t-nowrap" onClick={leave}>
              {t.leave}
            </LinkButton>
          </span>
        </div>
      </Alert>
      {known && <OutsideNote known={known} product={product} />}
    </div>
  );
}
