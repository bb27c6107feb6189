import type { SampleCountryText } from '../sample-types';

export const turkiye: SampleCountryText = {
  code: 'TR',
  travel_status: 1,
  facts: `Türkiye joins south-eastern Europe to western Asia. The Aegean and Mediterranean coasts have hot, dry summers; the Black Sea coast is wet and green; the Anatolian plateau and the east are cold and snowy in winter. The whole country is prone to **earthquakes**, and forest fires break out in the south and west from June to September.

## Practicalities

- **Time:** UTC+3 all year.
- **Power:** 230 V, type C and F plugs.
- **Water:** tap water is treated, but most people drink bottled.
- **Driving:** on the right.
- **Money:** Turkish lira; prices change quickly. Tip 5 to 10% in restaurants and round up taxi fares.
- **Mosques:** cover shoulders, knees and, for women, hair.`,
  language:
    'Turkish is the official language; Kurdish is widely spoken in the south-east, and English and German in the coastal resorts.',
  division_name: 'province',
  region_name: 'district',
  sec_emer_num: `**112** for police, ambulance, fire, gendarmerie and coastguard.

Operators can find an English speaker.`,
  sec_personal: `Street crime is low for the size of the cities, though **pickpockets** work on trams and in bazaars in Istanbul.

- Beware of friendly strangers who suggest a bar: the bill may be enormous and paid under threat.
- Use metered taxis or an app, and watch the meter and your change.
- Buy spirits only from licensed shops. **Methanol in bootleg alcohol** kills people every year.
- Ask whether your lodging meets the earthquake code, and know where you would shelter: *drop, cover, hold on*.
- Carry your passport or residence card; police may ask for it.

Insulting the nation, its founder or the president is a crime, and old posts on social media count. Taking antiquities or old stones out of the country leads to arrest. Check hot-air balloon and boat operators for a licence.`,
  sec_ext_viol: `Terrorist groups have carried out bombings and shootings in Istanbul, Ankara and the south-east, and further attacks are **likely to be attempted**. Busy squares, transport hubs, places of worship and foreign missions are the most probable targets. Be watchful in crowds and on national holidays. Near the Iraqi and Syrian borders the army conducts operations at short notice.`,
  sec_pol_unr: `Large demonstrations follow arrests of politicians, elections and regional conflicts. Police use tear gas, water cannon and plastic bullets, often around **Taksim Square, Saraçhane and Kadıköy** in Istanbul and **Kızılay** in Ankara. Metro stations close without notice and social media may slow down. Foreigners who attend or film protests have been detained and deported.`,
  sec_areas: `Avoid:

- **Hakkâri and Şırnak provinces**, because of military operations.
- **Kilis Province** and all land **within 10 km of the Syrian border**, from Hatay to Şırnak.

Take particular care in:

- **The border districts of Van and Iğdır**, including the approaches to Mount Ararat, for which a permit is needed.
- **Hatay, Adıyaman and Kahramanmaraş**, where rebuilding after the 2023 earthquakes goes on.`,
  division_status: { 'TR-30': 2, 'TR-73': 2, 'TR-79': 2 },
  diseases: {
    rabies: 'Stray dogs are common in cities and resorts, and some carry rabies. Bats and foxes may as well.',
    'hepatitis-a': 'A risk mainly in the east and south-east and in rural areas.',
    'typhoid-fever': 'Low in resorts, higher in the south-east.',
    'travellers-diarrhoea': 'Common in summer; be wary of buffets that stand uncovered.',
    measles: 'Outbreaks continue among people who have not been vaccinated.',
    leishmaniasis: 'Found in Şanlıurfa, Adana, Hatay and other southern provinces, spread by sandflies.',
    'west-nile-virus': 'Cases occur in late summer in the west and around the Marmara.',
    'altitude-sickness': 'A danger on Mount Ararat, 5,137 m; plan rest days.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for most travellers.',
    'typhoid-vaccine': 'Advised for rural travel and for the south-east.',
    'rabies-vaccine': 'Consider it for long stays, cycling and work with animals.',
    'measles-mumps-rubella-vaccine': 'Check that two doses have been given.',
    'tetanus-diphtheria-pertussis-vaccine': 'A booster is advised if ten years have passed since the last.',
    'hepatitis-b-vaccine': 'Advised before planned medical or dental treatment and for long stays.',
  },
  medications: {
    'oral-rehydration-salts': 'Sold in pharmacies (*eczane*); take them early, above all with children.',
    loperamide: 'Useful for adults on long bus journeys; not with fever or blood.',
    'insect-repellent': 'Use it on summer evenings near lakes, rice fields and the southern coast.',
  },
};
