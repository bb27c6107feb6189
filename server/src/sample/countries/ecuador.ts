import type { SampleCountryText } from '../sample-types';

export const ecuador: SampleCountryText = {
  code: 'EC',
  travel_status: 1,
  facts: `Ecuador lies across the equator, with a Pacific coast, two chains of volcanoes, the upper Amazon and, 1,000 kilometres out to sea, the Galápagos Islands. The coast is hot and wet from January to April; the highlands are spring-like by day and cold at night, driest from June to September. Cotopaxi, Sangay and Reventador are active, and earthquakes are felt every year.

## Practical matters

- **Time:** UTC−5 on the mainland, UTC−6 in the Galápagos.
- **Plugs:** types A and B, 120 volts.
- **Tap water:** best boiled or filtered everywhere.
- **Driving:** on the right.
- **Money:** the US dollar; small notes are useful. Restaurants often add 10 per cent for service.`,
  language:
    'Spanish is the official language, and Kichwa and Shuar are official for relations between cultures.',
  division_name: 'province',
  region_name: 'canton',
  sec_emer_num: `**911** for police, ambulance and fire, anywhere in the country.`,
  sec_personal: `Violent crime has risen steeply in recent years, chiefly on the coast. Visitors mostly meet with robbery, sometimes at gunpoint, and with short kidnappings in taxis.

- Call taxis through the hotel or an app, and check the number plate before you get in.
- After dark do not walk in La Mariscal or the old town of **Quito**, on El Panecillo hill, or anywhere in central **Guayaquil**.
- Split your money, and have a little ready to hand over. **Do not resist.**
- On buses keep your bag on your knees; thieves distract passengers with spilt food or a false offer of help.
- Hike on Pichincha and at the Quilotoa crater only in a group.

The Galápagos Islands remain quiet, apart from petty theft.`,
  sec_ext_viol: `Gangs tied to the cocaine trade fight over ports, prisons and city districts. Shootings, car bombs and attacks on officials have taken place, mainly in Guayaquil, Durán, Esmeraldas and Machala. The government has declared an internal armed conflict and has sent soldiers on patrol. Tourists are not the target, but may be hurt by chance.`,
  sec_pol_unr: `States of emergency are declared often and extended at short notice; they may bring a night **curfew**, searches and limits on gatherings. Indigenous organisations and transport unions have led national strikes that closed highland roads and the way to Quito airport for weeks. Carry your passport or a copy, and allow plenty of time.`,
  sec_areas: `Avoid travel to:

- **Esmeraldas** province, including the city and the coast to the north of it;
- **Sucumbíos**, above all within 20 kilometres of Colombia; the Cuyabeno lodges should be reached only with an established operator;
- **Guayas**, outside the airport of Guayaquil and the main roads by day;
- **Los Ríos**, including Quevedo and Babahoyo;
- **El Oro**, including Machala, Huaquillas and the mining town of Portovelo.

Current curfews are listed on [the security page](https://example.org/ecuador/security).`,
  division_status: {
    'EC-E': 2,
    'EC-U': 2,
    'EC-G': 2,
    'EC-R': 2,
    'EC-O': 2,
  },
  diseases: {
    dengue: 'Common below 1,800 metres on the coast and in the Amazon, most of all from January to June.',
    malaria:
      'Present at a low level below 1,500 metres, chiefly in the Amazon and in Esmeraldas. There is none in Quito or the Galápagos.',
    'yellow-fever': 'A risk in the provinces east of the Andes below 2,300 metres.',
    'altitude-sickness':
      'Quito lies at 2,850 metres. Climb Cotopaxi or Chimborazo only after a week of getting used to the height.',
    'travellers-diarrhoea': 'Common everywhere; even visitors to good hotels fall ill.',
    leptospirosis: 'Cases rise on the coast after floods in the rainy season.',
    leishmaniasis: 'Found in forests on both sides of the Andes.',
    'chagas-disease': 'A risk in simple rural houses in Manabí, Loja and the Amazon.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'yellow-fever-vaccine':
      'Recommended for the Amazon provinces. A certificate is asked of those who arrive from certain countries with yellow fever.',
    'typhoid-vaccine': 'Recommended for those who will eat outside larger hotels.',
    'hepatitis-b-vaccine': 'Advised for long stays and adventurous journeys.',
    'rabies-vaccine': 'Consider it for long stays in the Amazon, where bats carry rabies.',
  },
  medications: {
    acetazolamide:
      'May be used by those who fly straight to Quito and go higher, or who have been ill at altitude before.',
    'atovaquone-proguanil': 'A choice for nights spent in the Amazon lowlands.',
    'insect-repellent': 'Needed on the coast and in the Amazon, by day as well as in the evening.',
    loperamide: 'For relief on bus and boat journeys; not with fever or blood in the stool.',
  },
};
