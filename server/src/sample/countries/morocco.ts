import type { SampleCountryText } from '../sample-types';

export const morocco: SampleCountryText = {
  code: 'MA',
  travel_status: 0,
  facts: `Morocco has Atlantic and Mediterranean coasts, the Rif and Atlas mountains, and desert to the south and east. The coast is mild, the interior very hot in July and August, and the High Atlas snowy from December to March. Flash floods can fill dry riverbeds in minutes. Earthquakes occur.

## Practicalities

- **Time:** UTC+1, changing to UTC+0 during Ramadan.
- **Power:** 220 V, type C and E plugs.
- **Water:** bottled water is the safer choice.
- **Driving:** on the right; watch for animals and unlit vehicles.
- **Money:** dirham, which may not be freely taken out of the country. Tip about 10% in restaurants and keep coins for porters.`,
  language:
    'Arabic and Tamazight are official; French is widely used in business and Spanish is understood in the north.',
  division_name: 'region',
  region_name: 'province',
  sec_emer_num: `**19** police in towns, **177** gendarmerie in the country.

**15** (or **150**) ambulance and fire.`,
  sec_personal: `Morocco is welcoming and serious crime against visitors is rare. **Pickpocketing, bag snatching from mopeds and persistent false guides** are the usual troubles in the medinas of Marrakech, Fez and Tangier.

- Use licensed guides who show an official badge.
- Agree taxi fares, or ask for the meter, before you set off.
- Decline kindly but firmly when someone offers to lead you back to your *riad*.
- Women on their own may be followed or called after; a busy café or shop is a good refuge.
- Hike with a registered mountain guide, and tell your lodging when you expect to be back.

Growers in the **Rif** may press cannabis on drivers; possession leads to prison. Same-sex acts, and sex outside marriage, are against the law. Criticism of the monarchy is an offence.`,
  sec_ext_viol: `The security services regularly break up extremist cells, and the risk of attack by **individuals acting alone** remains. Places where foreigners gather, and remote camping spots in the mountains, have been targets in the past. Stay in recognised lodgings, keep a low profile away from towns, and report anything suspicious to the police.`,
  sec_pol_unr: `Protests about prices, public services and events in the Middle East are mostly peaceful and well policed. **Youth-led protests** have at times ended in stone throwing and arrests in Casablanca, Rabat, Agadir and other towns. Walk away if police begin to form lines, and expect delays to trams and trains.`,
  sec_areas: `Avoid:

- **The sand wall (berm) in Western Sahara** and all land to the east and south of it: the territory is disputed, there is fighting at times and mines remain.

Take care in:

- **Laâyoune-Sakia El Hamra and Dakhla-Oued Ed-Dahab**: keep to paved roads and marked beaches.
- **The Oriental region**, where the land border with Algeria is closed; do not approach it.
- **The Rif around Ketama**, because of the cannabis trade.`,
  division_status: { 'MA-02': 1, 'MA-11': 1, 'MA-12': 1 },
  diseases: {
    'travellers-diarrhoea': 'Common; choose busy food stalls where dishes are cooked in front of you.',
    'hepatitis-a': 'A risk in all regions, greatest in rural areas.',
    'typhoid-fever': 'Present in rural areas and towns with poor sanitation.',
    rabies:
      'Stray dogs and cats carry rabies throughout the country. See a doctor the same day after any bite.',
    measles: 'Large outbreaks have been reported in recent years in several regions.',
    leishmaniasis: 'Spread by sandflies in the south-east and in the foothills of the Atlas.',
    'altitude-sickness': 'Possible on Jebel Toubkal, 4,167 m, which many people climb too fast.',
    'heat-illness': 'Temperatures inland pass 45 °C in summer heatwaves.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Advised for rural travel and long stays.',
    'rabies-vaccine':
      'Consider it for mountain and desert trips and for children, who may not report a bite.',
    'measles-mumps-rubella-vaccine': 'Check that everyone has had two doses.',
    'tetanus-diphtheria-pertussis-vaccine': 'A booster is advised if ten years have passed since the last.',
  },
  medications: {
    'oral-rehydration-salts': 'Available as *sels de réhydratation* in every pharmacy.',
    loperamide: 'Useful on long bus journeys; not for children or with fever.',
    'insect-repellent': 'Use it at dusk against sandflies in the south.',
  },
};
