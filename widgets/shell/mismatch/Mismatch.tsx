import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPhone } from '#ui/icons/icons.ts';
import { texts as ownTexts } from './texts.ts';

/** An unknown path, or one that this member may not open: the reason, a link back, the telephone. `text` and `back` are the guard's. */
export function Mismatch({ text, back = 'index' }: { text?: string; back?: string }) {
  const services = useServices();
  const texts = useTexts('mismatch', ownTexts);
  const { say } = useSay();
  const { telephones } = useValue(services.config);
  const { name, query } = useValue(services.place);
  const isUnknown = name === 'mismatch' || !text;
  const unknownTitle = query['app'] ? texts.appTitle : texts.unknownTitle;
  return (
    <div className="mm">
      <Empty
        art={isUnknown ? 'search' : 'order'}
        title={isUnknown ? unknownTitle : texts.refusedTitle}
        text={say(text) || texts.unknownText}
        action={
          <>
            <div className="t-row mm-do">
              <Button onClick={() => services.back() || services.navigate(back)}>{texts.back}</Button>
              <Button kind="primary" onClick={() => services.navigate(back)}>
                {isUnknown || back === 'index' ? texts.home : texts.start}
              </Button>
            </div>
            {telephones[0] && (
              <p className="t-s13 t-3 mm-tel">
                {texts.help}
                <a className="t-link" href={`tel:${telephones[0]}`}>
                  <Icon of={iconPhone} size={16} />
                  {telephones[0]}
                </a>
              </p>
            )}
          </>
        }
      />
    </div>
  );
}
