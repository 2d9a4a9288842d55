import type { UserInfo } from '#contract/account.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { useLogin } from '#parts/login/use-login.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Avatar } from '#ui/display/Tag.tsx';
import type { ClassicTexts } from './texts.ts';

/** In place of the form while a member is logged in. */
export function SignedIn({ user, onGoOn }: { user: UserInfo; onGoOn(): void }) {
  const { words } = useLogin<ClassicTexts>();
  const { session } = useServices();
  const name = user.realName || user.username;
  return (
    <section className="lc-card lc-in" aria-label={words.signedIn}>
      <Avatar size="lg" name={name} />
      <h1 className="t-h1">{name}</h1>
      <p className="t-2">
        {words.signedIn}
        {user.mobilePhone && ` · ${hidePhone(user.mobilePhone)}`}
      </p>
      <Button kind="primary" size="lg" block onClick={onGoOn}>
        {words.goOn}
      </Button>
      {!user.isThirdParty && <LinkButton onClick={() => void session.logout(true)}>{words.switchAccount}</LinkButton>}
    </section>
  );
}
