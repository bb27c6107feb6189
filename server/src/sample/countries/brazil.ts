import type { SampleCountryText } from '../sample-types';

export const brazil: SampleCountryText = {
  code: 'BR',
  travel_status: 1,
  facts: `Brazil takes up nearly half of South America, from the Amazon in the north over the dry north-east and the central savannah to the temperate south. The Amazon is hot and humid all year, wettest from December to May. In Rio de Janeiro and São Paulo summer, from December to March, brings storms, floods and landslides; in the far south winter nights may freeze.

## Practical matters

- **Time:** UTC−3 in most states, UTC−4 and UTC−5 in the west, UTC−2 on Fernando de Noronha.
- **Plugs:** type N (type C fits); 127 or 220 volts, depending on the place.
- **Tap water:** treated in cities, but most people filter it.
- **Driving:** on the right.
- **Money:** the real. A service charge of 10 per cent is usual in restaurants.`,
  language:
    'Portuguese is spoken by nearly everybody, and more than 200 indigenous languages survive; English is not common outside hotels.',
  division_name: 'state',
  region_name: 'municipality',
  sec_emer_num: `- Police: **190**
- Ambulance (SAMU): **192**
- Fire and rescue: **193**`,
  sec_personal: `Robbery is frequent in the large cities and often armed, even by daylight and in well-off districts. **Give up your things calmly.**

- Leave watches and jewellery at home; take to the beach only what you need there.
- Do not use your phone at the kerb: thieves on bicycles and motorcycles snatch it and empty bank accounts through it. Lower the payment limits in your apps.
- Do not enter **favelas**, not even with a tour, and check that the navigation app does not lead you through one.
- Prefer taxis and app rides after dark; do not walk on empty beaches.
- Watch your drink. Some visitors met through dating apps have been drugged and robbed.`,
  sec_ext_viol: `Organised crime groups and militias control many poor districts. Police operations there lead to heavy shooting, and stray bullets have killed bystanders on nearby roads, such as the motorways to Rio de Janeiro airport. Gangs have burnt buses and closed streets in revenge. If you hear shots, lie down behind something solid and wait.`,
  sec_pol_unr: `Politics are divided, and large marches gather on the Avenida Paulista in São Paulo, in Brasília and along Copacabana beach, chiefly around elections and on 7 September. Most pass off peacefully. Strikes by bus drivers, lorry drivers and airport staff occur; check before you set out. Keep clear of crowds, especially where police are lining up.`,
  sec_areas: `Avoid travel to:

- **Roraima**, where illegal gold miners and armed bands work in the north and west and near the Venezuelan border;
- **Amapá**, whose murder rate is among the highest in the country, and the border area with French Guiana;
- **favelas** in any city, and the satellite towns of Brasília after dark;
- the upper **Solimões, Japurá and Javari** rivers in Amazonas, used by traffickers and pirates, unless with an established operator.`,
  division_status: {
    'BR-RR': 2,
    'BR-AP': 2,
  },
  diseases: {
    dengue: 'Found in every state, in cities too, with large epidemics in the first half of the year.',
    malaria:
      'Confined almost wholly to the Amazon basin; there is none in Rio de Janeiro, São Paulo, Brasília, Salvador or at the Iguaçu falls.',
    'yellow-fever':
      'Occurs in most of the country, including forests near São Paulo and Rio de Janeiro, chiefly from December to May.',
    chikungunya: 'Outbreaks occur in many states; pains in the joints may last for months.',
    'zika-virus': 'Still reported at a low level. Pregnant women should ask for advice before they travel.',
    schistosomiasis: 'Freshwater lakes and slow streams in the north-east and in Minas Gerais may carry it.',
    leptospirosis: 'Spreads in flooded city streets; do not wade through flood water.',
    'chagas-disease':
      'Outbreaks have followed fresh açaí and sugar-cane juice in the north. Choose pasteurised juice.',
    leishmaniasis: 'Both forms occur, in the Amazon and around cities in the north-east.',
  },
  vaccinations: {
    'yellow-fever-vaccine':
      'Recommended for nearly all states. Have it ten days before arrival and carry the certificate.',
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Advised for stays in the north and north-east and in small places.',
    'hepatitis-b-vaccine': 'Advised for long stays and for those who may need medical care.',
    'rabies-vaccine': 'Consider it for the Amazon, where bats carry rabies, and for work with animals.',
    'dengue-vaccine': 'May be considered before repeated or long stays; ask a travel clinic.',
    'measles-mumps-rubella-vaccine': 'Check that you have had two doses.',
  },
  medications: {
    'insect-repellent': 'Use it all day, in cities as well; one with DEET or icaridin works best.',
    'atovaquone-proguanil': 'A usual choice for the Amazon outside central Manaus and Belém.',
    paracetamol: 'Take it for fever rather than aspirin or ibuprofen until dengue is ruled out.',
    'oral-rehydration-salts': 'Handed out free at public health posts and sold in every pharmacy.',
  },
};
