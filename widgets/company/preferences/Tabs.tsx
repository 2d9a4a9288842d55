import { useServices } from '#kit/widget.ts';
import { useValue } from '#kit/readable.ts';
import { SisterTabs } from '#screens/SisterTabs.tsx';
import type { Texts } from './texts.ts';

/** The form and its log, on either of the two routes. */
export function Tabs({ t, isLog }: { t: Texts; isLog: boolean }) {
  const { name } = useValue(useServices().place);
  return (
    <SisterTabs
      label={t.title}
      items={[
        { key: 'form', label: t.tabs.form, to: isLog ? name : null },
        { key: 'log', label: t.tabs.log, to: isLog ? null : name, params: { view: 'log' } },
      ]}
    />
  );
}
