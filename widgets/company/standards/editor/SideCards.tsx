import { travelStandard as calls } from '#contract/travel-standard.ts';
import { isNever } from '#parts/draft/list-columns.tsx';
import { useLater } from '#kit/part.ts';
import { useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import { useEditor } from './context.ts';

/** The what-if, subjects that other standards have too, and the versions. */
export function SideCards() {
  const { model, texts, draft } = useEditor();
  const { say } = useSay();
  const services = useServices();
  const { known } = model;
  const part = useLater(draft.content.rules.length > 0, () => import('./what-if/WhatIfCard.tsx'));
  const whatIf = part && <part.WhatIfCard />;
  if (!known) return whatIf;
  async function take(version: number): Promise<void> {
    const outcome = await services.api.send(calls.detail, { standardId: known?.standardId ?? 0, version });
    if (!outcome.ok) return;
    model.change({ content: outcome.data.content, typed: {} });
    services.say.toast(texts.usedVersion(version), 'ok');
  }
  return (
    <>
      {whatIf}
      {known.conflicts.length > 0 && (
        <Card title={texts.conflicts} sub={texts.conflictsSub}>
          <ul className="t-lines">
            {known.conflicts.map(({ subject, standardId, standardName }) => (
              <li key={`${subject.kind} ${subject.name} ${standardId}`} className="t-row">
                <span className="t-grow">
                  <b>{say(subject.name)}</b>
                  <span className="t-s12 t-3"> {texts.conflict(standardName)}</span>
                </span>
                <LinkButton onClick={() => services.navigate('travel_edit_standard_settings', { id: standardId })}>
                  {texts.openOther}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={texts.versions}>
        <Timeline
          items={known.versions.map(({ version, state, from, to, changedBy, changedAt, judged, note }) => ({
            state: state === 'draft' ? 'now' : state === 'active' ? 'done' : 'next',
            title: texts.versionLine(version, isNever({ from, to }) ? texts.never : texts.states[state]),
            detail: (
              <>
                <div className="t-s12 t-3">
                  {state === 'draft' || !from
                    ? texts.versionDraft(changedBy, say(changedAt.slice(5, 16)))
                    : isNever({ from, to })
                      ? texts.neverDays(from)
                      : texts.versionDays(from, to, judged)}
                </div>
                {note && <div className="t-s12">{say(note)}</div>}
                {version !== known.version && (
                  <LinkButton onClick={() => void take(version)}>{texts.goOnWith(version)}</LinkButton>
                )}
              </>
            ),
          }))}
        />
        <p className="t-s12 t-3">{texts.versionsFoot}</p>
      </Card>
    </>
  );
}
