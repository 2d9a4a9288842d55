import { useState } from 'react';
import type { ListView } from '#contract/list-view.ts';
import { createListViews } from '#kit/resources/list-views.ts';
import type { ViewedList } from '#kit/resources/list-views.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconStar } from '#ui/icons/icons.ts';
import { iconCheck } from '#ui/icons/icons-basic.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import type { MenuItem } from '#ui/overlay/Menu.tsx';
import { useViewTexts } from './texts.ts';

type Asked = { kind: 'add' } | { kind: 'manage' } | { kind: 'rename'; view: ListView } | null;

/** Menu of the saved views of a list, with the dialogs to save, rename and remove them. */
export function SavedViews({
  list,
  listing,
  isBrief,
}: {
  /** Names the list among those of the application. */
  list: string;
  listing: ViewedList;
  isBrief?: boolean;
}) {
  const texts = useViewTexts();
  const services = useServices();
  const model = useModel(() => createListViews(services, list, listing));
  const [rows, shown, isBare] = useValues(model.rows, model.shown, model.isBare);
  const [asked, ask] = useState<Asked>(null);
  const dialogs = useLater(asked !== null, () => import('./ManageViews.tsx'));
  const items: MenuItem[] = [
    ...rows.map((view, at) => ({
      id: String(at),
      label: (
        <>
          <span className="t-grow">{view.viewName}</span>
          {view === shown && <Icon of={iconCheck} size={16} />}
        </>
      ),
    })),
    { id: 'add', label: texts.add },
    ...(rows.length ? [{ id: 'manage', label: texts.manage }] : []),
  ];
  const toast = (text: string) => services.say.toast(text, 'ok');
  return (
    <>
      {isBare ? (
        <Button
          icon={<Icon of={iconStar} size={16} />}
          title={isBrief ? texts.add : undefined}
          aria-label={texts.add}
          onClick={() => ask({ kind: 'add' })}
        >
          {!isBrief && <span className="t-wide">{texts.addShort}</span>}
        </Button>
      ) : (
        <Menu
          items={items}
          placement="bottom-end"
          aria-label={shown ? `${texts.views} ${shown.viewName}` : texts.views}
          icon={<Icon of={iconStar} size={16} />}
          onPick={(id) => {
            const view = rows[Number(id)];
            if (view) model.show(view);
            else ask(id === 'manage' ? { kind: 'manage' } : { kind: 'add' });
          }}
        >
          {(shown || !isBrief) && <span className="t-wide">{shown?.viewName ?? texts.views}</span>}
        </Menu>
      )}
      {dialogs && asked?.kind === 'manage' && (
        <dialogs.ManageViews
          model={model}
          onRename={(view) => ask({ kind: 'rename', view })}
          onClose={() => ask(null)}
        />
      )}
      {dialogs && asked?.kind === 'add' && (
        <dialogs.NameView
          title={texts.addTitle}
          busy={model.busy}
          onSave={async (name, isDefault) => {
            const outcome = await model.add(name, isDefault);
            if (outcome.ok) toast(texts.saved);
            return outcome;
          }}
          onClose={() => ask(null)}
        />
      )}
      {dialogs && asked?.kind === 'rename' && (
        <dialogs.NameView
          title={texts.renameTitle}
          view={asked.view}
          busy={model.busy}
          onSave={(viewName, isDefault) => model.change(asked.view, { viewName, isDefault })}
          onClose={() => ask({ kind: 'manage' })}
        />
      )}
    </>
  );
}
