// Browsers get outlines: react-native-maps is for phones.
export { OutlineMap as StreetMap } from '../outline/outline-map';
