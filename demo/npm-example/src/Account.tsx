import { login, logout } from 'travel-embed';
import { useTravelUser } from 'travel-embed/react';

/** The logged-in member, and the provider's login dialog. */
export function Account() {
  const user = useTravelUser();
  if (!user) {
    return (
      <button type="button" onClick={() => void login()}>
        我的账户
      </button>
    );
  }
  return (
    <p>
      您好，{user.realName || user.username}{' '}
      <button type="button" onClick={() => void logout()}>
        退出登录
      </button>
    </p>
  );
}
