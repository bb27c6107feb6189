import type { SampleCountryText } from '../sample-types';

export const thailand: SampleCountryText = {
  code: 'TH',
  travel_status: 1,
  facts: `Thailand runs from forested hills in the north over the wide Chao Phraya plain to a long peninsula with beaches on two seas. It is cool and dry from November to February, very hot from March to May, and wet from June to October; on the Gulf coast, around Koh Samui, the rain comes from October to December. Smoke from burning fields spoils the air in the north from February to April.

## Practical matters

- **Time:** UTC+7 all year.
- **Plugs:** types A, B, C and O, 230 volts.
- **Tap water:** drink bottled or filtered water; factory-made ice is fine.
- **Driving:** on the left.
- **Money:** the baht. Tips are welcome but small: leave the change or 10 per cent.`,
  language:
    'Thai is the national language; Malay is spoken in the far south, and English in most places that visitors go to.',
  division_name: 'province',
  region_name: 'district',
  sec_emer_num: `- Police: **191**; tourist police, who speak English: **1155**
- Ambulance: **1669**
- Fire: **199**`,
  sec_personal: `Violence against visitors is uncommon; **road accidents are the greater danger**, above all on hired motorcycles. Ride only with a licence, a helmet and insurance that covers it, and never leave your passport as a deposit.

- Keep bags on the side away from traffic.
- Agree on a fare before you get into a tuk-tuk, and decline detours to gem shops or tailors.
- At beach parties watch your drink; spiked drinks and methanol poisoning occur.
- Look for damage on jet skis and photograph them before you hire.
- Heed red flags on the west coast from May to October: currents drown swimmers every year.

Insulting the monarchy is a serious crime. Vaping devices are forbidden and may lead to a fine or arrest.`,
  sec_ext_viol: `A separatist conflict goes on in the deep south, with bombs and shootings aimed at soldiers, officials, shops and transport. Small explosions have occasionally reached Bangkok and the resorts. Along the border with Cambodia there has been fighting between the two armies, with shelling of villages; mines and unexploded shells lie off the roads.`,
  sec_pol_unr: `Governments change often, and courts have dissolved parties. Demonstrations gather in Bangkok, mostly around Democracy Monument and large crossroads, and are usually peaceful, though water cannon have been used. Gatherings of more than five people can be forbidden at short notice. Do not comment on the royal family in public or online, and stay away from rallies.`,
  sec_areas: `Avoid travel to:

- **Pattani, Yala** and **Narathiwat**, together with the southern districts of Songkhla (Chana, Thepha, Na Thawi and Saba Yoi);
- **Surin** and **Si Sa Ket**, above all within **50 kilometres of Cambodia**, including the temples of Ta Muen Thom and Preah Vihear.

Elsewhere on the Cambodian and Myanmar borders, use only official crossings that are open on the day.`,
  division_status: {
    'TH-94': 2,
    'TH-95': 2,
    'TH-96': 2,
    'TH-32': 2,
    'TH-33': 2,
  },
  diseases: {
    dengue: 'Occurs all over the country, in Bangkok too, with most cases from May to October.',
    malaria:
      'Confined to forests along the borders with Myanmar, Cambodia and Malaysia; none in Bangkok, Chiang Mai, Phuket or Pattaya.',
    'japanese-encephalitis': 'A risk in the countryside, chiefly in the north from May to October.',
    rabies: 'Stray dogs, cats and monkeys carry it. Do not feed or stroke them, at temples least of all.',
    'travellers-diarrhoea': 'Common but mostly mild; busy stalls with hot food are a good choice.',
    chikungunya: 'Outbreaks occur in the south and on the islands.',
    'hepatitis-a': 'Spread by food and water; shellfish is a frequent source.',
    leptospirosis: 'Cases rise after floods in the north-east and among rafters and cavers.',
    'zika-virus': 'Reported every year at a low level, also from Bangkok.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Advised for longer stays and for rural areas.',
    'rabies-vaccine': 'Consider it, since the full treatment after a bite is hard to find on small islands.',
    'japanese-encephalitis-vaccine':
      'Advised for a month or more in the countryside, or for shorter stays close to rice fields.',
    'hepatitis-b-vaccine': 'Advised for long stays, tattoos and medical or dental treatment.',
    'yellow-fever-vaccine':
      'Not needed for Thailand itself; a certificate is required of those who come from a country with yellow fever.',
  },
  medications: {
    'atovaquone-proguanil':
      'May be prescribed for nights in border forests. Mefloquine does not work reliably there.',
    azithromycin: 'The antibiotic of choice for severe diarrhoea, as local bacteria resist ciprofloxacin.',
    'oral-rehydration-salts': 'Sold cheaply in every convenience shop.',
    'insect-repellent': 'Use it by day against dengue, and in the evening in the countryside.',
  },
};
