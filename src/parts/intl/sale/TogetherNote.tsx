import { useSay } from '#kit/say.ts';
import { Alert } from '#ui/states/Alert.tsx';

interface TogetherNoteProps {
  groups: readonly { children: readonly string[]; others: readonly string[] }[];
  text(children: string, others: string): string;
}

/** Children whom nobody with the ticket of an adult flies with any more. */
export function TogetherNote({ groups, text }: TogetherNoteProps) {
  const { say } = useSay();
  const named = (names: readonly string[]) => names.join(say('、'));
  return groups.map(({ children, others }) => (
    <Alert key={children.join()} kind="warn" className="is-wide">
      {text(named(children), named(others))}
    </Alert>
  ));
}
