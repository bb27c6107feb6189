import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Panes } from '@/ui/pane';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { State } from '../state';

const SIZE = { width: 900, height: 320 };
const nothing = () => undefined;
const opened = (
  <Screen title="Colombia" onBack={nothing}>
    <Text>What was opened from the list</Text>
  </Screen>
);
const list = (
  <Screen title="Explore">
    <Text>The list stays at the side</Text>
  </Screen>
);

/** In a box as wide as a window has to be for two. */
export function PanesPage() {
  const besides = useWindowDimensions().width - SIZE.width;
  return (
    <>
      <State name="From 900 points: the list and what was opened">
        <ScrollView horizontal>
          <View style={SIZE}>
            <Panes list={list} besides={besides}>
              {opened}
            </Panes>
          </View>
        </ScrollView>
      </State>
      <State name="In less: one screen at a time">
        <View style={styles.narrow}>
          <Panes list={null} besides={besides}>
            {opened}
          </Panes>
        </View>
      </State>
    </>
  );
}

const styles = StyleSheet.create({ narrow: { height: SIZE.height } });
