import * as whole from '../../support/records';

export {
  aCheckInRequest,
  aDisease,
  aHospital,
  aMedication,
  anAdvisory,
  aNotification,
  aServiceCheckIn,
  aShortCountry,
  aTraveller,
  aVaccination,
} from '../../support/records';

// Records as the service might send them: whole, but for what a test changes, be it to something that none may have.

export const anEmergencyNumber = (changes: object = {}) => ({
  typ: 92,
  val: '112',
  note: null,
  order: 1,
  ...changes,
});

export const aTrip = (changes: object = {}) => ({ ...whole.aTrip(), ...changes });
export const aCountry = (changes: object = {}) => ({ ...whole.aCountry(), ...changes });
export const anAlert = (changes: object = {}) => ({ ...whole.anAlert(), ...changes });
export const aTripAlert = (changes: object = {}) => ({ ...whole.aTripAlert(whole.anAlert()), ...changes });

export const aMapData = () => {
  const map = whole.aMap('peru');
  return {
    ...map,
    country_divisions: [{ id: 'division-1', travel_status: 2, topo_json: map.topo_json }],
  };
};
