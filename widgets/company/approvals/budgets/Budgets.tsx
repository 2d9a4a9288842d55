import { useLayoutEffect } from 'react';
import type { DepartmentBudget } from '#contract/approval.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { WarningLevels } from '#parts/process/burn/WarningLevels.tsx';
import { BudgetPart } from '#parts/process/BudgetBar.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconOk } from '#ui/icons/icons-basic.ts';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { budgetTexts } from './budget-texts.ts';
import type { BudgetTexts } from './budget-texts.ts';
import { createBudgets } from './budget-model.ts';

/** The company's account says what each department may spend on travel in a quarter. */
export function Budgets() {
  useFormSheet();
  const services = useServices();
  const t = useTexts('approvalBudgets', budgetTexts);
  const { showDay } = useSay();
  const { name } = services.place.peek();
  const model = useModel(() => createBudgets(services, t));
  // At once, not after the first paint: a link may be pressed before.
  useLayoutEffect(() => services.holdLeave?.(model.mayLeave), [services, model]);
  const back = async () => {
    if (!(await model.mayLeave())) return;
    if (!services.back()) services.navigate(name, {}, { replace: true });
  };
  return (
    <Loaded from={model.known} onBack={() => void back()}>
      {({ quarter, to, rows, warnings }) => (
        <div className="t-page t-col">
          <BackHead title={t.title} onBack={() => void back()} />
          <Card bare>
            <p className="t-card__bd t-s13 t-2">{t.lead(quarter, showDay(to))}</p>
            <WarningLevels of={warnings} model={model.warnings} />
            <Table<DepartmentBudget>
              caption={t.title}
              rows={rows}
              rowKey={({ departmentId }) => String(departmentId)}
              columns={columnsOf(t, model)}
            />
          </Card>
        </div>
      )}
    </Loaded>
  );
}

const columnsOf = (t: BudgetTexts, model: ReturnType<typeof createBudgets>): TableColumn<DepartmentBudget>[] => [
  {
    key: 'department',
    title: t.department,
    phone: 'title',
    cell: ({ name, depth }) => <span style={{ paddingLeft: depth * 20 }}>{name}</span>,
  },
  { key: 'amount', title: t.amount, phone: 'named', cell: (row) => <Sum row={row} t={t} model={model} /> },
  ...(['used', 'reserved'] as const).map((key): TableColumn<DepartmentBudget> => ({
    key,
    title: t[key],
    num: true,
    phone: 'named',
    cell: (row) => <BudgetPart row={row} of={key} countsIn={t.countsIn} />,
  })),
  {
    key: 'left',
    title: t.left,
    num: true,
    phone: 'named',
    cell: ({ amount, used }) => {
      if (!amount || !used) return '';
      const left = fenOf(amount) - fenOf(used);
      return left < 0 ? <b className="t-bad">{t.over(showSigned(-left, true))}</b> : <b>{showSigned(left, true)}</b>;
    },
  },
];

interface SumProps {
  row: DepartmentBudget;
  t: BudgetTexts;
  model: ReturnType<typeof createBudgets>;
}

function Sum({ row, t, model }: SumProps) {
  const { departmentId, name, amount } = row;
  const [typed, wrong, busy, saved] = useValues(model.typed, model.wrong, model.busy, model.saved);
  const text = typed[departmentId];
  const isTyped = text !== undefined && text !== amount;
  return (
    <Field
      label={<span className="t-vh">{t.amountOf(name)}</span>}
      error={wrong === departmentId && t.wrong}
      hint={
        saved === departmentId &&
        !isTyped && (
          <span className="t-row t-ok" role="status">
            <Icon of={iconOk} size={14} />
            {amount ? t.savedRow : t.removedRow}
          </span>
        )
      }
    >
      {(aria) => (
        <span className="t-row">
          <Input
            {...aria}
            size="sm"
            inputMode="decimal"
            before="¥"
            placeholder={t.none}
            maxLength={12}
            value={text ?? amount}
            onInput={(next) => model.type(departmentId, next)}
            onEnter={() => void model.save(row)}
          />
          {isTyped && (
            <Button
              size="sm"
              kind="primary"
              aria-label={t.saveOf(name)}
              busy={busy !== null}
              onClick={() => void model.save(row)}
            >
              {t.save}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
