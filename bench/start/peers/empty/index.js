import { registerRootComponent } from 'expo';
import { Text } from 'react-native';

registerRootComponent(() => <Text>An empty app</Text>);
