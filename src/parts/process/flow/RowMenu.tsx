import { Icon } from '#ui/icons/Icon.tsx';
import { iconMore } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import type { Flow } from './flow-model.ts';
import { rowMenuLook } from './looks.ts';

/** Acts on an item of the outline, whose rows a finger does not drag. */
export function RowMenu({ flow, id, isArm, label }: { flow: Flow; id: string; isArm: boolean; label: string }) {
  const { texts } = flow;
  const move = isArm ? flow.aside : flow.shift;
  const acts: Readonly<Record<string, readonly [label: string, act: () => void]>> = {
    edit: [texts.settings, () => flow.select(id)],
    up: [texts.moveUp, () => move(id, -1)],
    down: [texts.moveDown, () => move(id, 1)],
    ...(!isArm && { copy: [texts.duplicate, () => flow.duplicate(id)] }),
    remove: [isArm ? texts.removeArm : texts.removeNode, () => flow.remove(id)],
  };
  return (
    <Menu
      kind="text"
      className="t-btn--icon"
      style={rowMenuLook}
      placement="bottom-end"
      tabIndex={-1}
      aria-label={texts.acts(label)}
      icon={<Icon of={iconMore} />}
      items={Object.entries(acts).map(([key, [name]]) => ({ id: key, label: name }))}
      onPick={(key) => acts[key]?.[1]()}
    />
  );
}
