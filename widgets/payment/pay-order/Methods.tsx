import type { ReactNode } from 'react';
import type { PayInfo, PayMethodState } from '#contract/payment.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { asksPassword, hasCompanyMethod, isQrMethod } from '#domain/payment/pay-methods.ts';
import type { PayMethod } from '#domain/payment/pay-methods.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBuilding, iconCard, iconWallet } from '#ui/icons/icons.ts';
import { usePhoneScreen } from '#ui/overlay/phone-screen.ts';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { CodeWay } from './code/CodeWay.tsx';
import { MixedSplit } from './MixedSplit.tsx';
import type { PartProps } from './model.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

const marks: Readonly<Record<PayMethod, ReactNode>> = {
  multiPay: <Icon of={iconBuilding} size={16} />,
  creditPay: <Icon of={iconCard} size={16} />,
  tianHangPay: <Icon of={iconWallet} size={16} />,
  alipay: null,
  weChatPay: null,
};

/** Methods as cards. One that cannot be used stays, with its reason and what is missing. */
export function Methods({ model, texts }: PartProps) {
  const info = useValue(model.cashier.info);
  const methods = useValue(model.choice.methods);
  const chosen = useValue(model.choice.method);
  const isPhone = usePhoneScreen();
  const { switches } = useValue(useServices().config);
  const { say } = useSay();
  if (!info) return null;
  const lacksPassword = ({ method, enabled }: PayMethodState) =>
    enabled && !info.hasPayPassword && asksPassword(method, info.needsPayPassword, switches.showPayPwd);
  return (
    <Card title={texts.methods}>
      {info.state === 'partly' && (
        <Alert kind="ok" className="po-part">
          {info.paid.map((part) => (
            <span key={part.payer + part.method}>
              {texts.paidIn(texts[part.payer], texts.shortNames[part.method])}
              {showYuan(part.amount)} {texts.paidPart}
            </span>
          ))}
        </Alert>
      )}
      <RadioGroup label={texts.methods} value={chosen ?? undefined} onChange={model.choice.pick} className="po-pms">
        {methods.map((state) => (
          <div
            key={state.method}
            className={`po-pm${state.method === chosen ? ' is-on' : ''}${state.enabled ? '' : ' is-off'}`}
          >
            <Radio value={state.method} disabled={!state.enabled} className="po-pm__hd">
              <span className={`po-mark po-mark--${state.method}`} aria-hidden="true">
                {isQrMethod(state.method) ? texts.marks[state.method] : marks[state.method]}
              </span>
              <span className="t-grow">
                <b>{texts.names[state.method]}</b>
                <span className="t-s12">
                  {say(explained(state, info, texts, isPhone))}
                  {lacksPassword(state) && ` · ${texts.noPassword}`}
                </span>
              </span>
              {state.method === 'multiPay' && state.method === chosen && <SplitSum model={model} texts={texts} />}
            </Radio>
            {state.method === 'tianHangPay' && !state.enabled && fenOf(state.balance || info.due) < fenOf(info.due) && (
              <RouteLink
                className="po-pm__up t-s13"
                to="recharge_index"
                params={{ forOrder: info.orderId, forType: info.businessType }}
                onlyOpen
              >
                {texts.topUp}
              </RouteLink>
            )}
            {lacksPassword(state) && (
              <RouteLink
                className="po-pm__up t-s13"
                to="my_wallet"
                params={{ view: 'payPassword', by: 'sms' }}
                onlyOpen
              >
                {texts.setPassword}
              </RouteLink>
            )}
            {state.method === 'multiPay' && state.method === chosen && info.split && (
              <MixedSplit model={model} texts={texts} limits={info.split} />
            )}
          </div>
        ))}
      </RadioGroup>
      <CodeWay model={model} texts={texts} />
      {!chosen && <Alert kind="warn">{texts.noMethod}</Alert>}
    </Card>
  );
}

function SplitSum({ model, texts }: PartProps) {
  const { company, personal, error } = useValue(model.choice.split);
  return error ? null : <span className="po-pm__a">{texts.sumOf(company, personal)}</span>;
}

function explained(state: PayMethodState, info: PayInfo, texts: Texts, isPhone: boolean): string {
  const balance =
    state.balance && `${state.method === 'creditPay' ? texts.creditSub : texts.walletSub} ${showYuan(state.balance)}`;
  if (!state.enabled) {
    // 余额 ¥312.60，还差 ¥1,317.40
    return balance && state.missing
      ? texts.short(balance, showYuan(state.missing))
      : [balance, state.reason].filter(Boolean).join(' · ');
  }
  if (state.method === 'multiPay') return texts.mixedSub;
  if (balance) return balance;
  if (state.method === 'creditPay') return texts.creditEnough;
  if (info.state === 'partly') return texts.restPersonal;
  if (hasCompanyMethod(info.methods)) return texts.allPersonal;
  return isPhone && isQrMethod(state.method) ? texts.byApp[state.method] : texts.byScan;
}
