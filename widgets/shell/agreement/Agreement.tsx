import type { ReactNode } from 'react';
import { sharedNotices } from '#parts/messages/notices.ts';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { DocumentView } from './DocumentView.tsx';
import { NoticesView } from './NoticesView.tsx';
import { isText } from './catalogue.ts';
import type { TextType } from './catalogue.ts';
import { TypeList } from './TypeList.tsx';
import { filled } from './fill.ts';
import { createDocument } from './model.ts';
import { texts as ownTexts } from './texts.ts';

export interface AgreementProps {
  /** Fixed by the route; otherwise from the address. */
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
  const content = type === 'notices' ? <Notices /> : isText(type) ? <Text type={type} /> : <Unknown />;
  if (isAlone) return content;
  return (
    <div className="t-page ag">
      <TypeList current={type} />
      {content}
    </div>
  );
}

function Notices() {
  const services = useServices();
  const notices = useModel(() => sharedNotices(services));
  return <Part resource={notices}>{(shown) => <NoticesView notices={shown} />}</Part>;
}

function Text({ type }: { type: TextType }) {
  const services = useServices();
  const { texts, telephones } = useValue(services.config);
  const { brand, company, agreement, privacy } = texts;
  const text = useModel(() => createDocument(services, type));
  return (
    <Part resource={text}>
      {(document) => (
        <DocumentView
          document={filled(document, { brand, company, agreement, privacy, telephone: telephones[0] ?? '' })}
        />
      )}
    </Part>
  );
}

function Unknown() {
  const texts = useTexts('agreement', ownTexts);
  return (
    <div className="t-card ag-doc">
      <Empty art="search" title={texts.unknown} text={texts.unknownText} />
    </div>
  );
}

function Part<T>({ resource, children }: { resource: Resource<T>; children: (data: T) => ReactNode }) {
  const texts = useTexts('agreement', ownTexts);
  const read = useValue(resource.current);
  if (read.state === 'ready') return children(read.data);
  if (read.state === 'loading') {
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
      <Empty
        art="fail"
        title={texts.failed}
        text={texts.failedText}
        action={<Button onClick={() => void resource.load()}>{texts.retry}</Button>}
      />
    </div>
  );
}
