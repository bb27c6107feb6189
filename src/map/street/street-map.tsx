// Browsers get outlines: react-native-maps is for phones, and street-map.native.tsx is where it is used.
export { OutlineMap as StreetMap } from '../outline/lazy-outline-map';
