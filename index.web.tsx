import '@expo/metro-runtime';

import { registerRootComponent } from 'expo';

import { FrontDoorScreen } from './src/features/sign-in/front-door-screen';
import { findBrowserDoor } from './src/runtime/browser-door';
import './src/runtime/open-in-own-tab';

const { door, invitedKey } = findBrowserDoor();

function checkService() {
  history.pushState(null, '', '/service');
  void door.enter();
}

registerRootComponent(() => (
  <FrontDoorScreen door={door} invitedKey={invitedKey} onCheckService={checkService} />
));
// Not before: the line above also brings what `import()` needs in a browser.
if (door.state.get().kind === 'entering') void door.enter();
