import type { SampleCountryText } from '../sample-types';

export const japan: SampleCountryText = {
  code: 'JP',
  travel_status: 0,
  facts: `Japan is a chain of some 14,000 islands, mountainous and thickly settled along the coasts. Hokkaido has long, snowy winters; Okinawa is nearly tropical. Spring and autumn are the gentlest seasons. The rains come in June and early July, the summer is hot and damp, and typhoons arrive mostly from August to October. Earthquakes are frequent, and over 100 volcanoes are active.

## Practical matters

- **Time:** UTC+9, without summer time.
- **Plugs:** types A and, rarely, B; 100 volts.
- **Tap water:** safe everywhere.
- **Driving:** on the left. Bring the international permit of the 1949 convention, or an official translation of your licence.
- **Money:** the yen; carry cash in the countryside. Tipping is not expected and may puzzle people.`,
  language: 'Japanese is spoken everywhere; signs at stations and sights are usually in English as well.',
  division_name: 'prefecture',
  region_name: 'municipality',
  sec_emer_num: `- Police: **110**
- Fire and ambulance: **119**
- Coast guard: **118**`,
  sec_personal: `Japan is among the safest countries for travellers. Lost things are often handed in at the nearest police box (*kōban*), and people help readily.

- Pickpockets work on crowded trains and at festivals now and then.
- In the nightlife quarters of Tokyo and Osaka do not follow touts: some bars spike drinks or present enormous bills.
- Women have been groped on packed trains. Many lines have carriages for women at rush hour; call out or tell the staff.
- The law is strict. Even small amounts of cannabis lead to prison, and some common cold medicines with stimulants are **banned**.
- Carry your passport at all times; the police may ask to see it.
- Bears are met with in northern hills: carry a bell.`,
  sec_ext_viol: `Attacks are rare, and firearms are almost unknown. A few assaults with knives or arson, carried out by individuals without a political aim, have happened on trains and in public buildings. Rival criminal syndicates seldom touch outsiders. Stay alert in crowded stations, and report unattended luggage to the staff.`,
  sec_pol_unr: `The country is stable. Demonstrations are small, announced beforehand and accompanied by police. Loudspeaker lorries of nationalist groups are noisy rather than dangerous. Missile tests by North Korea sometimes set off the J-Alert system on mobile phones: if a message arrives, go into a solid building or underground, and keep away from windows.`,
  sec_areas: `No area needs to be avoided on account of crime. Take care in:

- **Fukushima** prefecture, where the zone around the damaged Daiichi power station stays closed; the rest is open and safe;
- **Ishikawa** prefecture, where roads and houses on the Noto peninsula have not all been repaired since the earthquake of 2024 and the floods that followed;
- craters with raised alert levels, such as Sakurajima and Aso. See [volcano warnings](https://example.org/japan/volcanoes).`,
  division_status: {
    'JP-07': 1,
    'JP-17': 1,
  },
  diseases: {
    'japanese-encephalitis':
      'A very low risk in rural areas with rice fields, mainly in the west, from July to October.',
    influenza: 'The main season runs from November to April; many people wear masks out of courtesy.',
    'heat-illness':
      'Humid summer days above 35 °C send thousands to hospital. Heed the heat-stroke alerts and drink often.',
    'tick-borne-encephalitis': 'A few cases have been found on Hokkaido.',
    measles: 'Occasional outbreaks follow cases brought in from abroad.',
    'covid-19': 'Circulates all year, with waves in summer and winter.',
  },
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Check that you have had two doses.',
    'japanese-encephalitis-vaccine': 'Consider it for stays of a month or more in the countryside in summer.',
    'influenza-vaccine': 'Advised for winter visits, above all for older travellers.',
    'tick-borne-encephalitis-vaccine':
      'Consider it for long walks in the forests of Hokkaido from April to October.',
    'tetanus-diphtheria-pertussis-vaccine': 'A booster is due if the last one was more than ten years ago.',
  },
  medications: {
    'insect-repellent': 'Useful in the countryside in summer; local products are often weak.',
    paracetamol: 'Sold as *acetaminophen* in drugstores.',
    'oral-rehydration-salts': 'Ready-mixed drinks are sold in pharmacies and are helpful in the heat.',
  },
};
