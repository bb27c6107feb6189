import type { SampleCountryText } from '../sample-types';

export const australia: SampleCountryText = {
  code: 'AU',
  travel_status: 0,
  facts: `Australia is a dry continent with most of its people on the south-east coast. The tropical north has a wet season with **cyclones** from November to April; the south has four mild seasons and a **bushfire** season from October to March. The sun is fierce everywhere.

## Practicalities

- **Time:** UTC+8 in the west, +9:30 in the centre, +10 in the east; some states have summer time.
- **Power:** 230 V, type I plugs.
- **Water:** tap water is safe in towns.
- **Driving:** on the left. Beware of kangaroos at dusk and of long stretches without fuel.
- **Money:** Australian dollar. Tips are not expected.
- **Customs:** declare all food, wood and plants.`,
  language:
    'English is the national language in practice; more than 100 Aboriginal and Torres Strait Islander languages are still spoken, some of them as a first language.',
  division_name: 'state',
  region_name: 'local government area',
  sec_emer_num: `**000** (triple zero) for police, ambulance and fire; **112** also works from mobile phones.

**106** for text telephones.`,
  sec_personal: `Crime against visitors is low. **Theft from cars and hostels** and drink spiking are the most common troubles, and assaults happen near bars late at night.

Nature asks for more care than people do:

- Swim **between the red and yellow flags**. If a rip current takes you, float, raise an arm and wait for help.
- In the north, keep five metres from the edge of rivers and estuaries: **saltwater crocodiles** are hard to see. Wear a stinger suit in the sea from November to May.
- Carry at least five litres of water per person each day in the outback, tell someone your route and **stay with your vehicle** if it breaks down.
- Leave snakes alone. After a bite, bandage the limb firmly, keep still and call 000.
- Check bushfire and flood warnings each morning, and never drive through floodwater.`,
  sec_ext_viol: `The national threat level for terrorism is *probable*. The likeliest attack is by **one person or a small group** with a knife, firearm or vehicle in a crowded place, and religious gatherings have been targets. Attacks remain rare. Follow police instructions, and report concerns to security staff at airports, stadiums and shopping centres.`,
  sec_pol_unr: `Demonstrations are legal, usually peaceful and often held in the centres of **Melbourne and Sydney** at weekends, with traffic and tram delays. Climate protests may block bridges and ports for some hours. Marches on 26 January draw large crowds. Keep a distance from opposing groups and police lines, and look up other routes.`,
  sec_areas: `No area need be avoided. Take more care than usual in:

- **The Northern Territory**, because of distance, heat and crocodiles, and of street crime after dark in Alice Springs, Katherine and parts of Darwin.
- **Aboriginal lands**, many of which need a permit; apply through the land council well ahead.
- **Unsealed outback tracks** in the wet season; check [road conditions](https://example.org/au/roads).`,
  division_status: { 'AU-NT': 1 },
  diseases: {
    dengue:
      'Small outbreaks occur in far north Queensland between November and May, after cases are brought in.',
    'japanese-encephalitis':
      'Found since 2022 along the Murray river and other inland parts of the south-east; also in the Torres Strait.',
    rabies: 'Land animals are free of rabies, but bats carry a close relative. Never touch a bat.',
    leptospirosis: 'A risk in north Queensland after floods, for canoeists and farm workers.',
    measles: 'Cases arrive from abroad and spread in cities.',
    influenza: 'The season runs from May to September, and all year in the tropics.',
    'heat-illness': 'Outback temperatures pass 45 °C; several walking tracks close on hot days.',
    'west-nile-virus':
      'A local strain, Kunjin virus, is found in the north and spreads south in wet summers.',
  },
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Check that two doses have been given.',
    'influenza-vaccine': 'Consider it for travel between May and September.',
    'japanese-encephalitis-vaccine':
      'Consider it for long outdoor stays along the Murray in summer or in the Torres Strait.',
    'tetanus-diphtheria-pertussis-vaccine': 'Keep it up to date.',
    'yellow-fever-vaccine':
      'Not needed for health. A certificate is requested from people who were in a country with risk in the six days before arrival.',
    'rabies-vaccine': 'Only for people who will handle bats.',
  },
  medications: {
    'insect-repellent':
      'Use it at dawn and dusk; it also guards against Ross River virus, which has no vaccine.',
    'oral-rehydration-salts': 'Pack some for outback drives and walks.',
    paracetamol: 'Sold in pharmacies and supermarkets.',
  },
};
