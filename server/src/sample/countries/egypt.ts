import type { SampleCountryText } from '../sample-types';

export const egypt: SampleCountryText = {
  code: 'EG',
  travel_status: 1,
  facts: `Nearly all Egyptians live along the Nile and in its delta; the rest of the country is desert, with mountains in southern Sinai and coral reefs in the Red Sea. Summers are very hot, above 40 °C in Luxor and Aswan, and winters mild. The *khamsin* brings sand and dust from March to May.

## Practicalities

- **Time:** UTC+2, with summer time.
- **Power:** 220 V, type C and F plugs.
- **Water:** drink bottled water and refuse ice.
- **Driving:** on the right; traffic is dense and lights at night are not a given.
- **Money:** Egyptian pound. Small notes are useful for *baksheesh*, the tips expected for most services.
- **Ramadan:** be discreet about eating and drinking by day.`,
  language:
    'Arabic is the official language, spoken in its Egyptian form; English and French are common in tourism.',
  division_name: 'governorate',
  region_name: 'district',
  sec_emer_num: `**122** police, **123** ambulance, **180** fire.

**126** tourist police, who usually speak some English.`,
  sec_personal: `Violent crime against visitors is rare. **Pressing sales, overcharging and small scams** are part of most visits to the main sites.

- Agree a price before you get into a taxi, a boat or onto a camel, and have the right money ready.
- Politely refuse "guides" who say that a site is closed or that another entrance is better.
- **Harassment of women** is common. Dress modestly, use the women's carriages on the Cairo metro and avoid empty streets at night.
- Check life jackets, fire exits and the crew's briefing before a dive boat or Nile cruise; serious accidents have happened.
- Do not photograph military sites, bridges, police or officials. Drones may not be brought in.

Remarks against the state or religion, online ones included, can lead to arrest.`,
  sec_ext_viol: `Terrorist groups have attacked security forces, churches, buses and tourist sites. The risk is greatest in **North Sinai**, but attacks are possible anywhere, mostly around religious festivals. Security at resorts, airports and antiquities is strong: allow time for checks, follow instructions and stay away from Coptic churches at crowded feasts if you have no need to be there.`,
  sec_pol_unr: `Demonstrations without a permit are illegal and those who join in, watch or film may be held. Tension rises with prices and with **events in Gaza and the wider region**, which may also close airspace or the crossing at Rafah. Police may stop people in central Cairo and search their phones. Keep identification with you and follow [regional updates](https://example.org/eg/updates).`,
  sec_areas: `Avoid:

- **North Sinai Governorate**, including the coast road to Rafah.
- **New Valley Governorate** and the Western Desert beyond the oases, unless with an official permit and escort.
- **Within 50 km of the Libyan border** and the **Hala'ib Triangle** on the border with Sudan.

Take particular care in:

- **South Sinai away from the Red Sea resorts**; use the coast road and travel by day.
- **The Eastern Desert**, where old minefields are not always marked.`,
  division_status: { 'EG-SIN': 2, 'EG-WAD': 2 },
  diseases: {
    'travellers-diarrhoea': 'The most common illness of visitors, on Nile cruises and in resorts alike.',
    'hepatitis-a': 'Common throughout the country; avoid raw salads, ice and unpeeled fruit.',
    'typhoid-fever': 'Spread by food and water; some strains resist the usual antibiotics.',
    rabies: 'Stray dogs and cats are many, in towns and at monuments. Do not stroke or feed them.',
    schistosomiasis:
      'Much reduced, but still present in the Nile, its delta and canals. Do not paddle or swim.',
    dengue: 'Outbreaks have been reported in Upper Egypt and in Red Sea towns.',
    'heat-illness': 'A real danger at open sites from May to September; visit early and carry water.',
    polio: 'Virus is found in waste water from time to time, so vaccination should be complete.',
    'hepatitis-b': 'More common than in Europe; avoid tattoos, shaves and injections with shared equipment.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Recommended for most travellers.',
    'hepatitis-b-vaccine': 'Advised for long stays, medical treatment or new partners.',
    'rabies-vaccine': 'Consider it for long stays and desert travel.',
    'tetanus-diphtheria-pertussis-vaccine': 'A booster is advised if ten years have passed since the last.',
    'polio-vaccine':
      'Make sure the course is complete; proof may be asked of people arriving from some countries.',
    'yellow-fever-vaccine': 'Proof is required on arrival from a country with risk; otherwise not needed.',
  },
  medications: {
    'oral-rehydration-salts': 'Carry enough for two days; they treat the effects of both heat and diarrhoea.',
    loperamide: 'Helpful on a travel day. Do not take it with fever or blood in the stool.',
    azithromycin: 'A reserve for severe diarrhoea, taken on medical advice.',
    'insect-repellent': 'Use it by day in towns of Upper Egypt and on the Red Sea coast.',
  },
};
