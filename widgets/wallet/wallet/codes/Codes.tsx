import type { ReactNode } from 'react';
import { codeGroups } from '#contract/pay-auth.ts';
import type { PayCode } from '#contract/pay-auth.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { codeLooks, codeProductLabels, maskPayCode } from '#domain/payment/pay-code.ts';
import { Named } from '#parts/order/tab/Named.tsx';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { CodeForm } from './CodeForm.tsx';
import { createCodes } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { Uses } from './Uses.tsx';

const yuan = (amount: string) => showFen(fenOf(amount), true);

/** The payment codes of a member: `show` of the address is the form of a new one, or the log. */
export function Codes() {
  const services = useServices();
  const t = useTexts('wallet-codes', ownTexts);
  const { query } = useValue(services.place);
  const toList = () => services.navigate('pay_authorization_code');
  if (query['show'] === 'new') return <CodeForm onLeave={toList} />;
  const shown = query['show'] === 'uses' ? 'uses' : 'codes';
  const tabs = (
    <Tabs
      label={t.tabs}
      value={shown}
      items={[
        { value: 'codes', label: t.tabCodes },
        { value: 'uses', label: t.tabUses },
      ]}
      onChange={(next) => services.navigate('pay_authorization_code', next === 'uses' ? { show: 'uses' } : {})}
    />
  );
  return shown === 'uses' ? <Uses tabs={tabs} texts={t} /> : <CodeList tabs={tabs} texts={t} />;
}

function CodeList({ tabs, texts: t }: { tabs: ReactNode; texts: Texts }) {
  const services = useServices();
  const { say } = useSay();
  const model = useModel(() => createCodes(services, t));
  const [state, rows, { group }] = useValues(model.list.state, model.list.rows, model.list.filters);
  // The empty list has the button in its middle.
  const isEmpty = state.state === 'ready' && rows.length === 0 && group === 'all';
  const isChild = (useValue(services.session.user)?.femaleEndId ?? 0) > 0;
  const add = !isChild && (
    <Button
      kind="primary"
      icon={<Icon of={iconPlus} size={16} />}
      onClick={() => services.navigate('pay_authorization_code', { show: 'new' })}
    >
      {t.addCode}
    </Button>
  );
  const actionsOf = (code: PayCode): RowAction[] => [
    {
      id: 'log',
      label: t.log,
      onPick: () => services.navigate('pay_authorization_code', { show: 'uses', codeId: code.codeId }),
    },
    ...(code.state === 'active' ? [{ id: 'revoke', label: t.revoke, onPick: () => model.revoke(code) }] : []),
  ];
  return (
    <ListScreen
      title={t.codesTitle}
      label={t.codesTitle}
      list={model.list}
      tabs={tabs}
      hasTitle
      stats={isChild ? <Alert kind="info">{t.childCodes}</Alert> : <Lead add={!isEmpty && add} texts={t} />}
      groups={{
        key: 'group',
        options: codeGroups.map((value) =>
          value === 'all'
            ? { value, label: t.allCodes }
            : { value, label: say(codeLooks[value].label), none: t.noneOfCodes[value] },
        ),
      }}
      fields={[]}
      table={{ columns: codeColumns(t, say, services.clock.today()), actions: actionsOf }}
      empty={{ art: 'order', title: t.noCodes, text: isChild ? t.childCodes : t.noCodesText, action: add }}
    />
  );
}

const Lead = ({ add, texts: t }: { add: ReactNode; texts: Texts }) => (
  <div className="t-row t-row--wrap">
    <p className="t-s13 t-2 t-grow" style={{ flexBasis: 260 }}>
      {t.codesLead}
    </p>
    {add}
  </div>
);

const codeColumns = (t: Texts, say: Say['say'], today: string): DataColumn<PayCode>[] => [
  {
    key: 'code',
    title: t.code,
    phone: 'title',
    cell: ({ codeEnd, scope, products, note }) => (
      <div>
        <b className="t-nowrap">{maskPayCode(codeEnd)}</b>
        <div className="t-s12 t-3">
          {t.scopes[scope]} · {t.list(products.map((product) => say(codeProductLabels[product])))}
        </div>
        {note && <Named className="t-s12 t-3">{note}</Named>}
      </div>
    ),
  },
  {
    key: 'limits',
    title: t.limits,
    cell: ({ capEach, capTotal, used }) => (
      <div className="t-s13">
        {t.left(yuan(used), yuan(capTotal))}
        <div className="t-s12 t-3">{t.each(yuan(capEach))}</div>
      </div>
    ),
  },
  { key: 'uses', title: t.usesLabel, phone: 'named', cell: ({ uses, usesMax }) => t.usesOf(uses, usesMax) },
  {
    key: 'booker',
    title: t.booker,
    phone: 'named',
    cell: ({ booker }) => <span className="t-s13">{booker ? <Named>{booker}</Named> : t.anyBooker}</span>,
  },
  {
    key: 'expires',
    title: t.until,
    sort: 'expires',
    phone: 'named',
    cell: ({ expires }) => <span className="t-nowrap">{t.moment(expires, today)}</span>,
  },
  {
    key: 'state',
    title: t.codeState,
    phone: 'end',
    cell: ({ state }) => {
      const { label, dot } = codeLooks[state];
      return <Dot {...(dot && { kind: dot })}>{say(label)}</Dot>;
    },
  },
];
