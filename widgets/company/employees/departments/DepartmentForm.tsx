import { useLayoutEffect } from 'react';
import type { Department, DepartmentTree } from '#contract/company-people.ts';
import { useFields, useFirstWrong } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { onEscape } from '../beside.ts';
import { departmentTexts as ownTexts } from './department-texts.ts';
import { createDepartmentForm, createRemoveDepartment } from './department-model.ts';
import type { DepartmentOptions } from './department-model.ts';
import { departmentOptions, insideOf } from '#parts/company/departments/department-tree.ts';
import type { EmployeesModel } from '../model.ts';

interface Props extends DepartmentOptions {
  tree: DepartmentTree;
  model: EmployeesModel;
  /** To the end of another department, or of the company for "". */
  onMove(one: Department, parentId: string): void;
  onClose(): void;
}

/** Name, head, cost centre and place of a department, in its own place above the tree. */
export function DepartmentForm({ known, parent, tree, model, onMove, onClose }: Props) {
  useFormSheet();
  const services = useServices();
  const texts = useTexts('employeeDepartments', ownTexts);
  const { say } = useSay();
  const form = useModel(() =>
    createDepartmentForm(services, { known, parent }, (answer, { parentId }) => {
      model.tree.set(answer);
      void model.waiting.load();
      onClose();
      const one = answer.nodes.find(({ id }) => id === known?.id);
      if (!one || parentId === String(one.parentId ?? '')) return services.say.toast(texts.saved, 'ok');
      onMove(one, parentId);
    }),
  );
  const remove = useModel(() =>
    createRemoveDepartment(services, texts, (answer) => {
      model.tree.set(answer);
      model.list.setFilter({ departmentId: undefined });
      onClose();
    }),
  );
  const [busy, failure] = useValues(form.busy, form.failure);
  const element = useFirstWrong(form);
  useLayoutEffect(() => {
    const isHead = known !== null && model.headOf.peek() === known.id;
    model.headOf.value = null;
    focusQuietly(element.current?.querySelectorAll('input')[isHead ? 1 : 0] ?? null);
  }, [element]);
  const field = useFields(form);
  const inside = known && insideOf(tree, known);
  const title = known ? texts.editTitle(known.name) : texts.newIn(parent?.name ?? tree.companyName);
  const leave = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <div className="cmp-tree__form" onKeyDown={onEscape(leave)}>
      <b>{title}</b>
      <FormGrid
        ref={element}
        label={title}
        failure={say(failure)}
        actions={
          <>
            {known && !inside && (
              <LinkButton className="t-end t-bad" onClick={() => void remove.run(known)}>
                {texts.remove}
              </LinkButton>
            )}
            <Button size="sm" onClick={() => void leave()}>
              {texts.cancel}
            </Button>
            <Button size="sm" kind="primary" type="submit" busy={busy}>
              {texts.save}
            </Button>
          </>
        }
        onSubmit={() => void form.submit()}
      >
        <TextField {...field('name')} label={texts.name} required maxLength={30} wide />
        <PeopleField {...field('head')} label={texts.head} most={1} wide />
        <SelectField
          {...field('costCenterCode')}
          label={texts.costCenter}
          wide
          options={[
            { value: '', label: texts.fromAbove },
            ...tree.costCenters.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
          ]}
        />
        {known && (
          <SearchField
            {...field('parentId')}
            label={texts.parent}
            wide
            options={[
              { value: '', label: tree.companyName },
              ...departmentOptions(tree).filter(({ value }) => value !== String(known.id)),
            ]}
          />
        )}
      </FormGrid>
      {inside && (
        <p className="t-s12 t-3">
          {texts.inUse(inside)}{' '}
          {inside.people > 0 && (
            <LinkButton
              onClick={() => {
                model.list.clear();
                model.list.setFilter({ departmentId: known?.id });
                onClose();
              }}
            >
              {texts.showPeople}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}
