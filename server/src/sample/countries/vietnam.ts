import type { SampleCountryText } from '../sample-types';

export const vietnam: SampleCountryText = {
  code: 'VN',
  travel_status: 0,
  facts: `Vietnam is long and narrow: 1,650 kilometres from the mountains on the Chinese border to the Mekong delta. The north has a cool, misty winter and a hot, wet summer. The south is warm all year, with rain from May to November. On the central coast storms and floods are worst from September to December.

## Practical matters

- **Time:** UTC+7 all year.
- **Plugs:** types A, C and sometimes F, 220 volts.
- **Tap water:** not for drinking; bottled water is cheap.
- **Driving:** on the right. Not every international permit is recognised; check yours.
- **Money:** the dong. Mind the noughts: notes of 20,000 and 500,000 look alike. Tips are not expected but welcome.`,
  language:
    'Vietnamese is spoken throughout, and over 50 minority languages in the highlands; English is common in tourism.',
  division_name: 'province',
  region_name: 'commune',
  sec_emer_num: `- Police: **113**
- Fire: **114**
- Ambulance: **115**
- Search and rescue: **112**`,
  sec_personal: `Violent crime against visitors is rare. The traffic is the main danger: cross slowly and steadily, and let the motorcycles flow around you. **Ride one yourself only with a licence valid in Vietnam and a helmet**, or your insurer will not pay.

- In Ho Chi Minh City and Hanoi thieves on motorcycles snatch phones and bags; keep both on the side of the houses.
- Choose metered taxis of known firms, or an app.
- Agree on prices in advance, and count your change.
- Avoid home-made spirits: methanol has killed travellers.
- Check that cruise boats carry life jackets, and stay ashore when a storm is forecast.

Drug offences carry very long sentences or death. Do not photograph military sites.`,
  sec_ext_viol: `There is no recent record of attacks on visitors. A single assault on police posts in the Central Highlands in 2023 led to stricter controls there, and permits may be asked for in some communes. The larger danger in the countryside is **unexploded ordnance** from past wars, above all near the former demilitarised zone. Keep to worn paths.`,
  sec_pol_unr: `The country is politically stable and gatherings without permission are forbidden. Small protests over land or factory wages are quickly broken up. Do not photograph demonstrations or the police, and take care with what you write online: criticism of the state is a crime. Hotels register foreign guests with the police; make sure yours does so.`,
  sec_areas: `No province needs to be avoided. Take extra care in:

- **Quảng Trị**, where unexploded bombs and mines lie in fields and forest away from the paths;
- **Lai Châu** and **Điện Biên**, where heavy rain from June to September brings flash floods and landslides on mountain roads;
- the **border areas** with China, Laos and Cambodia, where a permit may be needed.`,
  division_status: {
    'VN-25': 1,
    'VN-01': 1,
    'VN-71': 1,
  },
  diseases: {
    dengue: 'Occurs all year in the south and from May to November in the north, in cities as well.',
    'japanese-encephalitis':
      'Present in the countryside all over the country, mostly from May to October in the north.',
    malaria:
      'A low risk in rural forests of the Central Highlands and the south; none in Hanoi, Ho Chi Minh City or along the coast.',
    rabies:
      'Dogs are the usual source, and people die of it every year. Wash any bite for 15 minutes and go to a clinic at once.',
    'travellers-diarrhoea': 'Common. Freshly cooked noodle soup is safer than raw herbs and salads.',
    'typhoid-fever': 'A low to moderate risk, and many strains resist common antibiotics.',
    'hepatitis-a': 'Easily caught from food and water.',
    tuberculosis: 'Widespread among residents; the risk to short-term visitors is small.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Recommended for most journeys, above all outside the large cities.',
    'hepatitis-b-vaccine': 'Advised for long or repeated stays.',
    'japanese-encephalitis-vaccine':
      'Advised for a month or more, or for cycling and stays with families in the countryside.',
    'rabies-vaccine': 'Advised for motorcycle tours and stays far from a city.',
    'measles-mumps-rubella-vaccine': 'Outbreaks of measles occur; have two doses on record.',
  },
  medications: {
    azithromycin: 'The antibiotic of choice for severe diarrhoea.',
    'oral-rehydration-salts': 'Ask for *Oresol* in pharmacies.',
    'insect-repellent': 'Use it from dawn until after dark; long sleeves help.',
    doxycycline: 'A choice against malaria for nights in the affected forests.',
  },
};
