import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useModel } from '#kit/widget.ts';
import type { Services } from '#kit/services.ts';
import { Mend, UnderWay } from '#parts/import/Mend.tsx';
import type { ImportPart } from '#parts/import/ImportScreen.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { columnsOf, verdictOf } from './columns.tsx';
import { Difference } from './Difference.tsx';
import { createEmployeeImport } from './model.ts';
import type { Choices, EmployeeImportModel } from './model.ts';
import { Report } from './Report.tsx';
import type { Texts } from './texts.ts';

/** The steps of an import after the file is chosen, and what they do. */
export const stepsOf = (services: Services, t: Texts): ImportPart<EmployeeImportModel> => ({
  create: () => createEmployeeImport(services, t),
  steps: [
    ({ model }) => {
      const { say } = useSay();
      const report = useModel(() => ({ columns: columnsOf(model, t, say), verdict: verdictOf(t) }));
      return (
        <Mend model={model} t={t} {...report} list="credit_member_list" apply={model.compare}>
          <ChoicesOfAll model={model} t={t} />
        </Mend>
      );
    },
    ({ model }) => <Difference model={model} t={t} />,
    ({ model }) => <Report model={model} t={t} />,
  ],
  UnderWay: ({ model, progress }) => <UnderWay model={model} t={t} progress={progress} />,
});

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Decisions about all rows. */
function ChoicesOfAll({ model, t }: { model: EmployeeImportModel; t: Texts }) {
  const choices = useValue(model.choices);
  const bind = (name: 'missing' | 'departments') => ({
    name,
    value: choices[name] as string,
    error: undefined,
    onInput: (value: string) => void model.decide({ [name]: value } as Partial<Choices>),
    onBlur: () => undefined,
  });
  return (
    <div className="t-form t-row t-row--wrap">
      <SelectField {...bind('missing')} label={t.missing} options={optionsOf(t.missingKinds)} />
      <SelectField {...bind('departments')} label={t.departments} options={optionsOf(t.departmentKinds)} />
    </div>
  );
}
