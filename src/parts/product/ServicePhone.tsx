import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPhone } from '#ui/icons/icons.ts';

/** The application's telephone, where it has one: it helps when the page cannot. */
export function ServicePhone() {
  const [telephone] = useValue(useServices().config).telephones;
  return telephone ? (
    <LinkButton href={`tel:${telephone.replaceAll('-', '')}`}>
      <Icon of={iconPhone} size={16} />
      {telephone}
    </LinkButton>
  ) : null;
}
