import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconInfo } from '#ui/icons/icons.ts';
import { useHeader } from './use-header.ts';

/** The important notice that is not read yet; opens all notices (specification 1, section 2.4). */
export function Tip() {
  const { model } = useHeader();
  const tip = useValue(model.tip);
  if (!tip) return null;
  return (
    <LinkButton className="hd-tip" onClick={model.openNotices}>
      <Icon of={iconInfo} size={16} />
      <span className="t-ellip">{tip.title}</span>
    </LinkButton>
  );
}
