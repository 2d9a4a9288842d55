import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconBad, iconInfo, iconOk, iconShield, iconWarn } from '../icons/icons-basic.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

type AlertKind = 'info' | 'warn' | 'bad' | 'over' | 'ok';
const icons: Record<AlertKind, string> = { info: iconInfo, warn: iconWarn, bad: iconBad, over: iconShield, ok: iconOk };

export interface AlertProps extends PassedProps {
  kind?: AlertKind;
  /** Stands at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
}

export function Alert({ kind = 'info', action, className, children, ...rest }: AlertProps) {
  return (
    <div className={cx('t-alert', `t-alert--${kind}`, className)} role={kind === 'bad' ? 'alert' : 'status'} {...rest}>
      <Icon of={icons[kind]} />
      <div className="t-grow">{children}</div>
      {action}
    </div>
  );
}
