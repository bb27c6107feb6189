import { Flag } from '@/ui/flag';
import { HeaderBar } from '@/ui/header-bar';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { LargeTitle } from '@/ui/large-title';
import { unfolded } from '@/ui/fold';

import { State } from '../state';

const nothing = () => undefined;
const search = (
  <IconButton kind="bare" label="Search" onPress={nothing}>
    <Icon name="search" color="primary" />
  </IconButton>
);

/** The title of a tab, and the bar of what was opened from it. The small title that takes its place is seen by scrolling any screen. */
export function HeaderPage() {
  return (
    <>
      <State name="Title of a tab">
        <LargeTitle title="Explore" trailing={search} fold={unfolded} />
      </State>
      <State name="With where it is known from, and a flag">
        <LargeTitle
          eyebrow="You are in"
          title="Bogotá, Colombia"
          leading={<Flag code="CO" width={36} />}
          trailing={search}
          fold={unfolded}
        />
      </State>
      <State name="A long one, whose words are not broken">
        <LargeTitle title="Saint Vincent and the Grenadines" trailing={search} fold={unfolded} />
      </State>
      <State name="Folded away: the buttons stay">
        <LargeTitle title="Explore" trailing={search} fold={{ isFolded: true, by: 0 }} />
      </State>
      <State name="Bar of a screen that was opened">
        <HeaderBar title="Colombia" onBack={nothing} />
      </State>
      <State name="With what can be done, and a title of two lines">
        <HeaderBar
          title="Road closures and clashes on the Pan-American Highway"
          trailing={search}
          onBack={nothing}
        />
      </State>
    </>
  );
}
