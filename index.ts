import './src/runtime/define-device-tasks';
import 'expo-router/entry';
