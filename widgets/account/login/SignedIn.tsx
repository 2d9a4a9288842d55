import { useLogin } from '#parts/login/use-login.ts';
import { useServices } from '#kit/widget.ts';
import type { UserInfo } from '#contract/account.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Avatar } from '#ui/display/Tag.tsx';
import type { LoginTexts } from './texts.ts';

/** Shown on a page in place of the form while a member is logged in. */
export function SignedIn({ user }: { user: UserInfo }) {
  const { words } = useLogin<LoginTexts>();
  const services = useServices();
  const name = user.realName || user.username || hidePhone(user.mobilePhone);
  return (
    <div className="lg-in">
      <Avatar name={name} />
      <div className="lg-in__who">
        <p className="t-h3">{name}</p>
        <p className="t-s12 t-3">
          {words.signedInAs}
          {user.mobilePhone && ` · ${hidePhone(user.mobilePhone)}`}
        </p>
      </div>
      {!user.isThirdParty && (
        <Button size="sm" onClick={() => void services.session.logout()}>
          {words.logout}
        </Button>
      )}
    </div>
  );
}
