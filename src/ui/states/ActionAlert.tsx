import { Button } from '../controls/Button.tsx';
import { Alert } from './Alert.tsx';
import type { AlertProps } from './Alert.tsx';

interface ActionAlertProps extends Omit<AlertProps, 'action'> {
  label: string;
  onAct: () => void;
}

/** An alert with the one step that helps. */
export const ActionAlert = ({ label, onAct, ...rest }: ActionAlertProps) => (
  <Alert
    {...rest}
    action={
      <Button size="sm" onClick={onAct}>
        {label}
      </Button>
    }
  />
);
