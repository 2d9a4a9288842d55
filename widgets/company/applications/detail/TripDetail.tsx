import type { ApplicationDetail } from '#contract/application-views.ts';
import type { AuditDetail } from '#contract/approval.ts';
import { applicationStateNames } from '#domain/application/schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { RoundDifference, Rounds, roundsOf } from '#parts/application/rounds/Rounds.tsx';
import { StatusHead } from '#screens/DetailScreen.tsx';
import { ResourcePage } from '#screens/ResourcePage.tsx';
import detailCss from '#screens/detail.css?shadow';
import factsCss from '#ui/display/facts.css?shadow';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { CaseProgress } from '#parts/process/CaseProgress.tsx';
import { StoryTalk } from '#parts/process/talk/CaseTalk.tsx';
import processCss from '#parts/process/process.css?shadow';
import formCss from '#ui/form/form.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import { actTexts } from '#parts/application/words/act-texts.ts';
import { stateDots } from '#parts/application/states.tsx';
import { Change } from './Change.tsx';
import { Asked } from './Asked.tsx';
import { createTripPage } from './model.ts';
import type { TripPageModel } from './model.ts';
import { Orders } from './Orders.tsx';
import { Budget, Info } from './SideCards.tsx';
import { detailTexts } from './texts.ts';
import type { DetailTexts } from './texts.ts';

const styles = [detailCss, factsCss, formCss, journeyCss, processCss];

export interface PartProps {
  known: ApplicationDetail;
  model: TripPageModel;
  texts: DetailTexts;
}

/** One trip application: its state, what of each leg is left to book, its orders, its budget, and the way of its approval. */
export function TripDetail({ applicationId }: { applicationId: string }) {
  useStyles(styles);
  const services = useServices();
  const texts = useTexts('application-detail', detailTexts);
  const words = useTexts('application-acts', actTexts);
  const model = useModel(() => createTripPage(services, words, applicationId));
  const story = useValue(model.story);
  return (
    <ResourcePage title={texts.title} page={model.page} onBack={model.back} texts={texts}>
      {(known) => {
        const props = { known, model, texts };
        const rounds = roundsOf(services, { ...known, rounds: known.versions, no: known.caseNo });
        return {
          status: <Status {...props} />,
          main: (
            <>
              {known.state === 1 && <RoundDifference {...rounds} />}
              <Asked {...props} />
              <Change {...props} />
              <Orders {...props} />
              {story && <StoryTalk story={story} />}
            </>
          ),
          side: (
            <>
              <Budget {...props} />
              <Info {...props} />
              {story && <CaseProgress key={known.caseNo} story={story} isFolded={known.state === 2 && !known.change} />}
              {!story && known.state === 0 && (
                <Card title={texts.progress}>
                  <p className="t-s13 t-3">{texts.noCase}</p>
                </Card>
              )}
              <Rounds {...rounds} />
            </>
          ),
        };
      }}
    </ResourcePage>
  );
}

function Status({ known, model, texts }: PartProps) {
  const words = useTexts('application-acts', actTexts);
  const { say } = useSay();
  const busy = useValue(model.busy);
  const { acts, state, change } = known;
  const refusal = lastRefusal(known);
  const isRefused = state === 3 || change?.state === 'refused';
  const may = (act: (typeof acts)[number], label: string, onClick: () => void, kind?: 'primary') =>
    acts.includes(act) && (
      <Button key={act} busy={busy} onClick={onClick} {...(kind && { kind })}>
        {label}
      </Button>
    );
  return (
    <StatusHead
      kind={stateDots[state] ?? ''}
      label={known.content.reason || say(applicationStateNames[state])}
      lead={
        <>
          <b>{say(applicationStateNames[state])}</b> · {leadOf(known, texts)}
          {isRefused && refusal && <span className="t-bad"> {texts.refused(refusal)}</span>}
        </>
      }
      facts={[
        known.no,
        known.versions.length > 1 && texts.round(known.versions.length),
        known.versions.some(({ state: one }) => one === 'approved') && texts.version(known.version),
        `${known.applicant.name} ${known.applicant.deptName}`,
        known.submittedAt
          ? texts.submittedAt(known.submittedAt.slice(0, 16))
          : texts.createdAt(known.createdAt.slice(0, 16)),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {known.isOwn && <Urge model={model} />}
          {may('withdraw', change ? words.withdrawChange : words.withdraw, () => model.withdraw(known))}
          {may('copy', words.copy, model.copy)}
          {may('remove', words.remove, () => model.remove(known))}
          {may('discard', words.discard, () => model.remove(known))}
          {may('close', words.close, () => model.close(known))}
          {may('modify', words.modify, model.modify, acts.includes('book') ? undefined : 'primary')}
          {may(
            'edit',
            change ? texts.editChange : isRefused || state === 4 ? texts.submitAgain : texts.submit,
            model.edit,
            'primary',
          )}
        </>
      }
    />
  );
}

function leadOf({ state, content, legs }: ApplicationDetail, texts: DetailTexts): string | undefined {
  if (state !== 2) return texts.leads[state];
  if (content.mode === 'cities') return texts.leadOfCities;
  const left = legs.filter(({ remaining }) => remaining > 0);
  return left.every(({ book, onSale }) => book && !onSale) ? texts.leads[state] : texts.leadOfSome;
}

/** Reminds the approvers; once in half an hour. */
function Urge({ model }: { model: TripPageModel }) {
  const story = useValue(model.story);
  return story && <UrgeButton model={model} story={story} />;
}

function UrgeButton({ model, story }: { model: TripPageModel; story: NonNullable<TripPageModel['story']['value']> }) {
  const services = useServices();
  const words = useTexts('application-acts', actTexts);
  const texts = useTexts('application-detail', detailTexts);
  const [known, busy] = useValues(story.data, model.busy);
  const from = known ? urgeFrom(known) : null;
  if (from === null) return null;
  return from > services.clock.now() ? (
    <span className="t-s12 t-3">{texts.urgedUntil(momentAt(from).slice(11, 16))}</span>
  ) : (
    <Button busy={busy} onClick={model.urge}>
      {words.urge}
    </Button>
  );
}

const urgeFrom = ({ urgeFromMs, state }: AuditDetail): number | null => (state === 'running' ? urgeFromMs : null);

/** The reason of the latest refusal; "": there was none. The latest submission is the first. */
const lastRefusal = ({ versions }: ApplicationDetail): string =>
  versions.find(({ state }) => state === 'refused')?.comment ?? '';
