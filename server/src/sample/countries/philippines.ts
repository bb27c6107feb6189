import type { SampleCountryText } from '../sample-types';

export const philippines: SampleCountryText = {
  code: 'PH',
  travel_status: 1,
  facts: `The Philippines are some 7,600 islands in three groups: Luzon in the north, the Visayas in the middle and Mindanao in the south. The weather is warm all year, driest from December to May. About 20 typhoons pass in a year, mostly from June to December, and stop boats and flights. Earthquakes are frequent; Mayon, Taal and Kanlaon are among the restless volcanoes.

## Practical matters

- **Time:** UTC+8 all year.
- **Plugs:** types A, B and C, 220 volts.
- **Tap water:** drink bottled or purified water.
- **Driving:** on the right.
- **Money:** the peso; carry small notes on the islands. A service charge is often included, otherwise leave about 10 per cent.`,
  language:
    'Filipino and English are official, and over 170 other languages are spoken, such as Cebuano and Ilocano.',
  division_name: 'province',
  region_name: 'municipality',
  sec_emer_num: `**911** for police, ambulance and fire.

Red Cross ambulances: **143**.`,
  sec_personal: `Pickpocketing and bag-snatching are common in Manila, Cebu and on crowded ferries; armed robbery occurs as well.

- Use app taxis or those from official ranks, and insist on the meter.
- Be wary of friendly strangers who invite you to a card game or a meal: drugged drinks and rigged games are well-known tricks.
- Do not carry parcels for others, and keep your luggage locked.
- Check the weather before a crossing. **Do not board a ferry or an outrigger boat that is overloaded or has no life jackets.**
- Swim and dive only with sound equipment, and mind jellyfish from June to October.

Firearms are widespread, so never argue in traffic. Penalties for drugs are very severe, and the police act hard.`,
  sec_ext_viol: `Islamist groups and clan militias in western Mindanao and the Sulu islands have carried out bombings, beheadings and kidnappings, at times from resorts and boats. Their strength has shrunk but is not gone. Communist rebels of the New People's Army still ambush soldiers in some rural hills. Bombs have struck markets, churches, buses and, in 2023, a university in Marawi.`,
  sec_pol_unr: `Marches against corruption and over the cost of living take place in Manila, chiefly around EDSA, Rizal Park and the palace. They are mostly calm, although stones and tear gas have been used. Election times bring violence between local clans, with bans on alcohol and weapons. Foreigners who take part in protests may be deported. Ships of several nations face one another in the disputed western sea.`,
  sec_areas: `Avoid travel to:

- the **Sulu archipelago**: the provinces of **Sulu**, **Basilan** and **Tawi-Tawi**, with the sea around them;
- **Lanao del Sur**, including the city of Marawi.

Take great care in the rest of western and central Mindanao, such as Cotabato City and the Zamboanga peninsula, and within the closed zones around Kanlaon, Mayon and Taal. Davao, Siargao and Camiguin are open; see the [travel map](https://example.org/philippines/map).`,
  division_status: {
    'PH-SLU': 2,
    'PH-BAS': 2,
    'PH-TAW': 2,
    'PH-LAS': 2,
  },
  diseases: {
    dengue: 'Occurs all year on all islands, in Manila too, with most cases from July to November.',
    malaria: 'Almost confined to rural Palawan; none in Manila, Cebu, Boracay or Bohol.',
    rabies: 'Dogs and cats carry it throughout, and several hundred people die of it each year.',
    leptospirosis: 'Cases rise steeply after typhoons. Do not wade through flooded streets.',
    'travellers-diarrhoea': 'Common; be careful with shellfish and with ice from stalls.',
    'japanese-encephalitis': 'Present in the countryside on all larger islands.',
    schistosomiasis:
      'Found in fresh water on Leyte, Samar, Bohol and Mindanao. Do not swim in lakes and rivers there.',
    measles: 'Large outbreaks occur every few years.',
    'typhoid-fever': 'A moderate risk, higher after floods.',
    tuberculosis: 'Very common among residents; a risk mainly during long stays.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Recommended for most journeys.',
    'rabies-vaccine': 'Advised for longer stays and for small islands, where treatment is hard to find.',
    'japanese-encephalitis-vaccine': 'Advised for a month or more in the countryside.',
    'hepatitis-b-vaccine': 'Advised for long or frequent stays.',
    'measles-mumps-rubella-vaccine': 'Check that you have had two doses.',
    'polio-vaccine': 'Make sure that the basic course is complete; a booster is advised for long stays.',
  },
  medications: {
    'atovaquone-proguanil': 'For nights in the forests of Palawan.',
    doxycycline:
      'A cheaper choice for Palawan. After unavoidable contact with flood water, ask a doctor whether to take it against leptospirosis.',
    'oral-rehydration-salts': 'Carry a few sachets on island journeys.',
    praziquantel: 'Given by a doctor after contact with infested fresh water; it is not taken in advance.',
    'insect-repellent': 'Needed by day against dengue and at night in the countryside.',
  },
};
