import { useState } from 'react';
import type { RecommendMember } from '#contract/recommend.ts';
import { recommendation } from '#domain/income/income-rules.ts';
import { showFen } from '#domain/money.ts';
import { createCopy } from '#kit/copy-text.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCopy } from '#ui/icons/icons.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { Texts } from './texts.ts';

/** The link with its code, a poster of it, and the terms. */
export function Invite({ own, link, texts: t }: { own: RecommendMember; link: string; texts: Texts }) {
  const services = useServices();
  const { mobilePhone = '' } = useValue(services.session.user) ?? {};
  const [isPoster, setPoster] = useState(false);
  const copy = createCopy(services, t);
  const shared = link || mobilePhone;
  return (
    <div className="t-row t-row--wrap" style={{ alignItems: 'flex-start', gap: 24 }}>
      <div className="t-col t-grow" style={{ flexBasis: 260 }}>
        <p className="t-s13 t-2">{t.terms(String(recommendation.permille / 10), showFen(recommendation.atMostFen))}</p>
        {!link && <p className="t-s13">{t.noLink}</p>}
        <ol className="rc-steps">
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="rc-link" role="group" aria-label={link ? t.link : t.phone}>
          {shared}
        </p>
        <div className="t-row t-row--wrap">
          <Button kind="primary" icon={<Icon of={iconCopy} size={16} />} onClick={() => void copy(shared)}>
            {link ? t.copy : t.copyPhone}
          </Button>
          {link && <Button onClick={() => setPoster(true)}>{t.poster}</Button>}
        </div>
      </div>
      {link && <Code link={link} texts={t} />}
      {isPoster && <PosterOf own={own} link={link} texts={t} onClose={() => setPoster(false)} />}
    </div>
  );
}

/** The encoder is loaded with the code. */
function Code({ link, texts: t }: { link: string; texts: Texts }) {
  const drawing = useLater(true, () => import('#ui/display/QrCode.tsx'));
  if (!drawing) return <Skeleton width={176} height={176} />;
  return (
    <div className="t-col">
      <drawing.QrCode text={link} label={t.qr} size={150} />
      <Button size="sm" onClick={() => drawing.saveQr(link, t.qrFile)}>
        {t.saveQr}
      </Button>
    </div>
  );
}

function PosterOf({
  own,
  link,
  texts: t,
  onClose,
}: {
  own: RecommendMember;
  link: string;
  texts: Texts;
  onClose: () => void;
}) {
  const { texts } = useValue(useServices().config);
  const drawing = useLater(true, () => import('#ui/display/Poster.tsx'));
  if (!drawing) return null;
  return (
    <drawing.Poster
      title={t.posterTitle}
      save={t.savePoster}
      fileName={t.posterFile}
      label={t.posterLabel}
      brand={texts.brand}
      lines={t.posterLines}
      notes={t.posterNotes(own.name)}
      code={link}
      onClose={onClose}
    />
  );
}
