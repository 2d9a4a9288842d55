import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPhone } from '#ui/icons/icons.ts';
import type { HomePage } from './kinds.ts';
import { texts as ownTexts } from './texts.ts';

/** Next steps: apply for a company account, or call. */
export function Closing({ which }: { which: HomePage['closing'] }) {
  const services = useServices();
  const texts = useTexts('home', ownTexts);
  const { telephones } = useValue(services.config);
  const isPlan = which === 'plan';
  if (!isPlan && !telephones[0]) return null;
  return (
    <section className="hm-ct" aria-labelledby="hm-closing">
      <div>
        <h2 id="hm-closing">{isPlan ? texts.planTitle : texts.callTitle}</h2>
        <p>{isPlan ? texts.planText : texts.callText}</p>
      </div>
      {isPlan ? (
        <div className="t-row">
          <Button onClick={() => services.navigate('partner_plan_index')}>{texts.planMore}</Button>
          <Button kind="primary" onClick={() => services.navigate('partner_plan_index', { apply: 'corporate' })}>
            {texts.planApply}
          </Button>
        </div>
      ) : (
        <a className="t-btn t-btn--primary" href={`tel:${telephones[0]}`}>
          <Icon of={iconPhone} size={16} />
          {texts.call} {telephones[0]}
        </a>
      )}
    </section>
  );
}
