import type { ReactNode } from 'react';
import { useValues } from '#kit/readable.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Pending } from '#ui/states/Pending.tsx';
import type { Quoting } from './quoting.ts';
import type { SaleTexts } from './words/sale-texts.ts';
import { useSay } from '#kit/say.ts';

interface QuoteCardProps<Out> {
  title: string;
  resource: Resource<Out>;
  quoting: Pick<Quoting, 'again'>;
  t: SaleTexts;
  children: (quote: Out) => ReactNode;
}

/** A quote with the time that is left of it; when that is over, a fresh one is asked for. */
export function QuoteCard<Out extends { expiresMs: number }>(props: QuoteCardProps<Out>) {
  const { title, resource, quoting, t, children } = props;
  const { clock, online } = useServices();
  const { say, said } = useSay();
  const [known, isOnline] = useValues(resource.current, online);
  const { data: quote, isOld } = known.state === 'ready' ? known : { data: null, isOld: false };
  return (
    <Card
      title={title}
      end={
        quote &&
        !isOld && (
          <Countdown
            className="t-s12"
            prefix={t.validFor}
            suffix={t.validEnd}
            untilMs={quote.expiresMs}
            now={clock.now}
            urgentBelowMs={60_000}
            onEnd={quoting.again}
          />
        )
      }
    >
      <Pending
        state={known.state}
        height={204}
        text={isOnline ? ('text' in known && say(known.text)) || t.quoteFailed : t.offline}
        retry={t.retry}
        onRetry={quoting.again}
      >
        {quote && children(said(quote))}
        {isOld && (
          <Alert kind="warn" action={<LinkButton onClick={quoting.again}>{t.retry}</LinkButton>}>
            {t.quoteOld}
          </Alert>
        )}
      </Pending>
    </Card>
  );
}
