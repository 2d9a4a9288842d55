import type { UserInfo } from '#contract/account.ts';
import { isFamilyChild } from '#domain/menu/viewer.ts';
import { HideAmounts, useHiddenAmounts } from '#parts/account/hidden-amounts.tsx';
import { MoreLink } from '#screens/cards/MoreLink.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import type { CentreModel } from './model.ts';
import { Read, useWords } from './Parts.tsx';

/** The wallet's balance, and the link to it; amounts in ink, because money that is there is neither good nor bad. */
export function Wallet({ user, model }: { user: UserInfo; model: CentreModel }) {
  const words = useWords();
  const { isHidden, show, hide } = useHiddenAmounts();
  return (
    <Card title={words.wallet} end={<MoreLink to="my_wallet">{words.walletAll}</MoreLink>}>
      <Read reading={model.accounts} height={92}>
        {({ wallet }) => (
          <>
            <p className="t-s12 t-3 t-row">
              {words.available}
              <HideAmounts isHidden={isHidden} onHide={hide} />
            </p>
            <p className="ac-big">¥{show(wallet.available)}</p>
            <SumRow label={words.frozen}>¥{show(wallet.frozen)}</SumRow>
            {isFamilyChild(user) && <p className="t-s12 t-3 ac-note">{words.childNote}</p>}
          </>
        )}
      </Read>
    </Card>
  );
}
