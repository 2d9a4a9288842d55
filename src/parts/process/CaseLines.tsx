import type { CaseFigure, CaseLine } from '#contract/approval.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';
import { iconBed, iconCar, iconGlobe, iconPlane, iconTrain } from '#parts/product/icons.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useControlStyles } from '#ui/base/root.ts';
import { cx } from '#ui/base/passed-props.ts';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Facts } from './Facts.tsx';
import processCss from './process.css?shadow';
import { texts as ownTexts } from './texts.ts';

const styles = [processCss];
export const productIcons: Readonly<Record<PolicyProduct, string>> = {
  flight: iconPlane,
  intl: iconGlobe,
  train: iconTrain,
  hotel: iconBed,
  car: iconCar,
};

/** The products of a case, each with its verdict, the limit, the price and the cheapest choice of then. */
export function CaseLines({ lines }: { lines: readonly CaseLine[] }) {
  useControlStyles(styles);
  const t = useTexts('case-parts', ownTexts);
  const { say } = useSay();
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at} className="pr-case">
          <Icon of={productIcons[line.product]} />
          <div className="t-grow t-col">
            <div>
              <div className="t-row t-row--wrap">
                <b className="t-m">{say(line.title)}</b>
                <Tag kind={line.verdict === 'over' ? 'over' : 'ok'}>{say(line.verdictText)}</Tag>
                {line.tags.map((tag) => (
                  <Tag key={tag} kind="info">
                    {say(tag)}
                  </Tag>
                ))}
              </div>
              {line.sub && (
                <div className="t-s13 t-2">
                  <Facts of={say(line.sub).split(' · ')} />
                </div>
              )}
              {line.parts?.map(({ title, sub }, no) => (
                <div key={no} className="t-s13">
                  {say(title)}
                  <div className="t-s12 t-2">{say(sub)}</div>
                </div>
              ))}
              {line.travellers.length > 0 && <div className="t-s12 t-3">{t.travellers(line.travellers)}</div>}
            </div>
            {line.reason && <p className="pr-note t-s13">{t.reason(line.reason)}</p>}
          </div>
          <Figures line={line} />
        </li>
      ))}
    </ul>
  );
}

function Figures({ line: { standard, actual, cheapest, verdict } }: { line: CaseLine }) {
  const { say } = useSay();
  const figures = [standard, actual, cheapest].filter((one): one is CaseFigure => one !== null);
  if (figures.length === 0) return null;
  return (
    <dl className="pr-figs">
      {figures.map((figure) => (
        <div
          key={figure.label}
          className={cx(figure === actual && `is-${(figure.isOver ?? verdict === 'over') ? 'over' : 'ok'}`)}
        >
          <dt className="t-s12 t-3">{say(figure.label)}</dt>
          <dd>
            {figure.value.startsWith('¥') ? (
              <b className="t-nowrap">{figure.value}</b>
            ) : (
              <div className="t-s13">{say(figure.value)}</div>
            )}
            <span className="t-s12 t-2">{say(figure.note)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
