import type { AuditRow } from '#contract/approval.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { approvers } from '#parts/company/approvers.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Price } from '#ui/display/Price.tsx';
import { AreaField } from '#ui/form/more-fields.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Select } from '#ui/select/Select.tsx';
import { BatchOutcome } from './BatchOutcome.tsx';
import { createTogether, leave } from './together-model.ts';
import type { Together } from './together-model.ts';
import { togetherTexts } from './together-texts.ts';
import type { TogetherTexts } from './together-texts.ts';

interface Props {
  kind: Together;
  items: readonly AuditRow[];
  settle(): unknown;
  onClose(): void;
}

const nothing = () => undefined;

/** The selected cases of the company, urged or given to one colleague; single ones are left. */
export function TogetherDialog({ kind, items, settle, onClose }: Props) {
  useFormSheet();
  const services = useServices();
  const { say } = useSay();
  const t = useTexts('approvalsTogether', togetherTexts);
  const model = useModel(() => createTogether(services, t, { kind, items, settle }));
  const [answer, asked, busy, choices, off] = useValues(
    model.answer,
    model.asked,
    model.busy,
    model.choices,
    model.off,
  );
  if (answer)
    return (
      <BatchOutcome
        title={t.titles[kind]}
        items={items}
        answer={answer}
        t={t}
        done={() => t.done[kind]}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      width={640}
      title={t.titles[kind]}
      sub={t.sub(items.length)}
      onClose={onClose}
      footer={
        <>
          <span className="t-s12 t-2 t-grow t-nowrap" role="status">
            {t.left(items.length - asked.length)}
          </span>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" busy={busy !== null} disabled={!asked.length} onClick={() => void model.submit()}>
            {t.submits[kind](asked.length)}
          </Button>
        </>
      }
    >
      <div className="t-col">
        <p className="t-s12 t-3">{t.rules[kind]}</p>
        {kind === 'handOn' && <Person model={model} t={t} />}
        <ul className="t-col">
          {items.map((row) => (
            <li key={row.no} className="t-row t-row--wrap">
              <div className="t-grow">
                <b className="t-m">{say(row.title)}</b>
                <div className="t-row t-row--wrap t-s12 t-3">
                  {row.applicant.name} <Price yuan={row.total} size="sm" ink fixed />
                  {row.waitsFor.length > 0 && <span>{t.waitsFor(row.waitsFor.map(say).join('、'))}</span>}
                </div>
              </div>
              {off[row.no] ? (
                <span className="t-s13 t-warn">{off[row.no]}</span>
              ) : (
                <Choice
                  label={t.choiceOf(say(row.title))}
                  value={choices[row.no] ?? leave}
                  items={[...optionsOf(row, kind, t, say), { value: leave, label: t.choices.leave }]}
                  onChange={(next) => model.choose(row.no, next)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The colleague who gets the steps, and a word to both. */
function Person({ model, t }: { model: ReturnType<typeof createTogether>; t: TogetherTexts }) {
  const [person, comment, lacks] = useValues(model.person, model.comment, model.lacksPerson);
  return (
    <>
      <PeopleField
        name="people"
        label={t.to}
        required
        most={1}
        source={approvers}
        value={person ? [person] : []}
        error={lacks ? t.choose : undefined}
        onInput={([next]) => (model.person.value = next ?? null)}
        onBlur={nothing}
      />
      <AreaField
        name="comment"
        label={t.note}
        rows={2}
        maxLength={300}
        value={comment}
        error={undefined}
        onInput={(next) => (model.comment.value = next)}
        onBlur={nothing}
      />
    </>
  );
}

interface Option {
  value: string;
  label: string;
}

function optionsOf(
  { company }: AuditRow,
  kind: Together,
  t: TogetherTexts,
  say: (text: string) => string,
): readonly Option[] {
  if (kind === 'urge') return [{ value: kind, label: t.choices.urge }];
  const tasks = company?.tasks ?? [];
  return tasks.map(({ taskId, name }) => ({
    value: taskId,
    label: tasks.length === 1 ? t.choices.handOn : t.from(say(name)),
  }));
}

interface ChoiceProps {
  label: string;
  value: string;
  items: readonly Option[];
  onChange(next: string): void;
}

/** Yes or no in a row; of several approvers one of a list. */
const Choice = ({ items, label, ...rest }: ChoiceProps) =>
  items.length > 2 ? (
    <Select aria-label={label} options={items} {...rest} />
  ) : (
    <Segment items={items} label={label} {...rest} />
  );
