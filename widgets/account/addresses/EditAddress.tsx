import { address as calls } from '#contract/address.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { AddressForm } from './AddressForm.tsx';

/** The form of a new address, `new`, or of a saved one. */
export function EditAddress({ id }: { id: string }) {
  return id === 'new' ? <AddressForm address={null} /> : <Kept addressId={id} />;
}

function Kept({ addressId }: { addressId: string }) {
  const services = useServices();
  return (
    <Loaded from={useResource(calls.detail, { addressId })} onBack={() => services.navigate('address_list')}>
      {(data) => <AddressForm address={data} />}
    </Loaded>
  );
}
