import type { SampleCountryText } from '../sample-types';

export const unitedStates: SampleCountryText = {
  code: 'US',
  travel_status: 0,
  facts: `The United States spans a continent, from Arctic Alaska to the tropics of Hawaii and Florida, so every climate has its season. Hurricanes threaten the Gulf and Atlantic coasts from June to November, tornadoes the plains in spring, wildfires the west in summer and autumn, and blizzards the north in winter. The west coast and Alaska lie in an earthquake zone.

## Practical matters

- **Time:** six zones from UTC−5 to UTC−10, with summer time in most states.
- **Plugs:** types A and B, 120 volts.
- **Tap water:** safe to drink nearly everywhere.
- **Driving:** on the right; distances in miles.
- **Money:** the US dollar. Tip 15 to 20 per cent in restaurants, bars and taxis; sales tax is added at the till.`,
  language: 'English is spoken everywhere, and Spanish by about one person in eight.',
  division_name: 'state',
  region_name: 'county',
  sec_emer_num: `**911** for police, ambulance and fire; a text message works in many counties.

**988** for anybody in a mental health crisis.`,
  sec_personal: `Most visits are free of trouble. Crime differs from one street to the next, so ask at your hotel which parts to leave out after dark.

- **Leave nothing in a parked car**, not even in the boot: break-ins are common in San Francisco, Oakland and at trail heads.
- Many people own firearms. Do not enter private land, and stay calm in quarrels on the road.
- If the police stop you while driving, stay in the car, keep your hands on the wheel and follow instructions.
- In national parks keep well away from animals, carry water and tell somebody about your route.

Medical care is excellent but very expensive. Do not travel without *generous* health insurance.`,
  sec_ext_viol: `Shootings in public places occur, though the risk to any one visitor is very small. Attacks by individuals with extremist views have struck crowds, places of worship and events. Know where the exits are and remember the local advice: **run, hide, fight**. Large gatherings have strict bag checks; report unattended bags to the staff.`,
  sec_pol_unr: `Demonstrations take place in most cities, above all in Washington, New York, Portland and Los Angeles, and around elections. Nearly all are peaceful, but clashes and local curfews have occurred. Keep away from the edges of a march, where trouble usually begins, and obey police orders to leave. Carry your passport or a copy of your permission to stay.`,
  sec_areas: `No state needs to be avoided as a whole. Take extra care in:

- **Louisiana**, where hurricanes and floods may cut roads and power from June to November, and where New Orleans has much violent crime away from the visitors' quarters;
- **Arizona**, where summer heat passes 45 °C and the desert within 30 kilometres of the Mexican border is crossed by smugglers.

Look at the [storm and fire map](https://example.org/united-states/hazards) before a long drive.`,
  division_status: {
    'US-LA': 1,
    'US-AZ': 1,
  },
  diseases: {
    'lyme-disease':
      'Ticks carry it in the north-east and around the Great Lakes, mostly from April to October.',
    'west-nile-virus': 'Mosquitoes spread it in nearly all states from July to September.',
    influenza: 'The season usually runs from October to April.',
    'covid-19': 'Circulates all year, with waves in winter and late summer.',
    measles: 'Outbreaks occur in communities where few are vaccinated.',
    'heat-illness':
      'Every summer people die in the deserts of Arizona, Nevada and California. Walk at dawn, with more water than you think you need.',
    rabies: 'Bats, raccoons, skunks and foxes carry it. See a doctor after any contact with a bat.',
  },
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Two doses are advised for everybody born after 1970.',
    'influenza-vaccine': 'Advised for visits from October to April.',
    'covid-19-vaccine': 'Advised in line with your own country’s programme.',
    'tetanus-diphtheria-pertussis-vaccine': 'A booster every ten years; whooping cough occurs in all states.',
  },
  medications: {
    'insect-repellent': 'Use it against ticks in woods and long grass, and against mosquitoes at dusk.',
    paracetamol:
      'Sold without prescription under the name *acetaminophen*; many cold remedies contain it already.',
    acetazolamide:
      'Worth discussing before mountain stays in Colorado, where some resorts lie above 2,800 metres.',
  },
};
