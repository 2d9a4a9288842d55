import type { SubCompany } from '#contract/sub-company.ts';
import { dayOf } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createSubCompanies } from './model.ts';
import type { SubCompaniesModel, SubCompanyFilters } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** The companies below the caller's: the list, or by `id` in the address a form, by `acts` what was done inside. */
export function SubCompanies() {
  const { id, acts } = useValue(useServices().place).query;
  const part = useLater(id !== undefined || acts !== undefined, () => import('./SubCompanyParts.tsx'));
  if (id === undefined && acts === undefined) return <List />;
  if (!part) return <WaitingPage />;
  return acts === undefined ? <part.SubCompanyForm key={id} id={id ?? 'new'} /> : <part.Acts id={Number(acts)} />;
}

function List() {
  const services = useServices();
  const t = useTexts('sub-companies', ownTexts);
  const model = useModel(() => createSubCompanies(services));
  const [total, sums, rows, binding] = useValues(
    model.list.total,
    model.list.sums,
    model.list.rows,
    model.binding.data,
  );
  // The server adds up amounts; heads and orders are known where one page has all companies.
  const countOf = (field: 'people' | 'orders') => rows.reduce((all, one) => all + one[field], 0);
  const isWhole = rows.length === total;
  const open = (id: string) => services.navigate('sub_companies', { id });
  // A company below another one has none below itself.
  const mayAdd = !binding?.parentName;
  const actions = (
    <>
      <Button onClick={() => open('bind')}>{t.bind}</Button>
      <Button kind="primary" onClick={() => open('new')}>
        {t.add}
      </Button>
    </>
  );
  const actionsOf = (one: SubCompany): RowAction[] => [
    { id: 'enter', label: t.enter, onPick: () => model.enter(one) },
    { id: 'rename', label: t.rename, onPick: () => open(String(one.id)) },
    { id: 'acts', label: t.acts, onPick: () => services.navigate('sub_companies', { acts: one.id }) },
    { id: 'unbind', label: t.unbind, onPick: () => model.unbind(one) },
  ];
  return (
    <ListScreen<SubCompany, SubCompanyFilters>
      title={t.title}
      label={t.title}
      list={model.list}
      actions={mayAdd && actions}
      stats={<BindingPanel model={model} t={t} />}
      fields={[{ kind: 'text', key: 'keyword', label: t.keyword, placeholder: t.keywordHint }]}
      table={{
        columns: columnsOf(t),
        actions: actionsOf,
        ...(total > 0 &&
          sums && {
            foot: {
              name: t.total,
              ...(isWhole && { people: t.people(countOf('people')), orders: t.orders(countOf('orders')) }),
              spend: showYuan(sums['spend'] ?? '0'),
              credit: showYuan(sums['creditLimit'] ?? '0'),
            },
          }),
      }}
      empty={{
        art: 'order',
        title: t.none,
        ...(mayAdd ? { text: t.noneText, action: <span className="t-row">{actions}</span> } : { text: t.noneBelow }),
      }}
    />
  );
}

/** How the own company is bound, its code, and requests that wait. */
function BindingPanel({ model, t }: { model: SubCompaniesModel; t: Texts }) {
  const services = useServices();
  const { say } = useSay();
  const [binding, user] = useValues(model.binding.data, services.session.user);
  if (!binding) return null;
  const { parentName, code, codeUntil, requests, hasBelow } = binding;
  if (parentName)
    return (
      <Alert
        action={
          <LinkButton onClick={() => services.navigate('sub_companies', { acts: user?.creditMemberId })}>
            {t.seeActs}
          </LinkButton>
        }
      >
        {t.above(parentName)}
      </Alert>
    );
  return (
    <div className="t-col" role="group" aria-label={t.binding}>
      {requests.map((request) => (
        <Alert
          key={request.id}
          kind={request.direction === 'in' ? 'warn' : 'info'}
          action={
            <span className="t-row">
              {request.direction === 'in' && (
                <LinkButton onClick={() => model.answer(request, true)}>{t.agree}</LinkButton>
              )}
              <LinkButton onClick={() => model.answer(request, false)}>
                {request.direction === 'in' ? t.refuse : t.takeBack}
              </LinkButton>
            </span>
          }
        >
          {request.direction === 'in' ? t.requestIn(request.name) : t.requestOut(request.name)}
        </Alert>
      ))}
      {!hasBelow && (
        <Alert action={<LinkButton onClick={model.makeCode}>{t.makeCode}</LinkButton>}>
          {code ? t.code(code, say(codeUntil.slice(5, 16))) : t.codeNone}
        </Alert>
      )}
    </div>
  );
}

const columnsOf = (t: Texts): DataColumn<SubCompany>[] => [
  {
    key: 'name',
    title: t.columns.name,
    phone: 'title',
    cell: ({ name, adminName, adminPhone }) => (
      <div>
        <b>{name}</b>
        <div className="t-s12 t-3">
          {adminName} {adminPhone}
        </div>
      </div>
    ),
  },
  {
    key: 'people',
    title: t.columns.people,
    sort: 'people',
    num: true,
    phone: 'quarter',
    cell: ({ people }) => t.people(people),
  },
  {
    key: 'orders',
    title: t.columns.orders,
    sort: 'orders',
    num: true,
    phone: 'quarter',
    cell: ({ orders }) => t.orders(orders),
  },
  {
    key: 'spend',
    title: t.columns.spend,
    sort: 'spend',
    num: true,
    phone: 'quarter',
    cell: ({ spend }) => showYuan(spend),
  },
  {
    key: 'credit',
    title: t.columns.credit,
    num: true,
    phone: 'quarter',
    cell: ({ creditLimit, creditUsed }) => (
      <div>
        {showYuan(creditLimit)}
        <div className="t-s12 t-3">{t.used(showYuan(creditUsed))}</div>
      </div>
    ),
  },
  { key: 'bound', title: t.columns.bound, sort: 'bound', phone: 'named', cell: ({ boundTime }) => dayOf(boundTime) },
];
