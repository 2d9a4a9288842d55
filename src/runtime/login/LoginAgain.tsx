import { useState } from 'react';
import type { ComponentType } from 'react';
import { useSay } from '#kit/say.ts';
import type { Session } from '#session/session.ts';
import type { Widget } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { askedAgain } from './asked-again.ts';

interface LoginProps {
  onClose(): void;
}

/**
 * A login dialog. For a visitor whom the partner's server had signed in, first the way to the page, which signs the same
 * member in again: a telephone number leads to another member, without the orders.
 */
export function loginFor(session: Session, widget: Widget): Widget {
  const { stored, left } = session;
  const isPartners = left?.isThirdParty || stored.get('draft:again', true);
  if (!isPartners) return widget;
  // With the drafts, which the reload keeps for the same member.
  stored.set('draft:again', true);
  const Login = widget.View as unknown as ComponentType<LoginProps>;
  const View = (props: LoginProps) => <LoginAgain Login={Login} {...props} />;
  return { ...widget, View: View as unknown as Widget['View'] };
}

function LoginAgain({ Login, ...props }: LoginProps & { Login: ComponentType<LoginProps> }) {
  const [isOther, setIsOther] = useState(false);
  const { say } = useSay();
  if (isOther) return <Login {...props} />;
  const again = askedAgain(location.href);
  return (
    <Dialog open onClose={props.onClose} title={say('登录已失效')}>
      <div style={{ display: 'grid', gap: 12 }}>
        <p>
          {say(again ? '刷新本页即以原账号继续，已填写的预订信息会保留' : '请从原来的入口重新进入本页，以原账号继续')}
        </p>
        {again && (
          <>
            <a className="t-btn t-btn--primary t-btn--lg t-btn--block" href={again}>
              {say('刷新并登录')}
            </a>
            <p className="t-s12 t-3">{say('刷新后仍未登录时，请先登录本网站，或从原来的入口重新进入')}</p>
          </>
        )}
        <p className="t-s12 t-3">
          <LinkButton onClick={() => setIsOther(true)}>{say('改用手机号登录')}</LinkButton>{' '}
          {say('登录的是另一个账号，看不到原账号的订单')}
        </p>
      </div>
    </Dialog>
  );
}
