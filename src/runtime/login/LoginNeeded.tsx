import { useEffect } from 'react';
import { useSay } from '#kit/say.ts';
import { defineWidget, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { moreCss } from '#ui/base/more-styles.ts';

/** As high as what the loader reserves for a widget that asks for a login (src/loader/placeholder.ts), px. */
const minHeight = 560;

/** Behind the login of a page that a partner has mounted, by its domain. */
const behind: Readonly<Record<string, string>> = {
  order: '登录后查看和管理订单',
  wallet: '登录后查看余额和收支',
  account: '登录后查看账户和行程',
  payment: '登录后继续付款',
};

/**
 * The dialog opens by itself when the visitor went to this place, and the page shows the reason. `isQuiet`: no visitor went
 * here; the partner page has mounted the place, and a dialog would cover it before any press. If the partner's server
 * can sign the visitor in, it is asked at once.
 */
function LoginNeeded({ isQuiet, domain = '' }: { isQuiet: boolean; domain?: string }) {
  const { session } = useServices();
  const { say } = useSay();
  useEffect(() => {
    if (!isQuiet) void session.requireLogin();
  }, [session, isQuiet]);
  return (
    <Empty
      art="order"
      className="t-page"
      style={{ minHeight, justifyContent: 'center' }}
      title={say('请先登录')}
      text={say(isQuiet ? (behind[domain] ?? '登录后可在此预订和管理行程') : '登录后继续刚才的操作')}
      action={
        <Button kind="primary" onClick={() => void session.requireLogin()}>
          {say('登录')}
        </Button>
      }
    />
  );
}

export default defineWidget({ name: 'login-needed', styles: [moreCss], View: LoginNeeded });
