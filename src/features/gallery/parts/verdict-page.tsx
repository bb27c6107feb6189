import { Flag } from '@/ui/flag';
import { VerdictLine } from '@/ui/verdict-line';

const noop = () => undefined;

export function VerdictPage() {
  return (
    <>
      <VerdictLine
        verdict="yes"
        title="Colombia"
        leading={<Flag code="CO" />}
        reason="No rule that we know of stands in your way. Form on line before you land."
        checked="Checked 12 Nov"
        onPress={noop}
      />
      <VerdictLine
        verdict="yes-if"
        title="Peru"
        leading={<Flag code="PE" />}
        reason="Yellow fever certificate when you come from Brazil."
        onPress={noop}
      />
      <VerdictLine
        verdict="no-unless"
        title="Bolivia"
        leading={<Flag code="BO" />}
        reason="Only residents may enter."
        onPress={noop}
      />
      <VerdictLine
        verdict="no"
        title="Saint Vincent and the Grenadines"
        leading={<Flag code="VC" />}
        reason="Closed to visitors from your country."
      />
      <VerdictLine
        verdict="unknown"
        title="Ecuador"
        leading={<Flag code="EC" />}
        reason="No rule for your nationality since 2 Oct. Ask the embassy."
      />
    </>
  );
}
