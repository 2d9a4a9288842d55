import type { ReactNode } from 'react';
import type { WalletAccount } from '#contract/wallet.ts';
import { useLater } from '#kit/part.ts';
import type { Resource } from '#kit/resources/resource.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { texts as ownTexts } from './texts.ts';

/** Turns a password into its form on the wire. */
export type Digest = (password: string) => string;

/** The digest in a chunk of its own; null until it is there. */
export const useDigest = (): Digest | null =>
  useLater(true, () => import('#parts/login/password-hash.ts'))?.passwordHash ?? null;

interface MovingProps {
  account: Resource<WalletAccount>;
  title: string;
  onLeave(): void;
  children: (account: WalletAccount, digest: Digest) => ReactNode;
}

/** A page that moves money: its form, or the reason why this member has none. */
export function Moving({ account, title, onLeave, children }: MovingProps) {
  const t = useTexts('wallet', ownTexts);
  const digest = useDigest();
  return (
    <Loaded from={account} onBack={onLeave}>
      {(known) => {
        if (known.mayMove && known.payPassword !== 'unset') return digest && children(known, digest);
        return (
          <div className="t-page t-col">
            <h1 className="t-h1">{title}</h1>
            <Alert
              kind="info"
              action={
                <span className="t-row">
                  {known.mayMove && (
                    <RouteLink to="my_wallet" params={{ view: 'payPassword' }}>
                      {t.setPassword}
                    </RouteLink>
                  )}
                  <RouteLink to="my_wallet">{t.back}</RouteLink>
                </span>
              }
            >
              {known.mayMove ? t.noPassword : t.childNote}
            </Alert>
          </div>
        );
      }}
    </Loaded>
  );
}
