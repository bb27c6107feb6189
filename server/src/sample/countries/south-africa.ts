import type { SampleCountryText } from '../sample-types';

export const southAfrica: SampleCountryText = {
  code: 'ZA',
  travel_status: 1,
  facts: `South Africa reaches from the Kalahari and the high grassland plateau to two oceans. The Western Cape has wet winters and dry, windy summers; most of the rest has summer thunderstorms and dry, cold, sunny winters. Seasons are those of the southern hemisphere: December to February is summer.

## Practicalities

- **Time:** UTC+2 all year.
- **Power:** 230 V, type D, M and N plugs. Planned power cuts happen from time to time.
- **Water:** tap water is safe in the main cities, but ask first in small towns.
- **Driving:** on the left; distances are long and rural roads unlit.
- **Money:** rand. Cards are widely accepted. Tip 10 to 15% in restaurants and a few rand to car guards.`,
  language:
    'There are twelve official languages, among them isiZulu, isiXhosa, Afrikaans and South African Sign Language; English is understood in most towns.',
  division_name: 'province',
  region_name: 'municipality',
  sec_emer_num: `**10111** police, **10177** ambulance and fire.

**112** from any mobile phone.`,
  sec_personal: `Rates of **violent crime are high**, including armed robbery, carjacking and sexual assault. Most of it happens in townships and city centres far from visitors, but nobody is exempt.

- Use a booked car after dark and wait for it indoors.
- Keep doors locked, bags out of sight and space to drive away at traffic lights and gates.
- Do not stop for people who wave you down; drive on to a petrol station.
- Draw cash inside a bank or shopping centre, and accept no help at the machine.
- Hike in a group of four or more. Robbers work on **Table Mountain** and **Lion's Head**.

Cars from **OR Tambo airport** have been followed and robbed, so plan your route and do not stop on the way. If you are threatened, stay calm and give up your belongings.`,
  sec_ext_viol: `There is a moderate risk of terrorist attack. Small networks linked to international groups have raised money and recruited here, and an attack could come at shopping areas, sports grounds or places of worship. **Kidnapping for ransom** has grown, with business people and long-term residents the usual targets. Vary your routine and keep travel plans private.`,
  sec_pol_unr: `Protests over water, electricity, jobs and housing take place every week and may block main roads, among them the **N2 near Cape Town airport** and the N3 to Durban. Taxi disputes can turn violent. Attacks on foreign shopkeepers and workers flare up at times in Gauteng and KwaZulu-Natal. Never try to drive through a roadblock; turn round early and check [road reports](https://example.org/za/roads).`,
  sec_areas: `No whole province need be avoided, and the **Northern Cape** asks for no more than normal care. Take particular care in:

- **Johannesburg:** Hillbrow, Berea, Yeoville and the streets near Park Station.
- **Cape Town:** the Cape Flats townships, unless you go with a trusted local guide, and the city centre at night.
- **Durban:** the beachfront and central market area after dark.
- **Road to the Kruger park:** the R40 and Numbi Gate approach; use the main gates by day.`,
  division_status: { 'ZA-NC': 0 },
  diseases: {
    malaria:
      'Present from September to May in the Lowveld of Mpumalanga and Limpopo, including the Kruger park, and in the far north of KwaZulu-Natal.',
    rabies:
      'Found in dogs, mostly in KwaZulu-Natal, Limpopo and the Eastern Cape, and lately in seals along the Cape coast.',
    'typhoid-fever': 'Occasional clusters in Gauteng and the Western Cape; the risk to most visitors is low.',
    cholera: 'Rare, but outbreaks have followed failed water supplies in small towns.',
    schistosomiasis:
      'Present in rivers and dams of the north and east, from Limpopo to the Eastern Cape coast.',
    measles: 'Outbreaks occur in several provinces among people who have not been vaccinated.',
    tuberculosis:
      'Very common. The risk to short-term visitors is low, but rises with health work or crowded housing.',
    'hepatitis-a': 'A risk where water and sanitation are poor.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Advised for rural travel and for visits to friends and relatives.',
    'yellow-fever-vaccine':
      'There is no yellow fever here, but proof is required from anyone arriving from a country with risk.',
    'rabies-vaccine': 'Consider it for rural stays and contact with animals.',
    'measles-mumps-rubella-vaccine': 'Two doses are advised for everyone born after 1970.',
    'hepatitis-b-vaccine': 'Advised for long stays, health work and possible medical care.',
  },
  medications: {
    'atovaquone-proguanil': 'Advised for Kruger and the Lowveld from September to May.',
    doxycycline: 'A choice for longer stays in the malaria areas; use sun protection.',
    'insect-repellent': 'Also protects against the ticks that cause tick-bite fever in bush and grassland.',
    'oral-rehydration-salts': 'Useful on hikes and in summer heat.',
  },
};
