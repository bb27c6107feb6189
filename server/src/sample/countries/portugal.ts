import type { SampleCountryText } from '../sample-types';

export const portugal: SampleCountryText = {
  code: 'PT',
  travel_status: 0,
  facts: `Portugal faces the Atlantic, with green hills in the north, plains in the Alentejo and the sunny Algarve in the south. Madeira and the Azores are volcanic islands with mild weather all year. Summers on the mainland are dry, with **forest fires** from June to September; winter storms bring floods and very high waves.

## Practicalities

- **Time:** UTC+0 (UTC+1 in summer); the Azores are one hour behind.
- **Power:** 230 V, type C and F plugs.
- **Water:** tap water is safe.
- **Driving:** on the right. Some motorways charge by camera only.
- **Money:** euro. Bread and olives on the table are charged if you eat them. Tip 5 to 10% if you wish.`,
  language:
    'Portuguese is the official language, Mirandese is recognised in the north-east, and English is widely understood in cities and on the coast.',
  division_name: 'district',
  region_name: 'municipality',
  sec_emer_num: `**112** for police, ambulance and fire.

**117** to report a forest fire.`,
  sec_personal: `Portugal is among the safer countries of Europe. **Pickpockets** look for visitors on Lisbon's trams 28 and 15, in the Baixa and Belém, on the Porto riverside and on trains to Sintra and Cascais.

- Leave nothing in a parked car, above all near beaches and viewpoints.
- People who whisper offers of drugs in the centre sell harmless leaves and become a nuisance; walk on.
- Keep to licensed taxis or an app at the airport.
- Wear shoes that grip: the patterned pavements are slippery in rain.

**The sea is the greater danger.** Swim where there is a lifeguard, obey the flags, never turn your back on the waves and keep away from the foot of cliffs, which collapse without warning. On the *levadas* of Madeira carry a torch, check which paths are closed and do not walk alone.`,
  sec_ext_viol: `There is no recent history of terrorist attacks, and the threat is rated as moderate. As elsewhere in Europe, an attack in a **crowded place** cannot be ruled out. Allow extra time for checks at airports, stadiums and the May and October pilgrimages to Fátima, and tell the police about unattended bags.`,
  sec_pol_unr: `Demonstrations over pay, housing and schools are frequent in **Lisbon and Porto** and nearly always peaceful. General strikes, and strikes of trains, the metro or airport staff, are announced in advance and keep a minimum service. Brief unrest in Lisbon's outer districts, with buses and bins set alight, has not involved visitors. Keep away and use another route.`,
  sec_areas: `There are no areas to avoid. Between June and September check the [fire risk map](https://example.org/pt/fire-risk) before you walk or camp inland, and leave at once if you are told to.`,
  division_status: {},
  diseases: {
    'heat-illness': 'The Alentejo often passes 40 °C in July and August.',
    leishmaniasis: 'Present at a low level in the Douro valley, around Lisbon and in the Algarve.',
    'west-nile-virus': 'Rare; a few cases in late summer in the south.',
    dengue: 'The mosquito lives on Madeira, which had an outbreak in 2012. The risk today is low.',
    'lyme-disease': 'Found in woods and pasture, mainly in the north and the Alentejo.',
    measles: 'Small outbreaks follow cases brought from abroad.',
    'hepatitis-a': 'Clusters occur at times; the risk to most visitors is low.',
  },
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Check that two doses have been given.',
    'tetanus-diphtheria-pertussis-vaccine': 'Keep it up to date.',
    'influenza-vaccine': 'Advised in winter for older people, cruises and group tours.',
    'hepatitis-a-vaccine': 'Consider it if you have a liver condition or another reason to be at risk.',
  },
  medications: {
    'insect-repellent': 'Use it at dusk near marshes and rice fields, and by day on Madeira.',
    'oral-rehydration-salts': 'Helpful on long walks in the heat.',
    paracetamol: 'Sold in pharmacies and some supermarkets.',
  },
};
