import type { Resource } from '#kit/resources/resource.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { DetailScreen } from './DetailScreen.tsx';
import type { DetailContent } from './DetailScreen.tsx';

interface ResourcePageProps<T> {
  title: string;
  page: Pick<Resource<T>, 'current' | 'load'>;
  onBack(): void;
  texts: Readonly<
    Record<'failedTitle' | 'failedText' | 'retry' | 'missingTitle' | 'missingText' | 'toList' | 'stale', string>
  >;
  children: (data: T) => Omit<DetailContent, 'notice'>;
}

/** DetailScreen of a resource, in each of its states. */
export function ResourcePage<T>({ title, page, onBack, texts, children }: ResourcePageProps<T>) {
  const current = useValue(page.current);
  const { say } = useSay();
  const isWrong = current.state === 'failed' && current.ret === 400;
  return (
    <DetailScreen
      title={title}
      onBack={onBack}
      state={current.state}
      data={current.state === 'ready' ? current.data : null}
      failed={{
        title: isWrong ? texts.missingTitle : texts.failedTitle,
        // The reason as it was answered: with too many requests the network is not at fault.
        text: (current.state === 'failed' && say(current.text)) || texts.failedText,
        button: isWrong ? texts.toList : texts.retry,
        onPress: isWrong ? onBack : () => void page.load(),
      }}
      missing={{ title: texts.missingTitle, text: texts.missingText, button: texts.toList, onPress: onBack }}
    >
      {(data) => ({
        ...children(data),
        notice: current.state === 'ready' && current.isOld && <Alert kind="warn">{texts.stale}</Alert>,
      })}
    </DetailScreen>
  );
}
