/** Phones have all code at hand; a browser fetches the map's with the first map. */
export { OutlineMap } from './outline-map';
