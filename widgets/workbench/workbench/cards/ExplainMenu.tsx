import { useState } from 'react';
import type { StaffViewer } from '#contract/workbench.ts';
import { explainMenu } from '#domain/menu/explain/explain-menu.ts';
import { explainWords } from '#domain/menu/explain/explain-words.ts';
import { menuTable } from '#domain/menu/menu-table.ts';
import { useValue } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { isOpened } from '#routes/opened.ts';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/select/Select.tsx';
import { useWorkbench } from '../use-workbench.ts';

const me = '0';

/** The choice of a person and an item, and the reason. */
export function ExplainMenu({ reading }: { reading: Resource<{ staff: StaffViewer[] }> }) {
  const { words, say } = useWorkbench();
  const explained = { ...useTexts('menu-explain', explainWords), say };
  const { session, config } = useServices();
  const user = useValue(session.user);
  const app = { ...useValue(config), isOpen: isOpened };
  const [who, setWho] = useState(me);
  const [item, setItem] = useState('');
  const staff = useValue(reading.data)?.staff ?? [];
  const viewer = who === me ? user : (staff.find(({ creditEmployeeId }) => String(creditEmployeeId) === who) ?? user);
  if (!viewer) return null;
  const hidden = menuTable.filter(({ id }) => !explainMenu(viewer, app, id).isVisible);
  const chosen = hidden.find(({ id }) => String(id) === item);
  const nameOf = (parentId: number) => say(menuTable.find(({ id }) => id === parentId)?.name);
  return (
    <div className="t-col">
      <Field label={words.explainWho}>
        {(aria) => (
          <Select
            {...aria}
            value={who}
            onChange={setWho}
            options={[
              { value: me, label: words.explainMe },
              ...staff.map((one) => ({
                value: String(one.creditEmployeeId),
                label: `${one.realName} · ${one.deptName}`,
              })),
            ]}
          />
        )}
      </Field>
      <Field label={words.explainItem}>
        {(aria) => (
          <Select
            {...aria}
            value={chosen ? item : ''}
            onChange={setItem}
            placeholder={hidden.length ? words.explainChoose : words.explainNone}
            options={hidden.map((row) => ({
              value: String(row.id),
              label: row.parentId ? `${nameOf(row.parentId)} / ${say(row.name)}` : say(row.name),
            }))}
          />
        )}
      </Field>
      <div className="t-s13 wb-why" role="status">
        {chosen ? (
          explainMenu(viewer, app, chosen.id, menuTable, explained)
            .text.split('\n')
            .map((line) => <p key={line}>{line}</p>)
        ) : (
          <p className="t-3">{words.explainHint}</p>
        )}
      </div>
    </div>
  );
}
