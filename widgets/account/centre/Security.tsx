import type { ReactNode } from 'react';
import type { UserInfo } from '#contract/account.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { useAllowed } from '#kit/links/Allowed.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { MoreLink } from '#screens/cards/MoreLink.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import type { CentreModel } from './model.ts';
import { useWords } from './Parts.tsx';

interface Fact {
  name: string;
  isGood: boolean;
  text: string;
  detail?: ReactNode;
  link?: ReactNode;
}

/** Protections of the account, and the missing ones; without a pay password in the application, there is no line for it. */
export function Security({ user, model }: { user: UserInfo; model: CentreModel }) {
  const words = useWords();
  const mayMove = useAllowed('money_change');
  const payPassword = useValue(model.accounts.data)?.payPassword ?? 'none';
  const [mailbox = '', domain = ''] = user.email.split('@');
  const facts: Fact[] = [
    { name: words.loginPassword, isGood: true, text: user.isThirdParty ? words.byPartner : words.loginPasswordSet },
    {
      name: words.phone,
      isGood: user.isThirdParty || user.mobilePhone !== '',
      text: user.isThirdParty ? words.keptByPartner : user.mobilePhone ? words.phoneBound : words.phoneNone,
      detail: hidePhone(user.mobilePhone),
    },
    {
      name: words.email,
      isGood: user.isThirdParty || user.email !== '',
      text: user.isThirdParty ? words.keptByPartner : user.email ? words.emailBound : words.emailNone,
      detail: user.email && `${mailbox.slice(0, 2)}***@${domain}`,
    },
  ];
  // A child member has no pay password.
  if (payPassword !== 'none' && mayMove)
    facts.push({
      name: words.payPassword,
      isGood: payPassword === 'set',
      text: payPassword === 'set' ? words.payPasswordSet : words.payPasswordUnset,
      link: (
        <RouteLink to="my_wallet" params={{ view: 'payPassword' }}>
          {payPassword === 'set' ? words.payPasswordChange : words.payPasswordTo}
        </RouteLink>
      ),
    });
  return (
    <Card title={words.security} end={<MoreLink to="setting">{words.securityAll}</MoreLink>}>
      <dl className="ac-safe t-s13">
        {facts.map(({ name, isGood, text, detail, link }) => (
          <div key={name}>
            <dt className="t-2">{name}</dt>
            <dd className="t-3">{detail}</dd>
            <dd className="t-row">
              <Dot kind={isGood ? 'ok' : 'warn'}>{text}</Dot>
              {link}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
