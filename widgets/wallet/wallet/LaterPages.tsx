import { useValue } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useServices } from '#kit/widget.ts';
import timelineCss from '#ui/display/timeline.css?shadow';
import { Bind } from './cards/Bind.tsx';
import { Cards } from './cards/Cards.tsx';
import { Codes } from './codes/Codes.tsx';
import { PayPassword } from './pay-password/PayPassword.tsx';
import { Withdraw } from './withdraw/Withdraw.tsx';
import { Withdrawals } from './withdraw/Withdrawals.tsx';

const styles = [timelineCss];

export type LaterView = 'withdraw' | 'withdrawals' | 'cards' | 'bind' | 'payPassword' | 'codes';

/** The pages of the wallet that most visits never see. */
export function LaterPages({ view }: { view: LaterView }) {
  const services = useServices();
  const { query } = useValue(services.place);
  useStyles(styles);
  switch (view) {
    case 'withdraw':
      return <Withdraw />;
    case 'withdrawals':
      return <Withdrawals />;
    case 'cards':
      return <Cards />;
    case 'bind':
      return <Bind />;
    case 'codes':
      return <Codes />;
    case 'payPassword':
      return <PayPassword key={query['by'] ?? ''} />;
  }
}
