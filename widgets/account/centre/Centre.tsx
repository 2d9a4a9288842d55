import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import type { UserInfo } from '#contract/account.ts';
import { createCentre } from './model.ts';
import { Orders } from './Orders.tsx';
import { Security } from './Security.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Wallet } from './Wallet.tsx';
import { Who } from './Who.tsx';

/** The account centre's first page, on the site and on partner pages. */
export function Centre() {
  const user = useValue(useServices().session.user);
  return user && <Page user={user} />;
}

function Page({ user }: { user: UserInfo }) {
  const services = useServices();
  const model = useModel(() => createCentre(services));
  return (
    <div className="t-page ac">
      <Who user={user} />
      <div className="ac-two">
        <Security user={user} model={model} />
        <Wallet user={user} model={model} />
      </div>
      <Shortcuts />
      <Orders model={model} />
    </div>
  );
}
