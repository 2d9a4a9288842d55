import type { ListView } from '#contract/list-view.ts';
import type { ListViewsModel } from '#kit/resources/list-views.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconMore } from '#ui/icons/icons.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Menu } from '#ui/overlay/Menu.tsx';
import { useViewTexts } from './texts.ts';

export { NameView } from './NameView.tsx';

export interface ManageViewsProps {
  model: ListViewsModel;
  onRename: (view: ListView) => void;
  onClose: () => void;
}

/** Dialog with the saved views of a list and the actions on each. */
export function ManageViews({ model, onRename, onClose }: ManageViewsProps) {
  const texts = useViewTexts();
  const services = useServices();
  const [rows, shown] = useValues(model.rows, model.shown);
  const act = async (view: ListView, id: string) => {
    if (id === 'rename') onRename(view);
    if (id === 'default') await model.change(view, { isDefault: !view.isDefault });
    if (id === 'update' && (await model.change(view, { query: model.query() })).ok)
      services.say.toast(texts.saved, 'ok');
    if (id !== 'remove') return;
    const isLast = rows.length === 1;
    if (!(await model.remove(view)).ok) return;
    services.say.toast(texts.removed, 'ok');
    if (isLast) onClose();
  };
  return (
    <Dialog
      open
      title={texts.manageTitle}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <ul className="t-col">
        {rows.map((view) => (
          <li key={view.viewName} className="t-row">
            <span className="t-grow">
              {view.viewName} {view.isDefault && <Tag kind="info">{texts.isDefault}</Tag>}
            </span>
            <Menu
              kind="text"
              size="sm"
              className="t-btn--icon"
              placement="bottom-end"
              aria-label={texts.more(view.viewName)}
              icon={<Icon of={iconMore} />}
              items={[
                { id: 'default', label: view.isDefault ? texts.noDefault : texts.makeDefault },
                { id: 'rename', label: texts.rename },
                ...(view === shown ? [] : [{ id: 'update', label: texts.update }]),
                { id: 'remove', label: texts.remove },
              ]}
              onPick={(id) => void act(view, id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
