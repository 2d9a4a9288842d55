import type { UserInfo } from '#contract/account.ts';
import { benefitMembers } from '#contract/benefit.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { MemberPhoto } from '#parts/account/MemberPhoto.tsx';
import { Named } from '#parts/order/tab/Named.tsx';
import { MessagesLink } from '#parts/messages/MessagesLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { useWords } from './Parts.tsx';

/** Companies have their terms by contract (contract/benefit.ts). */
export const maySeeBenefits = (user: UserInfo): boolean => benefitMembers.includes(levelOf(user));

/** The member: name, kind, company. */
export function Who({ user }: { user: UserInfo }) {
  const words = useWords();
  const { say } = useSay();
  const { session } = useServices();
  const name = user.realName || user.username || hidePhone(user.mobilePhone);
  const company = user.creditMember?.organizeName ?? user.creditEmployee?.companyName;
  return (
    <Card bare aria-label={words.who}>
      <div className="ac-who">
        <MemberPhoto photoId={user.photoId_} name={name} size="lg" />
        <div className="t-grow">
          <div className="t-row t-row--wrap">
            <h1 className="t-h1">
              <Named>{name}</Named>
            </h1>
            <Tag kind="info">{say(user.memberTypeCN)}</Tag>
            {user.isThirdParty && user.thirdPartyName && <Tag kind="mute">{user.thirdPartyName}</Tag>}
          </div>
          <p className="t-facts t-s13 t-2">
            {company && <Named>{[company, user.creditEmployee?.deptName].filter(Boolean).join(' ')}</Named>}
            {user.mobilePhone && <span>{hidePhone(user.mobilePhone)}</span>}
            <span>
              {words.memberNo} {user.memberId}
            </span>
            <span>{words.since(user.createTime)}</span>
          </p>
        </div>
        <div className="ac-who__do">
          <MessagesLink />
          {maySeeBenefits(user) && (
            <RouteLink className="t-s13" to="my_center_index" params={{ view: 'benefits' }}>
              {words.benefits}
            </RouteLink>
          )}
          <RouteLink className="t-s13" to="self_info" onlyOpen>
            {words.selfInfo}
          </RouteLink>
          {!user.isThirdParty && (
            <LinkButton className="t-s13" onClick={() => void session.logout()}>
              {words.logout}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
