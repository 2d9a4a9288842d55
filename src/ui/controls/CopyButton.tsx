import { iconCopy } from '../icons/icons.ts';
import { IconButton } from './Button.tsx';

/** Copies the text beside it. */
export const CopyButton = ({ label, onClick }: { label: string; onClick(): void }) => (
  <IconButton of={iconCopy} iconSize={14} kind="text" size="sm" label={label} onClick={onClick} />
);
