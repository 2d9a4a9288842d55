import { invoice as calls } from '#contract/invoice.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { TitleForm } from './TitleForm.tsx';

/** The form of a new title, or of a saved one. */
export function EditTitle({ titleId }: { titleId: string | undefined }) {
  return titleId ? <Kept titleId={titleId} /> : <TitleForm title={null} />;
}

function Kept({ titleId }: { titleId: string }) {
  const services = useServices();
  return (
    <Loaded from={useResource(calls.detail, { titleId })} onBack={() => services.navigate('invoice_management')}>
      {(data) => <TitleForm title={data} />}
    </Loaded>
  );
}
