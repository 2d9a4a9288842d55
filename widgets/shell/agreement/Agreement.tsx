import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DocumentView } from './DocumentView.tsx';
import { NoticesView } from './NoticesView.tsx';
import { TypeList } from './TypeList.tsx';
import { filled } from './fill.ts';
import { createAgreement } from './model.ts';
import type { AgreementModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** Agreements, rules, notices and the text pages; `type` is fixed by the route, or stands in its address. */
export function Agreement({ type }: { type?: string }) {
  const services = useServices();
  const asked = useValue(services.place).params['type'];
  const shown = type ?? asked ?? 'service_agreement';
  return <Opened key={shown} type={shown} />;
}

function Opened({ type }: { type: string }) {
  const services = useServices();
  const model = useModel(() => createAgreement(services, type));
  return (
    <div className="t-page ag">
      <TypeList current={type} />
      <Content model={model} />
    </div>
  );
}

function Content({ model }: { model: AgreementModel }) {
  const texts = useTexts('agreement', ownTexts);
  const config = useValue(useServices().config);
  const opened = useValue(model.opened);
  if (opened.state === 'document') {
    const { brand, company, agreement, privacy } = config.texts;
    return <DocumentView document={filled(opened.document, { brand, company, agreement, privacy, telephone: config.telephones[0] ?? '' })} />;
  }
  if (opened.state === 'notices') return <NoticesView notices={opened.notices} />;
  if (opened.state === 'loading') {
    return (
      <div className="t-card ag-doc t-col" aria-busy="true">
        <Skeleton width={240} height={28} />
        <Skeleton height={96} />
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Skeleton key={n} height={22} />
        ))}
      </div>
    );
  }
  return (
    <div className="t-card ag-doc">
      {opened.state === 'failed' ? <Empty art="fail" title={texts.failed} text={texts.failedText} action={<Button onClick={model.retry}>{texts.retry}</Button>} /> : <Empty art="search" title={texts.unknown} text={texts.unknownText} />}
    </div>
  );
}
