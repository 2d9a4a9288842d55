import { settlement } from '#contract/settlement.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { SettlementForm } from './SettlementForm.tsx';
import { texts as ownTexts } from './texts.ts';

/** How a company settles with its provider. */
export function Settlement() {
  const services = useServices();
  const { say } = useSay();
  const t = { ...useTexts('settlement', ownTexts), say };
  const from = useResource(settlement.get, {});
  return (
    <Loaded from={from} onBack={() => services.navigate('index')}>
      {(known) => <SettlementForm key={known.version} known={known} t={t} take={from.set} reload={() => from.load()} />}
    </Loaded>
  );
}
