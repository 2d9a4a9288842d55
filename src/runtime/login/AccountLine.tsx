import { hidePhone } from '#domain/account/phone.ts';
import { orderTypeAt } from '#domain/product/order-type-at.ts';
import { searchAbove } from '#domain/product/search-above.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

/**
 * The member, the orders and the logout on a page without our header; for a visitor, the login and the orders behind it.
 * `home`: rendered above a place that the mounted widget has opened, with the link back to a search.
 */
export function AccountLine({ home }: { home?: string | undefined }) {
  const services = useServices();
  const user = useValue(services.session.user);
  const { say } = useSay();
  // Without the frame of the account centre: the orders are on a phone's first screen.
  function orders() {
    const { name, params, query } = services.place.peek();
    const business = params['businessType'] ?? query['businessType'] ?? '';
    services.navigate('order_list', { type: orderTypeAt(name, business, home ?? '') });
  }
  const line = (
    <span
      role="group"
      aria-label={say('账户')}
      className="t-end"
      style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 12px', fontSize: 12, lineHeight: '24px' }}
    >
      {user ? (
        <span className="t-3">{hidePhone(user.mobilePhone) || user.thirdPartyName || user.username}</span>
      ) : (
        <LinkButton onClick={() => void services.session.requireLogin()}>{say('登录')}</LinkButton>
      )}
      <LinkButton onClick={orders}>{say('我的订单')}</LinkButton>
      {/* Third-party users come and go with the partner's own login. */}
      {user && !user.isThirdParty && (
        <LinkButton onClick={() => void services.session.logout()}>{say('退出')}</LinkButton>
      )}
    </span>
  );
  if (!home) return line;
  const above = searchAbove(home, services.place.peek().name);
  return (
    <div className="t-row" style={{ padding: '4px 16px', fontSize: 12 }}>
      <LinkButton onClick={() => services.navigate(above.route)}>{say(above.name)}</LinkButton>
      {line}
    </div>
  );
}
