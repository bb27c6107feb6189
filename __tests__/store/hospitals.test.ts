import { downloadNames } from '@/store/download-kinds';
import { listCountryHospitals, listTripHospitals, saveHospitals } from '@/store/hospitals';

import { aHospital } from '../support/records';
import { openTestStore } from '../support/test-store';

const summary = {
  id: 'hospital-1',
  name: 'City hospital',
  latitude: -13.5,
  longitude: -72,
  emergency: true,
  accredited: false,
  city: 'Cusco',
  province: null,
};

describe('lists of hospitals', () => {
  it('hold what a line shows, by name, and no records', async () => {
    const device = await openTestStore();
    await device.write((transaction) =>
      saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [
        aHospital({ location: [-72, -13.5] }),
        aHospital({
          id: 'hospital-2',
          name: 'Airport clinic',
          location: [-72, -13.5],
          accr_jci: true,
          emergency: false,
        }),
      ]),
    );
    const expected = [
      { ...summary, id: 'hospital-2', name: 'Airport clinic', accredited: true, emergency: false },
      summary,
    ];
    expect(await device.read((reader) => listTripHospitals(reader, 'trip-1'))).toEqual(expected);
    expect(await device.read((reader) => listCountryHospitals(reader, 'peru'))).toEqual(expected);
  });
});
