import { useTexts } from '#kit/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { featuresOf } from './features.ts';
import type { HomePage } from './kinds.ts';
import { texts as ownTexts } from './texts.ts';

export function Features({ which }: { which: HomePage['features'] }) {
  const texts = useTexts('home', ownTexts);
  return (
    <section aria-labelledby="hm-features">
      <div className="hm-sh">
        <h2 id="hm-features">{texts[`${which}Title`]}</h2>
      </div>
      <div className="hm-fe">
        {featuresOf(which).map(({ icon, title, text, sample }) => (
          <article key={title} className="t-card hm-fe-c">
            <span className="hm-fe-i">
              <Icon of={icon} size={24} />
            </span>
            <h3>{title}</h3>
            <p className="t-2">{text}</p>
            <p className="t-s12 t-3" aria-hidden="true">
              {texts.sample}
            </p>
            <ul aria-label={texts.sample}>
              {sample.map(([name, verdict, kind]) => (
                <li key={name}>
                  <span>{name}</span>
                  <Tag kind={kind}>{verdict}</Tag>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
