import type { SampleCountryText } from '../sample-types';

export const tanzania: SampleCountryText = {
  code: 'TZ',
  travel_status: 1,
  facts: `Tanzania joins a tropical coast and the Zanzibar islands to a high inland plateau, three great lakes and Kilimanjaro, at 5,895 m the highest mountain in Africa. Heavy rain falls from March to May and lighter rain in November and December; June to October is dry and cooler.

## Practicalities

- **Time:** UTC+3 all year. Swahili time counts from sunrise, so ask which clock is meant.
- **Power:** 230 V, type D and G plugs.
- **Water:** drink bottled or treated water only.
- **Driving:** on the left.
- **Money:** Tanzanian shilling. Cards work in larger hotels; carry cash elsewhere. Safari and trekking crews rely on tips.
- **Dress:** cover shoulders and knees in Zanzibar's towns.`,
  language:
    'Swahili is the national language and is spoken by nearly everyone; English is used in higher education, business and tourism.',
  division_name: 'region',
  region_name: 'district',
  sec_emer_num: `**112** for police and general emergencies.

**114** fire and **115** ambulance, where the service exists. Outside cities, call your lodge or operator first.`,
  sec_personal: `Violent crime against visitors is uncommon, but **bag snatching from passing cars and motorcycles** is frequent in Dar es Salaam, Arusha and Stone Town.

- Walk facing the traffic, with your bag on the side away from the road.
- Book taxis through your hotel or an app. In *express kidnappings*, victims who accept a lift are driven from one cash machine to the next.
- Avoid empty beaches and footpaths, alone or after dark.
- Use ferries with a licence and life jackets, and do not board one that looks overloaded.

Buses are often driven too fast; daytime journeys are safer. Homosexuality is illegal and carries long prison terms. Do not photograph police, soldiers or government buildings. On trekking trips, pick an operator that carries oxygen and has a plan for evacuation.`,
  sec_ext_viol: `Armed extremists based in northern Mozambique have crossed the Ruvuma river and attacked villages in **Mtwara Region**. Attacks elsewhere are rare but possible, including in places where foreigners gather in Dar es Salaam, Arusha and Zanzibar. Stay alert in hotels, markets and places of worship, and do what the security forces tell you.`,
  sec_pol_unr: `Demonstrations take place around elections and political trials, and the authorities may answer with **curfews, internet cuts and force**. Tension is greatest in Dar es Salaam, Arusha, Mwanza, Mbeya and the Zanzibar islands. Stay clear of rallies, do not film them, and keep cash, water and an offline map in case services stop. Flights and ferries may be suspended at short notice.`,
  sec_areas: `Avoid:

- **Mtwara Region**, in particular the districts within 20 km of the Mozambique border.

Take particular care in:

- **Kigoma and Kagera regions** near the Burundi border, where armed robbery occurs on the roads.
- **Coco Beach and Kigamboni** in Dar es Salaam after dark.
- **Stone Town's side streets** late at night.`,
  division_status: { 'TZ-17': 2 },
  diseases: {
    malaria:
      'High risk all year below 1,800 m, including the parks and the coast. The risk on Zanzibar is low but has not gone.',
    'yellow-fever':
      'The risk to travellers is low, but a certificate is checked if you come from a country with risk.',
    dengue: 'Outbreaks occur in Dar es Salaam, Tanga and Zanzibar in the rainy seasons.',
    cholera: 'Outbreaks are reported most years, mainly around the lakes and after heavy rain.',
    schistosomiasis:
      'Present in Lakes Victoria, Tanganyika and Nyasa and in most slow fresh water. Salt water is safe.',
    rabies: 'Widespread in dogs on the mainland; supplies for treatment after a bite are scarce.',
    'typhoid-fever':
      'Spread by food and water across the country; choose food that is cooked and served hot.',
    'altitude-sickness': 'Common on Kilimanjaro and Meru. Choose a route of seven days or more.',
    'hepatitis-a': 'Common everywhere; wash hands and peel fruit yourself.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Recommended for most travellers.',
    'yellow-fever-vaccine':
      'Not usually advised for health alone. Proof is required on arrival from a country with risk, including after a transit of 12 hours or more.',
    'rabies-vaccine': 'Advised for treks, long stays and anyone who will be a day or more from a hospital.',
    'tetanus-diphtheria-pertussis-vaccine': 'A booster is advised if ten years have passed since the last.',
    'cholera-vaccine': 'Consider it for aid work or long stays in districts with an outbreak.',
  },
  medications: {
    'atovaquone-proguanil': 'Advised for the mainland parks and the coast, and often for Zanzibar as well.',
    acetazolamide:
      'May help prevent altitude sickness on Kilimanjaro; try it at home first and take it on medical advice.',
    'insect-repellent':
      'Tsetse flies in the parks ignore repellent, so wear long sleeves in neutral colours too.',
    'oral-rehydration-salts': 'Carry some on treks and long drives.',
    praziquantel: 'Given by a doctor after swimming in the lakes; test three months after the last swim.',
  },
};
