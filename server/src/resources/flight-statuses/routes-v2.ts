import { FlightStatus, FlightStatusBody } from '@/contract/flight-status';

import type { Routes } from '../../http/routes';
import { publishFlightStatus } from './publish';

export const flightStatusRoutesV2: Routes = (app, { write }) => {
  app.post(
    '/publishing/flight_statuses',
    {
      config: { callers: ['publisher'] },
      schema: {
        tags: ['Publishing'],
        summary: 'Tell what is known of a flight: what changed, in any order, as often as one likes',
        body: FlightStatusBody,
        response: { 200: FlightStatus },
      },
    },
    async (request, reply) =>
      write(request, reply, (transaction, moment) =>
        publishFlightStatus(transaction, request.body.flight_status, moment),
      ),
  );
};
