import type { SampleCountryText } from '../sample-types';

export const france: SampleCountryText = {
  code: 'FR',
  travel_status: 0,
  facts: `Mainland France runs from the Channel to the Mediterranean, with the Alps, Pyrenees and Massif Central between. The north and west are mild and wet; the south has hot, dry summers with a risk of **forest fire** and violent storms in autumn. Overseas departments have their own climates, health risks and cyclone seasons: look them up separately.

## Practicalities

- **Time:** UTC+1, UTC+2 in summer.
- **Power:** 230 V, type C and E plugs.
- **Water:** tap water is safe.
- **Driving:** on the right. Many cities ask for a clean-air sticker.
- **Money:** euro. Service is included; leave small change if you are pleased.
- **Mountains:** check the avalanche bulletin before you leave the piste.`,
  language:
    'French is the official language; regional languages such as Breton, Basque, Corsican and Alsatian are also heard, and English is common in tourist areas.',
  division_name: 'department',
  region_name: 'commune',
  sec_emer_num: `**112** for any emergency, in several languages.

**15** ambulance, **17** police, **18** fire; **114** by text message for people who cannot hear or speak.`,
  sec_personal: `France is generally safe. **Pickpockets, often in groups,** are active on the Paris metro and airport trains, at the Eiffel Tower, the Louvre and Montmartre, and on the Riviera.

- Wear bags in front and keep phones away from train doors, where they are snatched as the doors close.
- Walk past petitions, "found" gold rings and bracelets tied on your wrist.
- Keep car doors locked in traffic around Marseille and Nice; leave nothing visible when you park, even at motorway rest areas.
- Take official taxis from the rank, not from people who approach you in the hall.

At sea, swim between the flags: currents on the **Atlantic coast** are strong. In summer, heed closures of forests and paths. Hikers should wear bright colours in the hunting season, from September to February.`,
  sec_ext_viol: `The national alert plan, *Vigipirate*, is in force all year and armed patrols are a common sight. Attacks by **individuals with knives or vehicles** have occurred in crowded places, at places of worship and near schools. Expect bag checks at museums, stations and Christmas markets, never leave luggage alone, and report anything abandoned.`,
  sec_pol_unr: `Strikes and marches are a normal part of public life and are usually announced. They slow **trains, air traffic, ferries and fuel supplies**. Some marches in Paris, Lyon, Nantes and Rennes end in clashes, fires and tear gas, as do some nights of unrest in the suburbs. Check the route, leave by side streets, and see [strike notices](https://example.org/fr/strikes) before travelling.`,
  sec_areas: `No area need be avoided. Take more care than usual in:

- **Seine-Saint-Denis**, the department north-east of Paris, around stations and stadium approaches at night.
- **Bouches-du-Rhône**: in the northern districts of Marseille gangs settle scores with firearms.
- **Around Calais and Dunkirk**, where traffickers and migrants gather near roads and ports.`,
  division_status: { 'FR-13': 1, 'FR-93': 1 },
  diseases: {
    'tick-borne-encephalitis': 'Found in Alsace, Lorraine and parts of the Alps, from spring to autumn.',
    'lyme-disease': 'Present in woods and long grass nearly everywhere except the Mediterranean shore.',
    'west-nile-virus': 'Cases occur in late summer around the Mediterranean and in the south-west.',
    chikungunya:
      'Local spread by tiger mosquitoes occurs in summer, mainly in the south, after cases are brought in.',
    dengue: 'Small local clusters appear in the south between July and October.',
    measles: 'Outbreaks come and go where vaccination is low.',
    'heat-illness': 'Heatwaves are more frequent; many older buildings have no air conditioning.',
    'altitude-sickness': 'Possible on Mont Blanc, 4,806 m, and on quick cable-car trips above 3,500 m.',
  },
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Check that two doses have been given.',
    'tick-borne-encephalitis-vaccine': 'Consider it for camping or hiking in the east.',
    'tetanus-diphtheria-pertussis-vaccine': 'Keep it up to date.',
    'influenza-vaccine': 'Advised in winter for older people and those with long-term illness.',
    'covid-19-vaccine': 'Follow the advice for your age and health in your own country.',
  },
  medications: {
    'insect-repellent': 'Use it by day against tiger mosquitoes in the south, and against ticks in woodland.',
    paracetamol: 'Sold in pharmacies only; ask at the counter.',
    acetazolamide: 'Sometimes advised for climbs above 4,000 m when there is no time to acclimatise.',
  },
};
