import type { OwnAgreement } from '#contract/profile.ts';
import type { AgreedText } from '#domain/agreement/agreed-texts.ts';
import { products } from '#domain/product/products.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { pastTexts } from './past-texts.ts';

/** Texts with a page of their own; the others stand in the form of their order alone. */
const withPage: ReadonlySet<AgreedText> = new Set([
  'service_agreement',
  'privacy',
  'dangerous_goods',
  'hotel_rules',
  'train_rules',
]);

/** A version once, with the last form that was ticked for it. */
function versionsOf(agreements: readonly OwnAgreement[]) {
  const seen = new Set<string>();
  return agreements.flatMap(({ at, form, orderId, texts }) =>
    texts.flatMap(({ text, version, isInForce }) => {
      const key = `${text} ${version}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ key, text, version, isInForce, at, form, orderId }];
    }),
  );
}

/** Texts that the member has accepted, each version with its last tick. */
export function Agreements({ agreements }: { agreements: readonly OwnAgreement[] }) {
  const services = useServices();
  const t = useTexts('own-past', pastTexts);
  return (
    <Card title={t.agreements} sub={agreements.length ? t.agreementsSub : t.noAgreements}>
      <ul className="t-lines">
        {versionsOf(agreements).map(({ key, text, version, isInForce, at, form, orderId }) => (
          <li key={key} className="t-row t-row--wrap t-s13">
            <span className="t-grow">
              {withPage.has(text) ? (
                <RouteLink to="agreement_frame" params={{ type: text }}>
                  {t.agreedTexts[text]}
                </RouteLink>
              ) : (
                t.agreedTexts[text]
              )}{' '}
              <span className="t-3">{t.version(version, isInForce)}</span>
            </span>
            {form === 'register' ? (
              <span className="t-2">{t.forms[form]}</span>
            ) : (
              <LinkButton
                {...linkToNamed(services, products[form].order.route, { [products[form].order.param]: orderId })}
              >
                {t.forms[form]}
              </LinkButton>
            )}
            <span className="t-3 t-num">{at.slice(0, 16)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
