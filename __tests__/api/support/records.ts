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

export const aDevice = () => ({
  id: 'device-1',
  created_at: '2026-03-04T05:06:07Z',
  updated_at: '2026-03-04T05:06:07Z',
  token: 'push-token',
  platform: 'ios',
  uuid: 'uuid-1',
  locale: 'de',
  manufacturer: null,
  model: null,
  osname: null,
  osversion: null,
  processor_count: 8,
});

const comment = { id: 'comment-1', comment: 'In the lowlands.', common: true, country_id: 'country-1' };

export const aDiseaseComment = () => ({
  ...comment,
  disease_id: 'disease-1',
  disease: { id: 'disease-1', common_name: 'Malaria', scientific_name: null },
});

export const aMedicationComment = () => ({
  ...comment,
  medication_id: 'medication-1',
  medication: { id: 'medication-1', name: 'Doxycycline' },
});

export const aVaccinationComment = () => ({
  ...comment,
  vaccination_id: 'vaccination-1',
  vaccination: { id: 'vaccination-1', name: 'Rabies' },
});
