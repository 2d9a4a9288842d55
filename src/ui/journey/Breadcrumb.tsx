import { LinkButton } from '../controls/LinkButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { iconRight } from '../icons/icons.ts';
import type { PassedProps } from '../base/passed-props.ts';

interface Crumb {
  label: string;
  href?: string | undefined;
  /** Absent: words only, such as a group that opens nothing. */
  onOpen?: (() => void) | undefined;
}

/** The way to the page; its last step is the page itself. Its sheet is tree-nav.css. */
export function Breadcrumb({
  label,
  items,
  className,
  ...rest
}: PassedProps & { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className={className} {...rest}>
      <ol className="t-crumb">
        {items.map((item, at) => (
          <li key={item.label}>
            {at > 0 && <Icon of={iconRight} size={14} />}
            {at < items.length - 1 && item.onOpen ? (
              <LinkButton href={item.href} onClick={item.onOpen}>
                {item.label}
              </LinkButton>
            ) : (
              <span aria-current={at === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
