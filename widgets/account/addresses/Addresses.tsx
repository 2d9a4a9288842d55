import type { Address } from '#contract/address.ts';
import { maxAddresses } from '#domain/address/max-addresses.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { Named } from '#parts/order/tab/Named.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ListScreen } from '#screens/ListScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPlus } from '#ui/icons/icons.ts';
import type { DataColumn, RowAction } from '#ui/list/DataTable.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { createAddresses, placeText } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** The address book, or the form of the `id` in the address: `new`, or a number. */
export function Addresses() {
  const { id } = useValue(useServices().place).query;
  const part = useLater(id !== undefined, () => import('./EditAddress.tsx'));
  if (!id) return <AddressBook />;
  return part ? <part.EditAddress key={id} id={id} /> : <WaitingPage />;
}

function AddressBook() {
  const services = useServices();
  const t = useTexts('addresses', ownTexts);
  const model = useModel(() => createAddresses(services, t));
  const open = (id: string) => services.navigate('address_list', { id });
  const add = (
    <Button
      kind="primary"
      icon={<Icon of={iconPlus} size={16} />}
      onClick={() =>
        model.list.total.peek() >= maxAddresses ? services.say.toast(t.full(maxAddresses), 'bad') : open('new')
      }
    >
      {t.add}
    </Button>
  );
  const actionsOf = (address: Address): RowAction[] => [
    ...(address.isDefault ? [] : [{ id: 'default', label: t.makeDefault, onPick: () => model.makeDefault(address) }]),
    { id: 'edit', label: t.edit, onPick: () => open(address.addressId) },
    { id: 'remove', label: t.remove, onPick: () => model.remove(address) },
  ];
  return (
    <ListScreen
      title={t.title}
      label={t.title}
      list={model.list}
      actions={add}
      fields={[{ kind: 'text', key: 'keyword', label: t.keyword, placeholder: t.keywordHint }]}
      table={{ columns: columnsOf(t), actions: actionsOf }}
      empty={{ art: 'order', title: t.none, text: t.noneText, action: add }}
    />
  );
}

const columnsOf = (t: Texts): DataColumn<Address>[] => [
  {
    key: 'receiver',
    title: t.receiver,
    phone: 'title',
    cell: ({ receiver, phone, isDefault }) => (
      <div>
        <b>
          <Named>{receiver}</Named>
        </b>{' '}
        {isDefault && <Tag kind="info">{t.isDefault}</Tag>}
        <div className="t-s12 t-3">{phone}</div>
      </div>
    ),
  },
  {
    key: 'place',
    title: t.place,
    cell: (address) => (
      <span className="t-s13">
        <Named>{placeText(address)}</Named>{' '}
        {address.postcode && <span className="t-3 t-nowrap">{t.postcodeOf(address.postcode)}</span>}
      </span>
    ),
  },
];
