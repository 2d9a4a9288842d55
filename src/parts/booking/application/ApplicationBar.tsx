import { useEffect, useState } from 'react';
import { application } from '#contract/application.ts';
import type { ApplicationDetail } from '#contract/application-views.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { leaveLeg } from '../company/booked-from.ts';
import type { BookedFrom } from '../company/booked-from.ts';
import { barTexts } from './bar-texts.ts';
import { remainingFor } from './remaining.ts';

/** Left of the product where the application has a budget for it, else of the whole trip; "": it has none. */
const leftOf = ({ budgets, total }: ApplicationDetail, product: BookedProduct): string =>
  budgets[product]?.remaining ?? (Number(total.budget) ? total.remaining : '');

/** Legs of the product that can still be booked: `上海 → 西安 12-17`. */
const legsOf = ({ legs }: ApplicationDetail, product: BookedProduct, { say, showDate }: Say): string[] =>
  legs
    .filter((leg) => leg.product === product && leg.remaining > 0)
    .map(({ fromName, toName, day }) =>
      [[say(fromName), say(toName)].filter(Boolean).join(' → '), showDate(day)].join(' '),
    );

/** Number and purpose of the application, with what is left of its budget and legs, and the ways back and out. */
export function ApplicationBar({ from, isInside }: { from: BookedFrom; isInside: boolean | undefined }) {
  const t = useTexts('application-bar', barTexts);
  const services = useServices();
  const words = useSay();
  const [isLeft, setLeft] = useState(false);
  const { applicationId, no, reason, product } = from;
  const known = useValue(useResource(application.detail, { applicationId }).data);
  const left = known ? leftOf(known, product) : '';
  const remaining = remainingFor(services);
  useEffect(() => {
    remaining.value = left && !isLeft ? fenOf(left) : null;
    return () => {
      remaining.value = null;
    };
  }, [remaining, left, isLeft]);
  if (isLeft) return null;
  const legs = known ? legsOf(known, product, words) : [];
  const leave = () => {
    setLeft(true);
    leaveLeg(services);
  };
  return (
    <div className={isInside ? undefined : 't-page'} style={isInside ? { paddingTop: 8 } : { paddingBottom: 8 }}>
      <Alert>
        <div className="t-row t-row--wrap">
          <b>{t.from(no)}</b>
          <span>{reason}</span>
          {left && (
            <span className="t-nowrap">
              {known?.budgets[product]
                ? t.budget(policyProductNames[product], showYuan(left))
                : t.total(showYuan(left))}
            </span>
          )}
          {legs.length > 0 && <span>{t.toBook(legs.join(t.separator))}</span>}
          <span className="t-row t-end">
            <RouteLink to="travel_apply_details" params={{ applicationId }} className="t-link t-nowrap" onlyOpen>
              {t.back}
            </RouteLink>
            <LinkButton className="t-nowrap" onClick={leave}>
              {t.leave}
            </LinkButton>
          </span>
        </div>
      </Alert>
    </div>
  );
}
