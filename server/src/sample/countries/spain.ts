import type { SampleCountryText } from '../sample-types';

export const spain: SampleCountryText = {
  code: 'ES',
  travel_status: 0,
  facts: `Spain covers most of the Iberian peninsula, the Balearic and Canary Islands, and the cities of Ceuta and Melilla on the African coast. The north is green and rainy, the central plateau hot in summer and cold in winter, the south and east dry. **Heatwaves and forest fires** mark July and August; sudden floods strike the east coast in autumn.

## Practicalities

- **Time:** UTC+1 (UTC+2 in summer); the Canaries are one hour behind.
- **Power:** 230 V, type C and F plugs.
- **Water:** tap water is safe, if strong in taste on the coasts.
- **Driving:** on the right.
- **Money:** euro. Tips are modest: round up, or 5 to 10% for a good meal.`,
  language:
    'Spanish is official throughout; Catalan, Galician and Basque share that status in their regions, and English is common in resorts.',
  division_name: 'province',
  region_name: 'municipality',
  sec_emer_num: `**112** for police, ambulance and fire, in several languages.

**091** national police, **062** Guardia Civil.`,
  sec_personal: `Violent crime is low. **Theft is the main problem**, above all in Barcelona, Madrid, Seville and the island resorts.

- Hold your bag on your lap in cafés and on beaches, and do not hang it on a chair.
- Beware of helpers who point out a stain on your coat or a flat tyre: an accomplice takes your things.
- Police in plain clothes will show a card and never ask to see your wallet.
- Keep drinks in sight and stay with friends.
- **Do not climb or jump from balconies**; people die every summer, and insurers do not pay.

On beaches, a red flag means that swimming is forbidden. Some towns fine people for drinking in the street or wearing swimwear off the beach. On Teide and in the Pyrenees, carry warm clothes even in summer.`,
  sec_ext_viol: `The terrorism alert has stood at a high level for years. An attack could happen in any crowded place, **such as a promenade, festival or station**, and police have stopped several plots. Barriers and patrols protect the main pedestrian streets. Stay watchful at large events and follow the instructions of the emergency services.`,
  sec_pol_unr: `Marches over housing, mass tourism, regional politics and farming take place often and are nearly always peaceful. In **Barcelona and Madrid** a few have ended in fires and clashes with police. Tractors may block motorways and strikes may reduce trains, with a minimum service by law. Visitors are not a target, but water pistols and slogans have greeted some in the resorts.`,
  sec_areas: `No area need be avoided. Take more care than usual in:

- **Ceuta and Melilla**, where crowds sometimes gather at the border fences and the crossings close at short notice.
- **El Raval and the lower Rambla** in Barcelona, late at night.
- **The Campo de Gibraltar coast** near La Línea, where fast boats carry drugs; leave the beach if you see one land.`,
  division_status: { 'ES-CE': 1, 'ES-ML': 1 },
  diseases: {
    'west-nile-virus':
      'Cases occur from July to October in Andalusia and Extremadura, mostly near the Guadalquivir marshes.',
    leishmaniasis:
      'Present at a low level around the Mediterranean and in Madrid; dogs are the main carriers.',
    dengue: 'A few local cases have been found on the east coast and the Balearics in late summer.',
    'lyme-disease': 'Found in the damp north, from Galicia to Navarre.',
    measles: 'Small outbreaks follow cases brought from abroad.',
    'heat-illness':
      'Temperatures above 42 °C are usual in Córdoba and Seville in July; rest from noon to six.',
    'travellers-diarrhoea': 'Mild and seasonal, often from seafood or egg dishes left in the heat.',
  },
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Check that two doses have been given.',
    'tetanus-diphtheria-pertussis-vaccine': 'Keep it up to date.',
    'influenza-vaccine': 'Advised in winter for older people, cruises and group tours.',
    'covid-19-vaccine': 'Follow the advice for your age and health in your own country.',
  },
  medications: {
    'insect-repellent': 'Use it at dusk near marshes and rice fields, and by day on the east coast.',
    'oral-rehydration-salts': 'Useful in heatwaves and on long walks such as the Camino.',
    paracetamol: 'Sold in pharmacies, marked by a green cross.',
  },
};
