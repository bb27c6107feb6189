import { WalletCard } from '@/ui/wallet-card';

import { State } from '../state';

const action = { label: 'Call insurer', onPress: () => undefined };

export function WalletCardPage() {
  return (
    <>
      <State name="In force">
        <WalletCard
          kind="Coverage"
          reference="F3C33D"
          title="Medical to US$ 1,000,000"
          detail="3 Nov to 4 Dec · 2 persons"
          action={action}
        />
      </State>
      <State name="Over">
        <WalletCard
          kind="Coverage"
          reference="F3C33D"
          title="Medical to US$ 1,000,000"
          detail="3 Oct to 4 Nov · 2 persons"
          invalid="Ended 4 Nov"
          action={action}
        />
      </State>
      <State name="As little as there may be">
        <WalletCard kind="Coverage" title="Medical" />
      </State>
    </>
  );
}
