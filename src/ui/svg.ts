export { default as Svg, Path } from 'react-native-svg';
