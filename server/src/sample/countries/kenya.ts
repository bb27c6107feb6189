import type { SampleCountryText } from '../sample-types';

export const kenya: SampleCountryText = {
  code: 'KE',
  travel_status: 1,
  facts: `Kenya lies on the equator and rises from a warm coral coast to cool central highlands, with dry plains in the north and Lake Victoria in the west. The **long rains** fall from March to May and the **short rains** in October to December; floods can cut roads in both.

## Practicalities

- **Time:** UTC+3 all year.
- **Power:** 240 V, type G plugs.
- **Water:** do not drink tap water; use sealed bottles or treated water.
- **Driving:** on the left. Avoid driving outside towns after dark.
- **Money:** Kenyan shilling. Mobile payment is used almost everywhere; carry some cash in rural areas. A tip of about 10% is welcome in restaurants.
- **Bags:** single-use plastic bags are banned, including those in your luggage.`,
  language:
    'Swahili and English are the official languages, and more than 40 other languages are spoken at home, among them Kikuyu, Luo, Kamba and Somali.',
  division_name: 'county',
  region_name: 'ward',
  sec_emer_num: `**999** or **112** for police, fire and ambulance.

Ambulances can be slow to arrive; ask your hotel which private service it uses.`,
  sec_personal: `Most visits pass without trouble, but **mugging, bag snatching and vehicle theft** are common in Nairobi, Mombasa and other large towns, and robbers are sometimes armed.

- Use a booked taxi or a ride app after dark, even over short distances.
- Keep car doors locked and windows up in slow traffic.
- Leave jewellery, your passport and spare cards in a hotel safe.
- If you are robbed, hand over what is asked for and do not resist.

Bogus police officers and tour sellers approach visitors near bus stations and beaches. Ask to see identification and offer to walk to the nearest police station. Never leave a drink unattended. On safari, stay in the vehicle unless your guide says otherwise. Same-sex relations are illegal.`,
  sec_ext_viol: `There is a lasting risk of terrorist attack. **Al-Shabaab** carries out raids and roadside bombings in the counties along the Somali border, and past attacks have struck hotels, shopping centres, places of worship and transport in Nairobi and on the coast. Choose places with visible security, note the exits and leave at once if something seems wrong. Kidnapping is a risk in the north-east.`,
  sec_pol_unr: `Protests over prices, taxes and elections can begin with little warning, above all in central Nairobi, Kisumu and Mombasa. Police have used tear gas and live rounds, and shops along the route may be looted. **Keep away from all gatherings**, follow local radio, allow extra time for the airport and keep two days of food and water where you are staying. Read [how to prepare](https://example.org/guides/demonstrations).`,
  sec_areas: `Avoid:

- **Mandera, Wajir and Garissa counties**, because of attacks and kidnapping near the Somali border.
- **The mainland of Lamu County**; the islands of Lamu and Manda are reached by air and need caution.

Take particular care in:

- **Turkana, Marsabit, Samburu and West Pokot**, where armed cattle raids and banditry affect the roads.
- **Eastleigh, Kibera and Mathare** in Nairobi, and **Old Town Mombasa** after dark.`,
  division_status: { 'KE-07': 2, 'KE-24': 2, 'KE-46': 2 },
  diseases: {
    malaria:
      'High risk all year below 2,500 m, chiefly on the coast and around Lake Victoria. The risk is low in Nairobi and the central highlands.',
    'yellow-fever':
      'Present in parts of the west and north. A certificate is asked of travellers who arrive from a country with risk.',
    dengue: 'Outbreaks occur on the coast, mostly in and around Mombasa, during and after the rains.',
    cholera: 'Outbreaks follow floods and water shortages in crowded settlements and in the north-east.',
    'typhoid-fever':
      'Spread by food and water in all counties; the risk is greatest away from tourist hotels.',
    rabies:
      'Dogs carry rabies throughout the country, and treatment after a bite may be hard to find outside cities.',
    schistosomiasis:
      'Present in Lake Victoria and in many slow rivers and ponds. Do not swim or wade in them.',
    'hepatitis-a': 'Common wherever sanitation is poor, and often caught from raw salads, ice and shellfish.',
    'altitude-sickness':
      'Mount Kenya rises to 5,199 m. Take at least four days over the climb to Point Lenana.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Recommended for most travellers, above all outside the main hotels.',
    'yellow-fever-vaccine':
      'Recommended for most of the country other than Nairobi, Mombasa and the north-east. Proof is required on arrival from a country with risk.',
    'rabies-vaccine': 'Consider it for long stays, cycling, work with animals or travel far from a hospital.',
    'tetanus-diphtheria-pertussis-vaccine': 'A booster is advised if ten years have passed since the last.',
    'polio-vaccine':
      'Check that the primary course is complete; an adult booster may be advised when poliovirus is found.',
    'meningococcal-vaccine': 'Consider it for the dry north in the season from December to June.',
  },
  medications: {
    'atovaquone-proguanil':
      'Suitable for safari and coast trips; begin a day or two before you enter a malaria area.',
    doxycycline:
      'A cheaper choice for longer stays. It makes skin more sensitive to the strong equatorial sun.',
    'insect-repellent': 'Bring one with 30 to 50% DEET and use it by day and by night.',
    'oral-rehydration-salts': 'Sold in every pharmacy; carry some sachets on safari.',
    azithromycin:
      "For severe travellers' diarrhoea when a doctor is far away; agree its use before you leave.",
  },
};
