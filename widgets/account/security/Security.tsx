import { useState } from 'react';
import type { ReactNode } from 'react';
import { payPassword } from '#contract/pay-password.ts';
import { alertKinds, security as calls } from '#contract/profile.ts';
import type { Security as SecurityData } from '#contract/profile.ts';

import { Agreements } from '#parts/account/past/Agreements.tsx';
import { Logins } from '#parts/account/past/Logins.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useAllowed } from '#kit/links/Allowed.tsx';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { createSetAlert, createSignOut } from './models.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

const views = ['password', 'phone', 'email', 'close'] as const;

/** Protection of the account, the devices that are logged in, and the forms that `view` of the address opens. */
export function Security() {
  const { place, navigate } = useServices();
  const t = useTexts('security', ownTexts);
  const from = useResource(calls.read, {});
  const { view = '' } = useValue(place).query;
  const isForm = (views as readonly string[]).includes(view);
  const forms = useLater(isForm, () => import('./Forms.tsx'));
  return (
    <Loaded from={from} onBack={() => navigate('my_center_index')}>
      {(data) =>
        isForm ? (
          forms && (
            <forms.SecurityForm
              key={view}
              view={view as (typeof views)[number]}
              security={data}
              settle={() => void from.load()}
              t={t}
            />
          )
        ) : (
          <Overview security={data} settle={() => void from.load()} t={t} />
        )
      }
    </Loaded>
  );
}

interface PartProps {
  security: SecurityData;
  t: Texts;
}

function Overview({ security, settle, t }: PartProps & { settle(): void }) {
  const { exportedAt } = security;
  return (
    <div className="t-page t-col">
      <div>
        <h1 className="t-h1">{t.title}</h1>
        <p className="t-s13 t-3">{t.lead}</p>
      </div>
      <Ways security={security} t={t} />
      <Devices security={security} settle={settle} t={t} />
      <Alerts security={security} settle={settle} t={t} />
      <Logins security={security} settle={settle} />
      <Agreements agreements={security.agreements} />
      <Card title={t.data}>
        <ul className="t-lines">
          <Line
            name={t.exporting}
            text={exportedAt ? `${t.exportText} · ${t.exportedAt(exportedAt.slice(0, 16))}` : t.exportText}
          >
            <Export settle={settle} t={t} />
          </Line>
          <Line name={t.close} text={t.closeText}>
            <RouteLink to="setting" params={{ view: 'close' }}>
              {t.close}
            </RouteLink>
          </Line>
        </ul>
      </Card>
    </div>
  );
}

function Line({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className="t-row t-row--wrap">
      <span className="t-grow t-row t-row--wrap">
        <b>{name}</b>
        <span className="t-s13 t-3">{text}</span>
      </span>
      {children}
    </li>
  );
}

/** The ways to log in and the pay password: each with its state and what can be done. */
function Ways({ security, t }: PartProps) {
  const { config, session } = useServices();
  const user = useValue(session.user);
  const { showPayPwd } = useValue(config).switches;
  const pay = useResource(payPassword.state, {});
  const known = useValue(pay.current);
  const isPartners = !!user?.isThirdParty;
  const isPaySet = known.state === 'ready' && known.data.isSetup;
  const rows = [
    {
      id: 'password',
      name: t.password,
      text: isPartners ? '' : t.passwordText,
      isGood: security.hasPassword || isPartners,
      state: isPartners ? t.byPartner : security.hasPassword ? t.set : t.unset,
      link: !isPartners && security.hasPassword && t.change,
    },
    {
      id: 'phone',
      name: t.phone,
      text: security.mobilePhone || t.phoneText,
      isGood: security.mobilePhone !== '' || isPartners,
      state: isPartners ? t.byPartner : security.mobilePhone ? t.bound : t.unbound,
      link: !isPartners && (security.mobilePhone ? t.replace : t.bind),
    },
    {
      id: 'email',
      name: t.email,
      text: security.email || t.emailText,
      isGood: security.email !== '' || isPartners,
      state: isPartners ? t.byPartner : security.email ? t.bound : t.unbound,
      link: !isPartners && (security.email ? t.change : t.bind),
    },
  ];
  const hasPay = useAllowed('money_change') && (showPayPwd || isPaySet);
  const good = rows.filter(({ isGood }) => isGood).length + (hasPay && isPaySet ? 1 : 0);
  return (
    <Card title={t.ways} sub={t.done(good, rows.length + (hasPay ? 1 : 0))}>
      <ul className="t-lines">
        {rows.map(({ id, name, text, isGood, state, link }) => (
          <Line key={id} name={name} text={text}>
            <Dot kind={isGood ? 'ok' : 'warn'}>{state}</Dot>
            {link && (
              <RouteLink to="setting" params={{ view: id }}>
                {link}
              </RouteLink>
            )}
          </Line>
        ))}
        {hasPay && (
          <Line name={t.pay} text={t.payText}>
            <Dot kind={isPaySet ? 'ok' : 'warn'}>{isPaySet ? t.set : t.unset}</Dot>
            <RouteLink to="my_wallet" params={{ view: 'payPassword' }}>
              {isPaySet ? t.change : t.toSet}
            </RouteLink>
          </Line>
        )}
      </ul>
    </Card>
  );
}

function Devices({ security, settle, t }: PartProps & { settle(): void }) {
  const services = useServices();
  const { say } = useSay();
  const out = useModel(() => createSignOut(services, t, settle));
  const busy = useValue(out.busy);
  const today = services.clock.today();
  const others = security.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title={t.sessions}
      sub={t.sessionsSub}
      end={
        others.length > 0 && (
          <Button size="sm" busy={busy === 'others'} onClick={() => void out.run('others')}>
            {t.signOutOthers}
          </Button>
        )
      }
    >
      <ul className="t-lines">
        {security.sessions.map(({ sessionId, device, appName, lastSeen, isCurrent }) => (
          <Line key={sessionId} name={say(device)} text={`${say(appName)} · ${t.seen(t.moment(lastSeen, today))}`}>
            {isCurrent ? (
              <Tag kind="ok">{t.current}</Tag>
            ) : (
              <LinkButton disabled={busy !== null} onClick={() => void out.run(sessionId)}>
                {t.signOut}
              </LinkButton>
            )}
          </Line>
        ))}
      </ul>
    </Card>
  );
}

/** Texts to the phone, a switch for each kind. */
function Alerts({ security, settle, t }: PartProps & { settle(): void }) {
  const services = useServices();
  const set = useModel(() => createSetAlert(services, t, settle));
  const busy = useValue(set.busy);
  const { alerts, mobilePhone } = security;
  return (
    <Card title={t.alerts} sub={mobilePhone ? t.alertsTo(mobilePhone) : t.alertsNoPhone}>
      <ul className="t-lines">
        {alertKinds.map((alert) => {
          const [name, text] = t.alertNames[alert];
          return (
            <Line key={alert} name={name} text={text}>
              <Switch
                aria-label={name}
                checked={busy?.alert === alert ? busy.isOn : alerts[alert]}
                disabled={!mobilePhone || busy !== null}
                onChange={(isOn) => void set.run({ alert, isOn })}
              />
            </Line>
          );
        })}
      </ul>
    </Card>
  );
}

function Export({ settle, t }: { settle(): void; t: Texts }) {
  const { api, say } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const load = async () => {
    setIsBusy(true);
    const outcome = await api.send(calls.export, {});
    setIsBusy(false);
    if (outcome.ok) {
      saveFile(outcome.data.fileName, outcome.data.content, 'application/json');
      settle();
    } else say.toast(t.exportFailed, 'bad');
  };
  return (
    <Button size="sm" busy={isBusy} onClick={() => void load()}>
      {t.exporting}
    </Button>
  );
}
