import { useEffect, useRef } from 'react';
import { cooperationKinds } from '#domain/partner/application-rules.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useWidget } from '#kit/use-widget.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCheck, iconDown, iconRight } from '#ui/icons/icons.ts';
import { ApplyCard } from './ApplyCard.tsx';
import { StatusCard } from './StatusCard.tsx';
import { createPartnerPlan } from './model.ts';
import { benefits, faq, texts as ownTexts } from './texts.ts';

/** The partner plan: its benefits, the application form and the state of an application. */
export function PartnerPlan() {
  const services = useServices();
  const texts = useTexts('partner-plan', ownTexts);
  const model = useModel(() => createPartnerPlan(services, texts.agreeMissing));
  const header = useWidget('bare-header');
  const footer = useWidget('site-footer');
  const form = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const goTo = (part: HTMLDivElement | null) => {
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (model.opensForm) goTo(form.current);
  }, [model]);
  return (
    <>
      <div className="pp">
        <div className="pp-head">{header.View && <header.View />}</div>
        <div className="pp-in pp-words">
          <h1>{texts.headline}</h1>
          <p>{texts.lead}</p>
          <div className="t-row">
            <Button kind="primary" size="lg" onClick={() => goTo(form.current)}>
              {texts.applyNow}
            </Button>
            <Button size="lg" onClick={() => goTo(status.current)}>
              {texts.askStatus}
            </Button>
          </div>
        </div>
      </div>
      <div className="pp-in">
        <section aria-labelledby="pp-benefits">
          <h2 id="pp-benefits">{texts.benefitsTitle}</h2>
          <ul className="pp-four">
            {benefits.map(([title, text]) => (
              <li key={title} className="t-card pp-c">
                <h3>
                  <Icon of={iconCheck} size={16} />
                  {title}
                </h3>
                <p className="t-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="pp-kinds">
          <h2 id="pp-kinds">{texts.kindsTitle}</h2>
          <ul className="pp-four">
            {cooperationKinds.map(({ value, label, text }) => (
              <li key={value} className="t-card pp-c">
                <h3>{label}</h3>
                <p className="t-2">{text}</p>
                <LinkButton
                  className="t-s13"
                  aria-label={`${texts.choose}：${label}`}
                  onClick={() => {
                    model.form.edit({ kind: value });
                    goTo(form.current);
                  }}
                >
                  {texts.choose}
                  <Icon of={iconRight} size={14} />
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="pp-steps">
          <h2 id="pp-steps">{texts.stepsTitle}</h2>
          <ol className="t-card pp-steps">
            {texts.steps.map((step, n) => (
              <li key={step}>
                <b>{n + 1}</b>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <div className="pp-two">
          <div ref={form}>
            <ApplyCard model={model} />
          </div>
          <div ref={status}>
            <StatusCard model={model.status} />
            <section className="t-card pp-faq" aria-labelledby="pp-faq">
              <h2 className="t-h2" id="pp-faq">
                {texts.faqTitle}
              </h2>
              {faq.map(([question, answer]) => (
                <details key={question}>
                  <summary>
                    {question}
                    <Icon of={iconDown} size={16} />
                  </summary>
                  <p className="t-2 t-s13">{answer}</p>
                </details>
              ))}
            </section>
          </div>
        </div>
      </div>
      {footer.View && <footer.View isBare />}
    </>
  );
}
