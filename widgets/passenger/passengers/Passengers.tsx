import { useState } from 'react';
import { relations } from '#contract/passenger.ts';
import type { CertType, Passenger } from '#contract/passenger.ts';
import { ageOn } from '#domain/spans.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { fareTypeOf, psgTypeLabel, psgTypeNote } from '#domain/passenger/psg-types.ts';
import { readinessOf, readinessTrips } from '#domain/passenger/readiness.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { iconPlus, iconUpload } from '#ui/icons/icons.ts';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { createPassengers, passengerGroups } from './model.ts';
import type { PassengersModel } from './model.ts';
import { useSource } from './source.ts';
import type { Source } from './source.ts';
import { externalTexts, texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** Passengers of a roster, or the form of one of them: external travellers by the `id` in the address of their list. */
export function Passengers() {
  const source = useSource();
  const { name, query } = useValue(useServices().place);
  const isForm = name === 'edit_passengers' || (source.isExternal && query['id'] !== undefined);
  const part = useLater(isForm, () => import('./edit/PassengerEdit.tsx'));
  if (!isForm) return <List key={source.list} source={source} />;
  return part ? <part.PassengerEdit /> : <WaitingPage />;
}

/** Their data, the products that they can be booked on today, and missing documents. */
function List({ source }: { source: Source }) {
  const services = useServices();
  const t = useTexts(
    source.isExternal ? 'external-passengers' : 'passengers',
    source.isExternal ? externalTexts : ownTexts,
  );
  const model = useModel(() => createPassengers(services, t, source));
  const own = useSay();
  const isStaff = (useValue(services.session.user)?.creditMemberId ?? 0) > 0;
  const add = (
    <Button kind="primary" onClick={() => source.edit(services)}>
      <Icon of={iconPlus} size={16} />
      {t.add}
    </Button>
  );
  const actionsOf = (person: Passenger): RowAction[] => [
    ...(person.isOwn ? [{ id: 'edit', label: t.edit, onPick: () => source.edit(services, person.id) }] : []),
    ...(person.isOwn && !person.isSelf ? [{ id: 'remove', label: t.remove, onPick: () => model.remove(person) }] : []),
  ];
  const groups = passengerGroups.filter(
    (group) => group === 'all' || group === 'attention' || (isStaff && !(source.isExternal && group === 'company')),
  );
  return (
    <ListScreen
      title={t.title}
      label={t.title}
      list={model.list}
      actions={
        <>
          <Button icon={<Icon of={iconUpload} size={16} />} onClick={() => services.navigate(source.import)}>
            {t.import}
          </Button>
          {add}
        </>
      }
      groups={{ key: 'group', options: groups.map((value) => ({ value, label: t.groups[value] })) }}
      fields={[
        ...(source.isExternal
          ? []
          : [
              {
                kind: 'select' as const,
                key: 'relation' as const,
                label: t.relation,
                options: (['all', ...relations] as const).map((value) => ({
                  value,
                  label: value === 'all' ? t.allRelations : t.relations[value],
                })),
              },
            ]),
        { kind: 'text', key: 'keyword', label: t.keyword, placeholder: t.keywordHint },
      ]}
      table={{ columns: columnsOf(t, services.clock.today(), source, model, own), actions: actionsOf }}
      empty={{ art: 'search', title: t.none, text: t.noneText, action: add }}
    />
  );
}

const kinds = { ok: 'ok', soon: 'warn', over: 'bad', none: 'mute' } as const;

const columnsOf = (
  t: Texts,
  today: string,
  { isExternal }: Source,
  model: PassengersModel,
  { say }: ReturnType<typeof useSay>,
): DataColumn<Passenger>[] => [
  {
    key: 'person',
    title: t.person,
    sort: 'name',
    phone: 'title',
    cell: (person) => <Person person={person} t={t} today={today} />,
  },
  {
    key: 'documents',
    title: t.documents,
    cell: (person) => <Documents key={person.id} person={person} t={t} today={today} model={model} />,
  },
  ...(isExternal
    ? [{ key: 'guest', title: t.guest, cell: (person: Passenger) => <GuestOf person={person} t={t} /> }]
    : []),
  ...readinessTrips.map((trip) => ({
    key: trip,
    title: say(trip),
    phone: 'quarter' as const,
    cell(person: Passenger) {
      const ready = readinessOf(person, today).find((one) => one.trip === trip);
      return ready && <Tag kind={kinds[ready.state]}>{say(ready.label)}</Tag>;
    },
  })),
];

interface CellProps {
  person: Passenger;
  t: Texts;
  today: string;
}

function Person({ person, t, today }: CellProps) {
  const { name, englishName, psgType, bornDate, isSelf, deptName, relation } = person;
  const isAdult = psgType === 'ADT';
  const { say, langOf } = useSay();
  return (
    <div>
      <b lang={langOf(name)}>{name || englishName}</b> {isSelf && <Tag kind="info">{t.self}</Tag>}{' '}
      {relation && <Tag>{t.relations[relation]}</Tag>}{' '}
      {!isAdult && (
        <Tag kind="mute" title={say(psgTypeNote(psgType)) || undefined}>
          {say(psgTypeLabel(psgType))}
          {fareTypeOf(psgType) !== 'ADT' && bornDate && t.years(ageOn(bornDate, today))}
        </Tag>
      )}
      <div className="t-s12 t-3">{deptName || (name !== englishName && englishName)}</div>
    </div>
  );
}

function GuestOf({ person: { guest }, t }: Omit<CellProps, 'today'>) {
  if (!guest) return null;
  const { hostName, hostDept, visitReason, addedBy } = guest;
  return (
    <div className="t-s13">
      {hostName || t.noHost} <span className="t-3">{hostDept}</span>
      <div className="t-2">{visitReason}</div>
      {addedBy !== hostName && <div className="t-s12 t-3">{t.addedBy(addedBy)}</div>}
    </div>
  );
}

function Documents({ person, t, today, model }: CellProps & { model: PassengersModel }) {
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const reveal = async (certType: CertType) => {
    const number = await model.reveal(person, certType);
    if (number) setNumbers((known) => ({ ...known, [certType]: number }));
  };
  const { say } = useSay();
  if (!person.documents.length) return <span className="t-3">{t.noDocuments}</span>;
  return (
    <div>
      {person.documents.map(({ certType, maskedNo, certValidDate }) => (
        <div key={`${certType}${maskedNo}`} className="t-s13">
          {say(certTypes[certType].short)} <span className="t-2">{numbers[certType] ?? maskedNo}</span>{' '}
          <span className={certValidDate && certValidDate < today ? 't-over' : 't-3'}>
            {!certValidDate ? t.noExpiry : certValidDate < today ? t.over(say(certValidDate)) : say(certValidDate)}
          </span>{' '}
          {person.isOwn && !numbers[certType] && (
            <LinkButton
              className="t-s12"
              aria-label={t.revealOf(person.name, say(certTypes[certType].short))}
              onClick={() => void reveal(certType)}
            >
              {t.reveal}
            </LinkButton>
          )}
        </div>
      ))}
    </div>
  );
}
