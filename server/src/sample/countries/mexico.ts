import type { SampleCountryText } from '../sample-types';

export const mexico: SampleCountryText = {
  code: 'MX',
  travel_status: 1,
  facts: `Mexico stretches from deserts in the north over a high central plateau to the rainforest of Chiapas and the limestone plain of Yucatán. It is dry from November to April. Rain falls from May to October, mostly in the afternoon, and hurricanes may strike either coast from June to November. Earthquakes are frequent, and Popocatépetl volcano often throws out ash.

## Practical matters

- **Time:** UTC−6 in most states, UTC−7 and UTC−8 in the north-west, UTC−5 in Quintana Roo.
- **Plugs:** types A and B, 127 volts.
- **Tap water:** not for drinking; large refillable bottles are everywhere.
- **Driving:** on the right.
- **Money:** the Mexican peso. Tip 10 to 15 per cent in restaurants, and a few pesos for helpers at petrol stations and supermarkets.`,
  language:
    'Spanish is spoken throughout, together with 68 recognised indigenous languages such as Nahuatl, Yucatec Maya and Mixtec.',
  division_name: 'state',
  region_name: 'municipality',
  sec_emer_num: `**911** for police, ambulance and fire.

Roadside help from the Green Angels patrol: **078**.`,
  sec_personal: `Most visits pass without trouble, but theft and robbery are common in cities, at bus stations and on some roads.

- Use taxis from official ranks, or an app. Do not hail them in the street, above all in **Mexico City**.
- Take toll motorways (*cuota*) by day. Stop at check points, stay calm and keep your hands visible.
- Use cash machines inside banks; cover the keypad.
- Buy medicines only in established pharmacies: tablets sold elsewhere may contain fentanyl.
- Drink with care in bars and resorts; tainted alcohol and spiked drinks are reported.
- Callers who claim to hold a relative are usually bluffing. Hang up and check.

Beaches fly coloured flags: **never swim under a red or black one.**`,
  sec_ext_viol: `Criminal groups fight one another and the authorities over drugs, fuel and migrants. Shootings happen without warning, at times in tourist towns such as Cancún, Acapulco and Tijuana, and bystanders have died. After arrests gangs have burnt lorries to block roads. Kidnapping for ransom mainly affects residents. If there is shooting, get down and stay inside.`,
  sec_pol_unr: `Demonstrations are part of daily life in Mexico City, Oaxaca and Chiapas. Teachers and farmers block roads and toll stations, and may ask drivers for a contribution. Foreigners are forbidden by law to take part in political activity and can be expelled for it. Leave early for the airport on days of protest.`,
  sec_areas: `Avoid travel to:

- **Colima**, except Manzanillo by air or sea;
- **Guerrero**, including Acapulco; Zihuatanejo and Taxco need great care;
- **Michoacán**, except central Morelia and the butterfly reserves with a guide;
- **Sinaloa**, except the tourist part of Mazatlán;
- **Tamaulipas**, above all the border towns of Reynosa, Matamoros and Nuevo Laredo;
- **Zacatecas**, except the state capital by air.

Ask about [road conditions](https://example.org/mexico/roads) before you drive in Chiapas, Jalisco or Sonora.`,
  division_status: {
    'MX-COL': 2,
    'MX-GRO': 2,
    'MX-MIC': 2,
    'MX-SIN': 2,
    'MX-TAM': 2,
    'MX-ZAC': 2,
  },
  diseases: {
    'travellers-diarrhoea':
      'The commonest illness of visitors. Choose hot food and peeled fruit, and leave out ice of unknown origin.',
    dengue: 'Present on both coasts and in Yucatán, mostly from July to November.',
    'hepatitis-a': 'Spread by food and water in all parts of the country.',
    chikungunya: 'Few cases now, but the mosquito that carries it is found in all coastal states.',
    malaria:
      'A very low risk in rural parts of Chiapas, Tabasco, Campeche and a few northern valleys; none in the main resorts.',
    rabies: 'No longer passed on by dogs, but bats and wild animals still carry it.',
    'heat-illness':
      'Spring temperatures above 40 °C occur in the north and in Yucatán; rest at midday and visit ruins early.',
    'chagas-disease': 'A small risk for those who sleep in adobe or thatched houses in the south.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Advised for villages, street food and visits to relatives.',
    'hepatitis-b-vaccine': 'Advised for long stays, and for those who go there for treatment.',
    'rabies-vaccine': 'Consider it for caving and for work with animals.',
    'measles-mumps-rubella-vaccine':
      'Outbreaks of measles have been reported from the north; have two doses on record.',
  },
  medications: {
    'oral-rehydration-salts': 'Sold in all pharmacies as *suero oral*.',
    azithromycin: 'May be carried for severe diarrhoea on the advice of a doctor.',
    loperamide: 'For short relief on journeys; not with fever or blood in the stool.',
    'insect-repellent': 'Use it by day on the coasts and among ruins in the forest.',
  },
};
