import { companyPreference } from '#contract/company-preference.ts';
import { useLater } from '#kit/part.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { PreferenceForm } from './PreferenceForm.tsx';
import { texts as ownTexts } from './texts.ts';

/** Preferences of a company, or the log of their changes (`view=log`). */
export function Preferences() {
  const t = useTexts('preferences', ownTexts);
  const isLog = useValue(useServices().place).query['view'] === 'log';
  const log = useLater(isLog, () => import('./PreferenceLog.tsx'));
  if (!isLog) return <Editor />;
  return log ? <log.PreferenceLog t={t} /> : <WaitingPage />;
}

function Editor() {
  const services = useServices();
  const t = useTexts('preferences', ownTexts);
  const from = useResource(companyPreference.detail, {});
  return (
    <Loaded from={from} onBack={() => services.navigate('index')}>
      {(known) => <PreferenceForm key={known.version} known={known} t={t} reload={() => from.load()} />}
    </Loaded>
  );
}
