import { useValue } from '#kit/readable.ts';
import { useLater } from '#kit/part.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { UserInfo } from '#contract/account.ts';
import { companyJoin } from '#contract/company-join.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { createCentre } from './model.ts';
import { Orders } from './Orders.tsx';
import { Security } from './Security.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Wallet } from './Wallet.tsx';
import { maySeeBenefits, Who } from './Who.tsx';

/** The account centre on the site and on partner pages: its first page, or the member benefits (`view=benefits`). */
export function Centre() {
  const user = useValue(useServices().session.user);
  const isBenefits = useValue(useServices().place).query['view'] === 'benefits' && !!user && maySeeBenefits(user);
  const part = useLater(isBenefits, () => import('./benefits/Benefits.tsx'));
  if (!isBenefits) return user && <Page user={user} />;
  return <div className="t-page ac">{part ? <part.Benefits /> : <Skeleton height={320} />}</div>;
}

function Page({ user }: { user: UserInfo }) {
  const services = useServices();
  const model = useModel(() => createCentre(services));
  const todo = useLater(true, () => import('./Todo.tsx'));
  return (
    <div className="t-page ac">
      <Who user={user} />
      {maySeeJoining(user) && <Joins />}
      {todo && <todo.Todo />}
      <div className="ac-two">
        <Security user={user} model={model} />
        <Wallet user={user} model={model} />
      </div>
      <Shortcuts />
      <Orders model={model} />
    </div>
  );
}

/** Private members whom a company may ask to join, and employees. */
const maySeeJoining = (user: UserInfo): boolean =>
  !user.isThirdParty && companyJoin.mine.members?.includes(levelOf(user)) === true;

function Joins() {
  const known = useResource(companyJoin.mine, {});
  const data = useValue(known.data);
  const part = useLater(
    !!data && (data.joined !== null || data.invitations.length > 0),
    () => import('./joining/JoiningCards.tsx'),
  );
  return part ? <part.JoiningCards known={known} /> : null;
}
