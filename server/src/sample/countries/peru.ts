import type { SampleCountryText } from '../sample-types';

export const peru: SampleCountryText = {
  code: 'PE',
  travel_status: 1,
  facts: `Peru falls into three strips: a desert coast, the high Andes and the Amazon forest, which covers more than half of the country. Lima is grey and mild from June to October and sunny from December to April. In the mountains the dry season, with cold nights, runs from May to September; heavy rain from December to March causes landslides and closes roads and trails.

## Practical matters

- **Time:** UTC−5 all year.
- **Plugs:** types A, B and C, 220 volts.
- **Tap water:** not safe to drink; boil or filter it, or buy bottled water.
- **Driving:** on the right.
- **Money:** the sol. Tip about 10 per cent in better restaurants, and set something aside for guides and porters. Torn notes are often refused.`,
  language:
    'Spanish is the main language; Quechua and Aymara are widely spoken in the Andes, and many other languages in the Amazon.',
  division_name: 'department',
  region_name: 'province',
  sec_emer_num: `- Police: **105**
- Ambulance (SAMU): **106**
- Fire and rescue: **116**`,
  sec_personal: `Theft is the commonest trouble: bags taken from under tables, phones snatched by riders on motorcycles, and luggage stolen at bus stations. Armed robbery has grown more frequent in Lima, Callao and Trujillo.

- Use taxis ordered by app or by the hotel. Unlicensed taxis at airports and bus stations have been used for **express kidnapping**, where the victim is driven from one cash machine to the next.
- Choose bus companies that record passengers and do not stop along the way; avoid night buses over mountain roads.
- Keep valuables on your lap, not in the overhead rack.
- Take part in ayahuasca ceremonies only after careful thought: there have been deaths and assaults, and no authority supervises them.`,
  sec_ext_viol: `Remnants of the Shining Path work together with drug traffickers in the valleys of the Apurímac, Ene and Mantaro rivers, known as the **VRAEM**. Attacks there are aimed at soldiers and police, but travellers may be caught up in them. Extortion gangs in Lima and along the northern coast have used guns and explosives against buses, shops and building sites.`,
  sec_pol_unr: `Protests over politics, mining and the cost of living can flare up with little notice. Roads, railways and airports in Cusco, Puno, Arequipa and Apurímac have been blocked for days, and trains to Machu Picchu stopped. Emergency decrees may limit movement and allow checks of papers. Do not try to pass a road block; wait for it to be lifted.`,
  sec_areas: `Avoid:

- the **VRAEM**: the rural north of **Ayacucho**, the eastern part of **Huancavelica**, and the adjoining districts of Junín and Cusco. Machu Picchu and the Sacred Valley are far from it;
- the strip within **20 kilometres of the Colombian border** in Loreto, along the Putumayo river;
- mining camps in Pataz, in La Libertad, and along illegal gold workings in Madre de Dios.

The towns of Ayacucho and Huancavelica themselves are calmer; travel there by daylight.`,
  division_status: {
    'PE-AYA': 2,
    'PE-HUV': 2,
  },
  diseases: {
    malaria:
      'Present in the Amazon lowlands, most of all in Loreto. There is no risk in Lima, Cusco, Machu Picchu or around Lake Titicaca.',
    dengue:
      'Frequent in the Amazon and on the northern coast; outbreaks after warm, wet summers have reached Lima.',
    'yellow-fever':
      'Occurs in the forest east of the Andes below 2,300 metres, including Madre de Dios and Loreto.',
    'altitude-sickness':
      'Cusco lies at 3,400 metres and Puno at 3,800. Rest for two days on arrival, or spend the first nights lower down in the Sacred Valley.',
    'travellers-diarrhoea': 'Very common. Be careful with salads, ice and raw fish from street stalls.',
    'typhoid-fever': 'A moderate risk outside good hotels and restaurants.',
    leishmaniasis: 'Sandflies carry it in the eastern forests and in some Andean valleys.',
    rabies: 'Vampire bats spread it in the Amazon, and dogs have spread it in Arequipa and Puno.',
    'hepatitis-a': 'Widespread and easily caught from food and water.',
  },
  vaccinations: {
    'yellow-fever-vaccine':
      'Recommended for the Amazon and the eastern slopes below 2,300 metres; not needed for Lima, Cusco and Machu Picchu alone.',
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Recommended, above all for trekking and for stays in villages.',
    'hepatitis-b-vaccine': 'Advised for long stays and frequent visits.',
    'rabies-vaccine': 'Consider it for the Amazon, for cycling and for stays far from a hospital.',
    'tetanus-diphtheria-pertussis-vaccine': 'A booster is due if the last one was more than ten years ago.',
  },
  medications: {
    acetazolamide:
      'Helps the body get used to the altitude of Cusco and Puno; ask a doctor before the journey.',
    'atovaquone-proguanil': 'A usual choice for Iquitos and other parts of the Amazon with malaria.',
    azithromycin: 'The preferred antibiotic for severe diarrhoea, as resistance to others is common.',
    'oral-rehydration-salts': 'Useful on treks, where a bad stomach quickly leads to dehydration.',
  },
};
