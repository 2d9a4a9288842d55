import { hidePhone } from '#domain/account/phone.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { isOpened } from '#routes/opened.ts';
import { LinkButton } from '#ui/LinkButton.tsx';

/**
 * Who is logged in, his orders and the way out, on a page that has no header of ours.
 * `home`: stands above a place that the mounted widget has opened, with the way back to it.
 */
export function AccountLine({ home }: { home?: string | undefined }) {
  const services = useServices();
  const user = useValue(services.session.user);
  if (!user) return null;
  const orders = () => (isOpened('my_order_list') ? services.navigate('my_order_list', { type: 'airTicket' }) : services.navigate('my_center_index'));
  const line = (
    <span role="group" aria-label="账户" className="t-end" style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 12px', fontSize: 12, lineHeight: '24px' }}>
      <span className="t-3">{hidePhone(user.mobilePhone) || user.thirdPartyName || user.username}</span>
      <LinkButton onClick={orders}>我的订单</LinkButton>
      {/* Third-party users come and go with the partner's own login. */}
      {!user.isThirdParty && <LinkButton onClick={() => void services.session.logout()}>退出</LinkButton>}
    </span>
  );
  if (!home) return line;
  return (
    <div className="t-row" style={{ padding: '4px 16px', fontSize: 12 }}>
      <LinkButton onClick={() => services.navigate(home)}>查询航班</LinkButton>
      {line}
    </div>
  );
}
