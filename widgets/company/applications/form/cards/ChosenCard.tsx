import type { FormOptions } from '#contract/application-form.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import { useValue } from '#kit/readable.ts';
import { approvers } from '#parts/company/approvers.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { Card } from '#ui/display/Card.tsx';
import { useFormView } from '../context.ts';

/** Approvers whom the process leaves to the applicant; nothing where it asks for none. */
export function ChosenCard({ self }: { self: FormOptions['self'] }) {
  const { model, texts, values, errors } = useFormView();
  const choice = useValue(model.path.data)?.choice;
  if (!choice) return null;
  return (
    <Card title={texts.chosen} sub={texts.chosenFor(choice.nodes.join(texts.and))}>
      <PeopleField
        name="chosen"
        label={texts.chosen}
        required
        most={25}
        source={approvers}
        without={[self.employeeId]}
        hint={texts.chosenHint(choice.least)}
        error={errors['chosen']}
        value={values.chosen.map(({ employeeId: id, name, note }): CompanySubject => ({
          kind: 'employee',
          id,
          name,
          note,
        }))}
        onInput={(people) =>
          model.form.edit({ chosen: people.map(({ id, name, note }) => ({ employeeId: id, name, note })) })
        }
        onBlur={() => model.form.leave('chosen')}
      />
    </Card>
  );
}
