import type { SampleAlert } from './sample-types';

type Notice = Omit<SampleAlert, 'slug' | 'headline' | 'body' | 'body_advice' | 'countries' | 'sources'>;

/** What most alerts share; an alert states after it whatever is particular to it. */
export function notice(
  category: SampleAlert['category'],
  risk_level: SampleAlert['risk_level'],
  [published_day, start_day, finish_day]: [published: number, start: number, finish: number | null],
): Notice {
  const days = { published_day, start_day, finish_day };
  const nowhere = { full_countries: [], divisions: [], regions: [], locations: [], diseases: [] };
  return { category, risk_level, incubation: false, origin: null, ...days, ...nowhere };
}

/** Sources from their addresses, written without the scheme. */
export function cite(...addresses: string[]): SampleAlert['sources'] {
  return addresses
    .map((address) => new URL(`https://${address}`))
    .map(({ host, href }) => ({ host, url: href }));
}

export const americasAlerts: SampleAlert[] = [
  {
    ...notice('safety', 'medium', [-13, -13, 0]),
    slug: 'cauca-highway-first-closures',
    headline: 'First closures on the Pan-American Highway, Cauca',
    body: 'Community groups and transport unions closed the Pan-American Highway at Piendamó and near Mondomo, asking for talks on road safety and rural prices. The closures open for a few hours each day, mostly in the morning.\n\nBuses between Cali and Popayán are running with long delays. No injuries are reported, although police and protesters have faced each other at both points.',
    body_advice:
      '- Ask your bus company on the morning of travel whether the road is open.\n- Leave early, and carry water and food for a long wait.\n- Do not try to pass a closure on foot or by motorcycle.',
    countries: ['CO'],
    divisions: ['CO-CAU'],
    locations: [
      [-76.529, 2.641],
      [-76.553, 2.894],
    ],
    sources: cite('news.example.org/cauca/highway-closures'),
  },
  {
    ...notice('safety', 'high', [0, -2, 5]),
    slug: 'pan-american-highway-cauca',
    headline: 'Road closures and clashes on the Pan-American Highway, Cauca',
    body: 'Armed groups closed the highway at three points south of Santander de Quilichao. Buses and lorries were turned back, and two vehicles were set on fire near Piendamó. Shooting between the groups and the army has been heard after dark on each of the past two nights.\n\nNo bus company is selling seats between Cali and Popayán. Popayán airport is open with extra flights. Fuel is rationed in the city, and shops expect fresh food to run short within days.',
    body_advice:
      'Travel between Cali and Popayán **by air only** until the road is declared open.\n\nIf you are in Popayán now, stay in the centre and keep 48 hours of water and food.\n\n- Do not use the side roads through Silvia or Timbío.\n- Check in with your contact each evening.',
    countries: ['CO'],
    divisions: ['CO-CAU'],
    regions: ['popayan'],
    locations: [[-76.585, 2.492]],
    origin: 'cauca-highway-first-closures',
    sources: cite('news.example.org/cauca/clashes', 'roads.example.net/co/ruta-25'),
  },
  {
    ...notice('health', 'medium', [0, -6, 24]),
    slug: 'dengue-antioquia',
    headline: 'Dengue above the seasonal level in Antioquia',
    body: 'Health offices in Antioquia count about twice as many dengue cases as is usual for these weeks. Most are in Medellín, Bello, Apartadó and the towns along the lower Cauca river. Hospitals are busy but coping.\n\nThe mosquitoes that carry dengue bite by day, indoors as well as out. The illness shows four to ten days after a bite, so it may begin after you have left.',
    body_advice:
      '- Use repellent from morning to dusk, and wear long sleeves.\n- Choose rooms with screens or air conditioning.\n- With fever within two weeks, see a doctor. **Do not take aspirin or ibuprofen** before dengue has been ruled out.',
    countries: ['CO'],
    divisions: ['CO-ANT'],
    locations: [[-75.574, 6.246]],
    diseases: ['dengue'],
    incubation: true,
    sources: cite('health.example.org/co/antioquia/dengue'),
  },
  {
    ...notice('safety', 'high', [-6, -7, 20]),
    slug: 'catatumbo-fighting',
    headline: 'Fighting between armed groups in Catatumbo, Norte de Santander',
    body: 'Two armed groups are fighting for control of villages in the Catatumbo valley, north-west of Cúcuta. Families have left their homes on foot, and several hundred people have reached the stadium in Cúcuta, where relief agencies are receiving them.\n\nThe roads from Cúcuta to Tibú and Ocaña are mined in places. The centre of Cúcuta and its airport work normally, with more soldiers than usual in the streets.',
    body_advice:
      '- Do not travel by road north or west of Cúcuta.\n- Keep away from the unofficial crossings to Venezuela.\n- If you must be in Cúcuta, arrive by air and stay in the centre.',
    countries: ['CO'],
    divisions: ['CO-NSA'],
    regions: ['cucuta'],
    locations: [[-72.735, 8.641]],
    sources: cite('relief.example.org/catatumbo', 'news.example.org/co/tibu'),
  },
  {
    ...notice('safety', 'low', [-1, 2, 3]),
    slug: 'bogota-marches',
    headline: 'Marches in central Bogotá',
    body: 'Teachers and health workers will march to the Plaza de Bolívar on two days this week. Three columns set out at nine in the morning from the National Park, the university on Calle 45 and the south bus terminal.\n\nBus lines along the Carrera Séptima and the Avenida El Dorado will be diverted until evening. Earlier marches of the same unions were peaceful, with short scuffles at the end.',
    body_advice:
      '- Allow two extra hours to reach the airport.\n- Stay away from the Plaza de Bolívar after four in the afternoon.\n- If a crowd forms, step into a shop or hotel and wait.',
    countries: ['CO'],
    divisions: ['CO-DC'],
    locations: [
      [-74.076, 4.598],
      [-74.065, 4.628],
    ],
    sources: cite('city.example.org/bogota/marches'),
  },
  {
    ...notice('safety', 'high', [-4, -4, 3]),
    slug: 'tumaco-armed-strike',
    headline: 'Armed groups order people to stay indoors around Tumaco',
    body: 'Leaflets and voice messages in the name of an armed group order residents of Tumaco and the nearby rivers to stay indoors and keep shops shut. Boats between the river villages have stopped, and the road to Pasto is empty of traffic.\n\nThe navy patrols the harbour and the airport road. Flights are operating, but taxis may refuse to drive to the airport before daylight.',
    body_advice:
      '- Put off travel to Tumaco.\n- If you are there, stay in your lodging and keep away from windows on the street.\n- Leave by air in daylight, with transport arranged by your host.',
    countries: ['CO'],
    divisions: ['CO-NAR'],
    regions: ['tumaco'],
    sources: cite('news.example.org/co/tumaco'),
  },
  {
    ...notice('health', 'high', [-20, -24, null]),
    slug: 'yellow-fever-tolima',
    headline: 'Yellow fever in rural Tolima',
    body: 'Yellow fever has been confirmed in people who live or work near forest in eastern Tolima, and in monkeys found dead in the same valleys. Several patients have died. None of them had been vaccinated.\n\nVaccination posts stand at bus stations in Ibagué and Bogotá, and proof of vaccination is asked for at the entrance of national parks. A single dose protects from the tenth day.',
    body_advice:
      '- Be vaccinated at least ten days before you go below 2,200 metres in Tolima.\n- Carry the certificate.\n- Fever within a week of leaving the area needs a doctor **the same day**.',
    countries: ['CO'],
    divisions: ['CO-TOL'],
    diseases: ['yellow-fever'],
    incubation: true,
    sources: cite('health.example.org/co/tolima/yellow-fever'),
  },
  {
    ...notice('safety', 'medium', [-35, -36, 10]),
    slug: 'buenaventura-port-unrest',
    headline: 'Shootings near the port of Buenaventura',
    body: 'A truce between two gangs in Buenaventura has ended. Shootings are reported from the island districts and from the neighbourhoods along the port road, mostly at night. A curfew for motorcycles with a passenger begins at eight in the evening.\n\nBoats to the whale-watching coast leave from the tourist pier as usual, with police present during boarding hours.',
    body_advice: null,
    countries: ['CO'],
    divisions: ['CO-VAC'],
    regions: ['buenaventura'],
    sources: cite('news.example.org/co/buenaventura'),
  },
  {
    ...notice('health', 'medium', [-17, -21, 28]),
    slug: 'upper-amazon-malaria',
    headline: 'More malaria than usual along the upper Amazon',
    body: 'River clinics in Leticia, Iquitos and Tabatinga treat more malaria than in the same months of earlier years. High water has left pools close to houses and lodges. Both the milder form and the dangerous *falciparum* form occur.\n\nClinics in the three towns can test within an hour. Villages up the tributaries may be a day by boat from the nearest test.',
    body_advice:
      '- Speak with a travel clinic about tablets before you go.\n- Sleep under a treated net and use repellent from dusk to dawn.\n- Fever up to **three months** after the stay: ask for a malaria test at once.',
    countries: ['CO', 'PE', 'BR'],
    divisions: ['CO-AMA', 'PE-LOR', 'BR-AM'],
    locations: [
      [-69.94, -4.215],
      [-73.253, -3.749],
    ],
    diseases: ['malaria'],
    incubation: true,
    sources: cite('health.example.org/amazon/malaria', 'rivers.example.net/amazon/levels'),
  },
  {
    ...notice('safety', 'medium', [-3, -3, 4]),
    slug: 'cusco-rail-blockade',
    headline: 'Rail line to Machu Picchu blocked near Ollantaytambo',
    body: 'Residents of the Sacred Valley are sitting on the rail line below Ollantaytambo in a dispute over bus licences. No train has passed for two days. About nine hundred visitors wait in Machu Picchu Pueblo, where rooms are scarce and cash machines are empty.\n\nTalks with the ministry are under way in Cusco. Earlier blockades of this kind lasted between two and six days.',
    body_advice:
      '- Do not set out for Machu Picchu until trains run again.\n- If you are in the village, tell your hotel and your train company where you are.\n- Do not walk along the line by night.',
    countries: ['PE'],
    divisions: ['PE-CUS'],
    regions: ['cusco'],
    locations: [
      [-72.264, -13.259],
      [-72.525, -13.155],
      [-71.978, -13.517],
    ],
    sources: cite('rail.example.com/cusco/status', 'news.example.org/pe/sacred-valley'),
  },
  {
    ...notice('safety', 'medium', [-9, -9, 21]),
    slug: 'lima-callao-emergency',
    headline: 'State of emergency in Lima and Callao',
    body: 'The government has declared a state of emergency in Lima and Callao after a series of attacks on bus drivers who refused to pay extortion. Soldiers patrol with the police, and identity checks are common at night.\n\nSome bus lines stop work without notice. Miraflores, Barranco and the airport road are quiet. Visitors are rarely the aim of these crimes, but may be near when they happen.',
    body_advice:
      '- Carry a copy of your passport.\n- Use taxis called by your hotel or by an app, not city buses.\n- Keep out of Callao’s port districts, San Juan de Lurigancho and Comas after dark.',
    countries: ['PE'],
    divisions: ['PE-LMA', 'PE-CAL'],
    locations: [[-77.043, -12.046]],
    sources: cite('gazette.example.org/pe/emergency'),
  },
  {
    ...notice('safety', 'high', [-15, -16, 14]),
    slug: 'vraem-operation',
    headline: 'Army operation in the VRAEM valleys',
    body: 'The army is searching the valleys of the Apurímac, Ene and Mantaro rivers after an attack on a patrol near Llochegua. Helicopters fly by day and night, and boats are stopped at checkpoints on the rivers.\n\nThe area is a centre of coca growing, and armed remnants of an insurgency still move there. Ayacucho city, two mountain passes away, is not affected.',
    body_advice:
      '- Do not enter the VRAEM by road or by river.\n- Between Ayacucho and Cusco, fly or take the road through Andahuaylas by daylight.',
    countries: ['PE'],
    divisions: ['PE-AYA'],
    regions: ['vraem'],
    sources: cite('news.example.org/pe/vraem'),
  },
  {
    ...notice('health', 'medium', [-26, -30, 12]),
    slug: 'dengue-north-coast-peru',
    headline: 'Dengue along the north coast of Peru',
    body: 'Warm weather after floods has brought a second wave of dengue to Tumbes, Piura and La Libertad. Field hospitals have opened in Piura and Sullana, and spraying teams visit the beach towns of Máncora and Huanchaco.\n\nWater is stored in open tanks in many houses, where the mosquito breeds. Cases are expected to fall when the nights grow cooler.',
    body_advice:
      '- Use repellent by day, on the beach too.\n- Cover or empty standing water where you stay.\n- Fever within two weeks of leaving: see a doctor and name the places you visited.',
    countries: ['PE'],
    divisions: ['PE-TUM', 'PE-PIU', 'PE-LAL'],
    diseases: ['dengue'],
    incubation: true,
    sources: cite('health.example.org/pe/dengue-north'),
  },
  {
    ...notice('safety', 'low', [-33, -34, 6]),
    slug: 'puno-road-pickets',
    headline: 'Short roadblocks between Puno and the Bolivian border',
    body: 'Farmers hold short roadblocks on the road from Puno to Desaguadero, asking for repairs to irrigation channels. They usually begin on Mondays and Thursdays, last three to five hours and end peacefully.\n\nBuses to Copacabana and La Paz wait or turn back. Boats to the Uros and Taquile islands run as usual, and Juliaca airport is open.',
    body_advice:
      '- Cross to Bolivia on another day of the week where you can.\n- Carry warm clothes and water: the plateau is cold while you wait.\n- Do not photograph the pickets.',
    countries: ['PE'],
    divisions: ['PE-PUN'],
    sources: cite('roads.example.net/pe/puno'),
  },
  {
    ...notice('safety', 'high', [-22, -22, 30]),
    slug: 'ecuador-state-of-exception',
    headline: 'State of exception throughout Ecuador',
    body: 'A state of exception is in force in the whole of Ecuador after riots in two prisons and attacks on police posts. The police and the army may search homes and vehicles without a warrant. In the coastal provinces nobody may be in the street from eleven at night to five in the morning.\n\nAirports, border crossings and most roads are open. Quito, Cuenca and the Galápagos are calm.',
    body_advice:
      '- Obey the curfew; a flight ticket is accepted as a reason to be out.\n- Carry your passport.\n- Stop at checkpoints, switch on the inside light and keep your hands in sight.',
    countries: ['EC'],
    full_countries: ['EC'],
    sources: cite('gazette.example.org/ec/decree', 'news.example.org/ec/prisons'),
  },
  {
    ...notice('safety', 'high', [-8, -9, 22]),
    slug: 'esmeraldas-attacks',
    headline: 'Car bombs and gunfire in Esmeraldas province',
    body: 'Two car bombs have gone off in the city of Esmeraldas, one beside the bus terminal and one near a police post. Gunfire was heard in the southern districts on several nights. In San Lorenzo, near the Colombian border, schools are closed and the market opens for the morning only.\n\nThe state of exception remains in force, with a longer curfew from nine in the evening in both cantons.',
    body_advice:
      '- Do not travel to Esmeraldas or San Lorenzo.\n- For the beaches of Atacames and Mompiche, wait until the curfew has been lifted.\n- If you are there, leave southwards by day.',
    countries: ['EC'],
    divisions: ['EC-E'],
    regions: ['esmeraldas', 'san-lorenzo'],
    locations: [[-79.652, 0.968]],
    origin: 'ecuador-state-of-exception',
    sources: cite('news.example.org/ec/esmeraldas'),
  },
  {
    ...notice('safety', 'medium', [-5, -5, 22]),
    slug: 'guayaquil-kidnap-for-ransom',
    headline: 'Short kidnappings by taxi in Guayaquil',
    body: 'Police in Guayaquil warn of a rise in short kidnappings. Victims enter a taxi hailed in the street, are held for some hours and are made to empty their accounts by telephone. Most cases began near the bus terminal, the Malecón and shopping centres in the north.\n\nThe curfew of the state of exception still applies, from eleven at night.',
    body_advice:
      '- Order every taxi through your hotel or an app, and check the plate.\n- Keep a low limit on the cards and banking apps you carry.\n- If robbed, hand over what is asked for and do not resist.',
    countries: ['EC'],
    divisions: ['EC-G'],
    regions: ['guayaquil'],
    origin: 'ecuador-state-of-exception',
    sources: cite('police.example.org/ec/guayaquil'),
  },
  {
    ...notice('safety', 'low', [-11, -12, 18]),
    slug: 'sangay-ash',
    headline: 'Ash from Sangay over the central Andes of Ecuador',
    body: 'Sangay volcano is sending up columns of ash, which the wind carries west over Chimborazo and at times as far as Guayaquil. Ash fall is thin: a grey film on cars and crops. No town is threatened by lava, as the volcano stands far from any.\n\nFlights to Cuenca and Guayaquil have been late on three mornings.',
    body_advice: null,
    countries: ['EC'],
    divisions: ['EC-H', 'EC-S'],
    locations: [[-78.341, -2.005]],
    sources: cite('volcano.example.org/sangay'),
  },
  {
    ...notice('health', 'medium', [-19, -23, 9]),
    slug: 'leptospirosis-manabi',
    headline: 'Leptospirosis after floods in Manabí and Los Ríos',
    body: 'After three weeks of flooding, hospitals in Portoviejo, Chone and Babahoyo report leptospirosis, an infection carried in water and mud fouled by rats. Most patients had waded in flooded streets or cleared houses without boots.\n\nEarly treatment with antibiotics works well. The illness may take up to four weeks to show, and at first feels like influenza.',
    body_advice:
      '- Do not wade or swim in flood water.\n- Wear boots and cover cuts if you must.\n- With fever and aching calves within a month, tell the doctor about the water.',
    countries: ['EC'],
    divisions: ['EC-M', 'EC-R'],
    diseases: ['leptospirosis'],
    incubation: true,
    sources: cite('health.example.org/ec/leptospirosis'),
  },
  {
    ...notice('safety', 'medium', [-7, -8, 10]),
    slug: 'acapulco-storm-damage',
    headline: 'Storm damage and power cuts in Acapulco',
    body: 'A tropical storm crossed the coast of Guerrero and left Acapulco with landslides, broken water mains and power cuts. The coastal avenue is open on one lane. Of the large hotels about half have light and water, and the airport takes daylight flights only.\n\nMore rain is forecast, and the slopes above the old town may slide again.',
    body_advice:
      '- Ask your hotel whether it has power and water before you travel.\n- Keep off the hillside roads during rain.\n- Drink only bottled or boiled water.',
    countries: ['MX'],
    divisions: ['MX-GRO'],
    regions: ['acapulco'],
    sources: cite('weather.example.org/mx/guerrero', 'city.example.org/acapulco'),
  },
  {
    ...notice('safety', 'high', [-10, -11, null]),
    slug: 'sinaloa-clashes',
    headline: 'Clashes and burning vehicles in Sinaloa',
    body: 'Rival groups are fighting in and around Culiacán. Vehicles have been set on fire across the motorway to Mazatlán, and a shopping street was closed after gunfire at midday. Bus companies stop their night services at short notice.\n\nMazatlán’s hotel district is calm, with soldiers on the seafront. Schools in Culiacán teach at a distance.',
    body_advice:
      '- Do not go to Culiacán or drive through inland Sinaloa.\n- Reach Mazatlán by air.\n- At a burning roadblock turn round early; never try to drive through.',
    countries: ['MX'],
    divisions: ['MX-SIN'],
    locations: [
      [-107.394, 24.806],
      [-106.94, 24.02],
    ],
    sources: cite('news.example.org/mx/sinaloa'),
  },
  {
    ...notice('health', 'low', [-24, -30, 20]),
    slug: 'measles-chihuahua-texas',
    headline: 'Measles in Chihuahua and west Texas',
    body: 'Measles is passing between communities on both sides of the border, chiefly among people who have never been vaccinated. New cases are fewer each week. Health posts at the bridges of Ciudad Juárez and El Paso offer the vaccine without charge.\n\nMeasles spreads through the air and is caught very easily. People who have had two doses are well protected.',
    body_advice:
      '- Check that you have had two doses of measles vaccine; infants from six months may have one early.\n- With fever and a rash within three weeks, telephone before you go to a clinic.',
    countries: ['MX', 'US'],
    divisions: ['MX-CHH', 'US-TX'],
    diseases: ['measles'],
    incubation: true,
    sources: cite('health.example.org/border/measles'),
  },
  {
    ...notice('safety', 'high', [-2, -2, 3]),
    slug: 'rio-north-zone-operations',
    headline: 'Police operations in the north zone of Rio de Janeiro',
    body: 'Police are carrying out large operations in the Alemão, Penha and Maré districts. There has been heavy gunfire, and buses were placed across the Avenida Brasil and the Linha Amarela as barricades. Both are routes to the international airport.\n\nSchools and clinics in the district are closed. Copacabana, Ipanema and the centre are calm.',
    body_advice:
      '- Leave for the airport three hours earlier than usual, and ask which road is open.\n- Set your map app not to pass through the north zone.\n- If you hear shots, lie down behind something solid.',
    countries: ['BR'],
    divisions: ['BR-RJ'],
    regions: ['rio-north-zone'],
    sources: cite('traffic.example.org/rio', 'news.example.org/br/rio'),
  },
  {
    ...notice('safety', 'medium', [-14, -15, 8]),
    slug: 'rio-grande-do-sul-floods',
    headline: 'High rivers in Rio Grande do Sul',
    body: 'The Guaíba and Taquari rivers stand above flood level after a week of rain. Low streets in Porto Alegre, Lajeado and Estrela are under water, and some two thousand people sleep in school halls. The airport of Porto Alegre is open, protected by pumps.\n\nThe crest has passed in the valleys and reaches the lagoon this week.',
    body_advice:
      '- Stay on the upper side of Porto Alegre’s centre.\n- Check roads to Gramado before you drive; several bridges are closed.\n- Keep out of flood water: it carries leptospirosis.',
    countries: ['BR'],
    divisions: ['BR-RS'],
    locations: [[-51.23, -30.033]],
    diseases: ['leptospirosis'],
    sources: cite('rivers.example.net/guaiba'),
  },
  {
    ...notice('safety', 'high', [-1, 1, 4]),
    slug: 'florida-hurricane-warning',
    headline: 'Hurricane expected on the Gulf coast of Florida',
    body: 'A hurricane in the Gulf is expected to reach the coast between Tampa Bay and Fort Myers. Water may rise two to three metres above the tide on low shores, with strong wind reaching inland to Orlando. Islands and trailer parks along the coast have been told to leave.\n\nAirports at Tampa, Sarasota and Fort Myers will close the evening before landfall.',
    body_advice:
      '- Obey evacuation orders at once, and go inland or north.\n- Fill the tank, charge every battery and keep water for three days.\n- Do not return before the county says that roads are open.',
    countries: ['US'],
    divisions: ['US-FL'],
    locations: [
      [-82.576, 27.763],
      [-81.872, 26.64],
    ],
    sources: cite('weather.example.org/us/gulf', 'county.example.net/fl/evacuation'),
  },
  {
    ...notice('safety', 'medium', [-12, -13, 6]),
    slug: 'california-hill-fires',
    headline: 'Hill fires and smoke north of Los Angeles',
    body: 'Dry wind has spread fires in the hills of Ventura and northern Los Angeles counties. Some canyon roads and parts of the Pacific Crest Trail are closed, and several thousand people have left their homes. Smoke makes the air unhealthy in the valleys each afternoon.\n\nCrews hold about half of the edge. The wind is expected to drop towards the weekend.',
    body_advice:
      '- Follow county warnings and keep the car facing the road.\n- Stay indoors with windows shut while smoke is thick.\n- Do not hike in closed forest; rescue will be slow.',
    countries: ['US'],
    divisions: ['US-CA'],
    locations: [[-118.72, 34.43]],
    sources: cite('fire.example.org/us/ventura'),
  },
  {
    ...notice('safety', 'high', [-38, -39, null]),
    slug: 'haiti-gang-violence',
    headline: 'Widespread violence in Haiti',
    body: 'Armed gangs control most of Port-au-Prince and the main roads out of it. Kidnapping is frequent, and the capital’s airport has no regular passenger flights. Hospitals lack fuel, staff and medicines. A state of emergency and a night curfew are in force.\n\nThe north around Cap-Haïtien is quieter, and its airport has a few flights to the region.',
    body_advice:
      '- Do not travel to Haiti.\n- If you are there, stay indoors with supplies for two weeks, and leave when a safe seat by air is offered.\n- Do not travel by road out of the capital.',
    countries: ['HT'],
    full_countries: ['HT'],
    sources: cite('relief.example.org/haiti'),
  },
];
