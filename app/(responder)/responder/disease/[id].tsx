export { default } from '../../../(tabs)/(today,trips,alerts,explore,help)/disease/[id]';
