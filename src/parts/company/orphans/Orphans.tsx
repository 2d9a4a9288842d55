import type { Orphans as Found } from '#contract/company-people.ts';
import { orphanKinds, orphanNames } from '#domain/company/people.ts';
import type { OrphanKind } from '#domain/company/people.ts';
import { useValue } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';

interface OrphansProps {
  model: {
    waiting: { data: Readable<Found | null> };
    show(kind: OrphanKind): void;
    fix(): Promise<void>;
    setHead(departmentId: number): Promise<void>;
  };
  texts: {
    orphanLead(count: number): string;
    orphanKind(what: string, count: number): string;
    headlessOf(department: string): string;
    setHead(people: number): string;
    fix: string;
  };
}

/** Names those who cannot book before they meet it, and the departments whose head would help. */
export function Orphans({ model, texts }: OrphansProps) {
  const { say } = useSay();
  const waiting = useValue(model.waiting.data);
  if (!waiting?.total) return null;
  return (
    <Alert kind="warn" action={<LinkButton onClick={() => void model.fix()}>{texts.fix}</LinkButton>}>
      <span className="t-row t-row--wrap">
        <b>{texts.orphanLead(waiting.total)}</b>
        {orphanKinds.map(
          (kind) =>
            waiting.kinds[kind] > 0 && (
              <LinkButton key={kind} onClick={() => model.show(kind)}>
                {texts.orphanKind(say(orphanNames[kind]), waiting.kinds[kind])}
              </LinkButton>
            ),
        )}
        {(waiting.headless ?? []).map(({ departmentId, name, people }) => (
          <span key={departmentId}>
            {texts.headlessOf(name)}{' '}
            <LinkButton onClick={() => void model.setHead(departmentId)}>{texts.setHead(people)}</LinkButton>
          </span>
        ))}
      </span>
    </Alert>
  );
}
