import type { SampleCountryText } from '../sample-types';

export const colombia: SampleCountryText = {
  code: 'CO',
  travel_status: 1,
  facts: `Colombia reaches from the Caribbean and the Pacific over three ranges of the Andes to the plains of the Orinoco and the Amazon forest. Altitude, more than the month, decides the weather: Cartagena is hot all year, Medellín mild, and Bogotá, at 2,640 metres, cool and often wet. The drier months are usually December to March and July to August.

## Practical matters

- **Time:** UTC−5, without summer time.
- **Plugs:** types A and B, 110 volts.
- **Tap water:** generally safe in Bogotá and Medellín; drink bottled or treated water on the coasts and in the countryside.
- **Driving:** on the right.
- **Money:** the Colombian peso. Many restaurants suggest a voluntary service charge of 10 per cent; taxi fares are merely rounded up.`,
  language:
    'Spanish is spoken everywhere, alongside some 65 indigenous languages and, on San Andrés and Providencia, English and Creole.',
  division_name: 'department',
  region_name: 'municipality',
  sec_emer_num: `**123** for police, ambulance and fire in most of the country.

Where 123 does not answer: police **112**, fire **119**, ambulance **125**.`,
  sec_personal: `Pickpocketing and the snatching of phones are common in the larger cities, and some robbers carry knives or guns. **Hand over what is asked for; do not resist.**

- Keep your phone out of sight in the street and on city buses.
- Order taxis by app or ask the hotel to call one, above all after dark. Robbers sometimes use taxis hailed in the street.
- Take cash from machines inside banks or shopping centres, by day.
- Never leave food or drink unattended and accept none from strangers. Scopolamine and similar drugs are used to make victims helpless, often after a meeting arranged through a dating app.

Drive between towns by day only, and tell somebody which road you are taking.`,
  sec_ext_viol: `Several armed groups and criminal bands finance themselves with cocaine, illegal mining and extortion. They attack police stations, soldiers, pipelines and, now and then, public places with explosives. Kidnapping happens chiefly in remote regions and near the borders. Anti-personnel **mines** remain in some rural areas: keep to well-used roads and paths, and take a local guide when you walk.`,
  sec_pol_unr: `Strikes and demonstrations are frequent, particularly in Bogotá, Cali and Popayán. Most are peaceful, but some end with tear gas, stone-throwing and damaged buses. Rural communities also block main roads, including the Pan-American Highway, sometimes for days. Stay away from crowds, follow the local news and carry water and food on long journeys.`,
  sec_areas: `Avoid all travel that is not essential to:

- **Arauca**, because of fighting between armed groups;
- **Norte de Santander**, above all the Catatumbo region and the border crossings, except the city of Cúcuta by air;
- **Cauca** and **Nariño**, outside the cities of Popayán and Pasto reached by air;
- **Chocó**, except Nuquí, Bahía Solano and Capurganá reached by air or by an organised boat;
- **Putumayo**, particularly the border with Ecuador.

See the [map of areas](https://example.org/colombia/areas) before you travel by road.`,
  division_status: {
    'CO-ARA': 2,
    'CO-NSA': 2,
    'CO-CAU': 2,
    'CO-NAR': 2,
    'CO-CHO': 2,
    'CO-PUT': 2,
  },
  diseases: {
    malaria:
      'Present below 1,700 metres, chiefly along the Pacific coast, in Chocó, in southern Córdoba and in the Amazon. There is none in Bogotá, Medellín or Cartagena.',
    dengue:
      'Occurs all year below about 2,200 metres, in towns as well as in the country, with large outbreaks every few years.',
    'yellow-fever':
      'Cases occur in the Amazon and Orinoco regions and have been reported from Tolima. The risk is low in the high Andes and in Bogotá.',
    'zika-virus':
      'Carried by the same mosquitoes as dengue below about 2,000 metres. Pregnant travellers should ask for advice beforehand.',
    leishmaniasis: 'Sandflies pass on the skin form in forests and on forest edges in much of the lowlands.',
    'chagas-disease':
      'A small risk for those who sleep in simple rural houses, or drink unpasteurised fruit juice in the countryside.',
    'altitude-sickness':
      'Bogotá lies at 2,640 metres and may cause headaches on the first days; treks such as El Cocuy go far higher.',
    'travellers-diarrhoea': 'Common, especially on the Caribbean coast and in small roadside kitchens.',
    rabies:
      'Rare in town dogs, but carried by vampire bats in rural areas. Any bite or scratch needs attention the same day.',
  },
  vaccinations: {
    'yellow-fever-vaccine':
      'Recommended for most areas below 2,300 metres, and asked for at the entrance of several national parks. Have it at least ten days before arrival.',
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Advised for longer stays and for those who will eat in villages and small towns.',
    'hepatitis-b-vaccine':
      'Advised for long stays, for work in health care and for anybody who may need treatment there.',
    'rabies-vaccine': 'Consider it before long stays in rural areas, caving, or work with animals.',
    'measles-mumps-rubella-vaccine': 'Make sure that two doses are on record before you travel.',
  },
  medications: {
    'atovaquone-proguanil': 'One of the choices for stays in Chocó, on the Pacific coast or in the Amazon.',
    doxycycline: 'A cheaper choice against malaria for longer stays in the affected lowlands.',
    'insect-repellent': 'Use it by day and by night anywhere below about 2,200 metres.',
    'oral-rehydration-salts': 'Carry a few sachets; pharmacies in towns sell them too.',
    acetazolamide:
      'Worth discussing with a doctor before treks above 3,000 metres, such as El Cocuy or Los Nevados.',
  },
};
