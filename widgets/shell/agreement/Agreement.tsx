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

export interface AgreementProps {
  /** Fixed by the route; otherwise it stands in the address. */
  type?: string;
  /** Without the list of the others: in a dialog. */
  isAlone?: boolean;
}

/** Agreements, rules, notices and the text pages. */
export function Agreement({ type, isAlone = false }: AgreementProps) {
  const services = useServices();
  const asked = useValue(services.place).params['type'];
  const shown = type ?? asked ?? 'service_agreement';
  return <Opened key={shown} type={shown} isAlone={isAlone} />;
}

function Opened({ type, isAlone }: { type: string; isAlone: boolean }) {
  const services = useServices();
  const model = useModel(() => createAgreement(services, type));
  if (isAlone) return <Content model={model} />;
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
