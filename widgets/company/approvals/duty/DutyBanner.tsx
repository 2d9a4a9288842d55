import type { Deputy } from '#contract/approval.ts';
import { approval as calls } from '#contract/approval.ts';
import { dayAt } from '#domain/china-time.ts';
import { showMoment } from '#domain/show-moment.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { deputyTexts } from '../deputies/deputy-texts.ts';
import { createEndDeputy } from '../deputies/model.ts';
import { dutyTexts } from './duty-texts.ts';

interface DutyBannerProps {
  isCompany: boolean;
  /** Opens the page of deputies. */
  onSee(): void;
  /** Tasks have come back, or are gone. */
  onEnd(): unknown;
}

/** On the line of the banner's text. */
const Act = ({ onClick, children }: { onClick(): void; children: string }) => (
  <span style={{ marginBlock: -2 }}>
    <LinkButton onClick={onClick}>{children}</LinkButton>
  </span>
);

const isOn = ({ state }: Deputy): boolean => state === 'active';

/** Says to the one who is away, and to the deputy, who decides for whom until when, with the way to end it. */
export function DutyBanner({ isCompany, onSee, onEnd }: DutyBannerProps) {
  const services = useServices();
  const t = useTexts('approvalDuty', dutyTexts);
  const words = useTexts('approvalDeputies', deputyTexts);
  const show = useTexts('approvalDutyMoment', { moment: showMoment }).moment;
  const model = useModel(() => {
    const known = createResource(services, calls.deputies, {}, { freshMs: 60_000 });
    void known.load();
    const settle = () => Promise.all([known.load(), onEnd()]);
    return { known, end: createEndDeputy(services, words, settle), dispose: known.dispose };
  });
  const known = useValue(model.known.data);
  const away = known?.rows.filter(isOn) ?? [];
  const stands = known?.standsFor.filter(isOn) ?? [];
  const until = ({ to }: Deputy) => show(to, dayAt(services.clock.now()));
  if (isCompany)
    return away.length ? (
      <Alert kind="info" action={<Act onClick={onSee}>{t.see}</Act>}>
        {t.company(away.length)}
      </Alert>
    ) : null;
  const lines = [
    ...away.map((row) => ({ row, said: t.away(row.toName), end: t.end })),
    ...stands.map((row) => ({ row, said: t.stands(row.name), end: t.giveBack })),
  ];
  return lines.map(({ row, said, end }) => (
    <Alert key={row.deputyId} kind="info" action={<Act onClick={() => void model.end.run(row)}>{end}</Act>}>
      {said} <span className="t-nowrap">{t.until(until(row))}</span>
    </Alert>
  ));
}
