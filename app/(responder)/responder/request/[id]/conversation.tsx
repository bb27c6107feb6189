export { default } from '../../../../(tabs)/(today,trips,alerts,explore,help)/request/[id]/conversation';
