import type { SampleCountryText } from '../sample-types';

export const india: SampleCountryText = {
  code: 'IN',
  travel_status: 1,
  facts: `India reaches from the Himalaya over the plain of the Ganges and the Deccan plateau to tropical beaches. The best months in most parts are November to March. April to June is fiercely hot, above 45 °C in the north-west; the monsoon brings floods from June to September, and cyclones strike the east coast from October to December. Northern cities suffer thick smog from November to January.

## Practical matters

- **Time:** UTC+5:30 all year.
- **Plugs:** types C, D and M, 230 volts.
- **Tap water:** not safe; drink sealed or filtered water.
- **Driving:** on the left.
- **Money:** the rupee; mobile payment is everywhere, yet cash helps in villages. Leave about 10 per cent in restaurants.`,
  language:
    'Hindi and English are used by the central government, and the constitution names 22 languages, from Bengali and Tamil to Urdu.',
  division_name: 'state',
  region_name: 'district',
  sec_emer_num: `**112** for police, ambulance and fire.

Ambulance in most states: **108**. Helpline for women: **181**.`,
  sec_personal: `Most visitors are met with great kindness, but crowds, touts and traffic call for patience.

- Keep passport and money under your clothes in stations and trains; lock luggage to the seat on night journeys.
- Ignore strangers who say that your hotel has burnt down or that the ticket office has moved.
- Use prepaid taxis or an app, and **share your route with a friend**.
- Women are often stared at, followed or touched, and grave assaults do happen, at resorts too. Avoid empty streets and buses after dark, and choose lodgings with care.
- Do not take food or drink from fellow passengers.
- Satellite phones are forbidden without a permit.

Road accidents are frequent: do not travel by road at night.`,
  sec_ext_viol: `Armed groups have attacked markets, trains, hotels and places of worship, and in 2025 a group of tourists near Pahalgam in Kashmir. Attacks are most likely around national holidays such as **26 January** and **15 August**. Maoist fighters are active in a few forest districts of central India, and insurgents in parts of the north-east.`,
  sec_pol_unr: `Demonstrations and general strikes (*bandh*) are frequent, and may close shops, roads and railways for a day. Quarrels over religion, caste or language sometimes turn violent; the authorities then impose a curfew and switch off mobile internet. Relations with Pakistan are tense, and airspace in the north-west has been closed at short notice. Keep cash, water and a charged phone at hand.`,
  sec_areas: `Avoid travel to:

- **Jammu and Kashmir**, except the city of Jammu by air; Ladakh, which is separate, is open;
- **Manipur**, because of fighting between communities since 2023;
- the strip within **10 kilometres of the Pakistani border** in Punjab, Rajasthan and Gujarat, apart from the ceremony at Wagah when it is held.

Take care in the Bastar forests of southern Chhattisgarh, and ask about permits in Arunachal Pradesh and Nagaland.`,
  division_status: {
    'IN-JK': 2,
    'IN-MN': 2,
  },
  diseases: {
    'travellers-diarrhoea':
      'Nearly half of all visitors fall ill. Eat food that is steaming hot, and avoid cut fruit and ice.',
    'typhoid-fever': 'The risk is among the highest in the world, and many strains resist antibiotics.',
    dengue: 'Occurs everywhere below 2,000 metres, also in Delhi and Mumbai, mostly from July to November.',
    malaria:
      'Highest in Odisha, Chhattisgarh, Jharkhand and the north-east; low in most cities and in the south, none high in the Himalaya.',
    rabies:
      'India has more deaths from rabies than any other country. Keep away from street dogs and temple monkeys.',
    'japanese-encephalitis':
      'Present in rural Uttar Pradesh, Bihar, Assam and parts of the south, chiefly in and after the monsoon.',
    cholera: 'Outbreaks follow floods; travellers with clean water seldom catch it.',
    'heat-illness': 'Heat waves from April to June are deadly. Stay indoors from noon until four.',
    'altitude-sickness':
      'Leh lies at 3,500 metres. Those who fly in should rest for two full days before going higher.',
    tuberculosis: 'Common among residents; a risk mainly during long stays and work in health care.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Recommended for all travellers, even for short stays in cities.',
    'rabies-vaccine': 'Advised for longer stays, for children and for journeys far from large cities.',
    'japanese-encephalitis-vaccine': 'Advised for a month or more in affected rural areas.',
    'hepatitis-b-vaccine': 'Advised for long or frequent stays.',
    'polio-vaccine': 'A booster may be required of residents of countries where polio still occurs.',
    'cholera-vaccine': 'Consider it for relief work and stays in flooded areas.',
    'yellow-fever-vaccine':
      'The certificate is strictly checked on arrival from countries with yellow fever; without it there may be six days of quarantine.',
  },
  medications: {
    azithromycin: 'The antibiotic of choice for severe diarrhoea.',
    'oral-rehydration-salts': 'Sold everywhere as *ORS*; carry some on train journeys.',
    'atovaquone-proguanil': 'For stays in the eastern and north-eastern states with much malaria.',
    acetazolamide: 'Often advised before a flight to Leh.',
    'insect-repellent': 'Use it in cities and in the country, most of all after the monsoon.',
  },
};
