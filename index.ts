import './src/runtime/define-device-tasks';
import './src/runtime/open-in-own-tab';
import 'expo-router/entry';
