import { hospital, type Place } from './hospital';
import type { SampleHospital } from './sample-types';

const nairobi: Place = ['KE', 'KE-30', 'Nairobi', 'Nairobi'];
const mombasa: Place = ['KE', 'KE-28', 'Mombasa', 'Mombasa'];
const lamuTown: Place = ['KE', 'KE-21', 'Lamu', 'Lamu'];
const darEsSalaam: Place = ['TZ', 'TZ-02', 'Dar es Salaam', 'Dar es Salaam'];
const moshi: Place = ['TZ', 'TZ-09', 'Kilimanjaro', 'Moshi'];
const arusha: Place = ['TZ', 'TZ-01', 'Arusha', 'Arusha'];
const zanzibarCity: Place = ['TZ', 'TZ-15', 'Zanzibar West', 'Zanzibar City'];
const lisbon: Place = ['PT', 'PT-11', 'Lisboa', 'Lisbon'];
const porto: Place = ['PT', 'PT-13', 'Porto', 'Porto'];
const faro: Place = ['PT', 'PT-08', 'Faro', 'Faro'];
const funchal: Place = ['PT', 'PT-30', 'Madeira', 'Funchal'];
const capeTown: Place = ['ZA', 'ZA-WC', 'Western Cape', 'Cape Town'];
const johannesburg: Place = ['ZA', 'ZA-GP', 'Gauteng', 'Johannesburg'];
const durban: Place = ['ZA', 'ZA-KZN', 'KwaZulu-Natal', 'Durban'];
const cairo: Place = ['EG', 'EG-C', 'Cairo', 'Cairo'];
const giza: Place = ['EG', 'EG-GZ', 'Giza', '6th of October City'];
const elGouna: Place = ['EG', 'EG-BA', 'Red Sea', 'El Gouna'];
const sharmElSheikh: Place = ['EG', 'EG-JS', 'South Sinai', 'Sharm el-Sheikh'];
const casablanca: Place = ['MA', 'MA-06', 'Casablanca-Settat', 'Casablanca'];
const rabat: Place = ['MA', 'MA-04', 'Rabat-Salé-Kénitra', 'Rabat'];
const marrakesh: Place = ['MA', 'MA-07', 'Marrakesh-Safi', 'Marrakesh'];
const istanbul: Place = ['TR', 'TR-34', 'İstanbul', 'Istanbul'];
const ankara: Place = ['TR', 'TR-06', 'Ankara', 'Ankara'];
const izmir: Place = ['TR', 'TR-35', 'İzmir', 'İzmir'];
const antalya: Place = ['TR', 'TR-07', 'Antalya', 'Antalya'];
const paris: Place = ['FR', 'FR-75C', 'Paris', 'Paris'];
const neuilly: Place = ['FR', 'FR-92', 'Hauts-de-Seine', 'Neuilly-sur-Seine'];
const marseille: Place = ['FR', 'FR-13', 'Bouches-du-Rhône', 'Marseille'];
const nice: Place = ['FR', 'FR-06', 'Alpes-Maritimes', 'Nice'];
const madrid: Place = ['ES', 'ES-M', 'Madrid', 'Madrid'];
const barcelona: Place = ['ES', 'ES-B', 'Barcelona', 'Barcelona'];
const valencia: Place = ['ES', 'ES-V', 'Valencia', 'Valencia'];
const seville: Place = ['ES', 'ES-SE', 'Sevilla', 'Seville'];
const rome: Place = ['IT', 'IT-RM', 'Roma', 'Rome'];
const milan: Place = ['IT', 'IT-MI', 'Milano', 'Milan'];
const rozzano: Place = ['IT', 'IT-MI', 'Milano', 'Rozzano'];
const florence: Place = ['IT', 'IT-FI', 'Firenze', 'Florence'];
const catania: Place = ['IT', 'IT-CT', 'Catania', 'Catania'];
const lambeth: Place = ['GB', 'GB-LBH', 'London', 'London'];
const camden: Place = ['GB', 'GB-CMD', 'London', 'London'];
const towerHamlets: Place = ['GB', 'GB-TWH', 'London', 'London'];
const chelsea: Place = ['GB', 'GB-KEC', 'London', 'London'];
const edinburgh: Place = ['GB', 'GB-EDH', 'Edinburgh', 'Edinburgh'];
const glasgow: Place = ['GB', 'GB-GLG', 'Glasgow', 'Glasgow'];
const stornoway: Place = ['GB', 'GB-ELS', 'Na h-Eileanan Siar', 'Stornoway'];
const reykjavik: Place = ['IS', 'IS-1', 'Höfuðborgarsvæði', 'Reykjavík'];

export const europeAfricaHospitals: SampleHospital[] = [
  hospital('aga-khan-nairobi', 'Aga Khan University Hospital', nairobi, [36.8255, -1.262], {
    phone: '+1 202 555 0195',
    jci: true,
    address1: 'Third Parklands Avenue',
    postal_code: '00100',
    web: true,
  }),
  hospital('the-nairobi-hospital', 'The Nairobi Hospital', nairobi, [36.8045, -1.2965], {
    phone: '+1 202 555 0196',
    address1: 'Argwings Kodhek Road',
    postal_code: '00100',
  }),
  hospital('kenyatta-national', 'Kenyatta National Hospital', nairobi, [36.807, -1.301], {
    phone: '+1 202 555 0197',
    address1: 'Hospital Road',
    postal_code: '00202',
  }),
  hospital('mp-shah', 'MP Shah Hospital', nairobi, [36.813, -1.2635], {
    phone: '+1 202 555 0198',
    address1: 'Shivachi Road, Parklands',
  }),
  hospital('karen-hospital', 'The Karen Hospital', nairobi, [36.7245, -1.3365], {
    phone: '+1 202 555 0199',
    address1: 'Langata Road, Karen',
  }),
  hospital('aga-khan-mombasa', 'The Aga Khan Hospital Mombasa', mombasa, [39.682, -4.047], {
    phone: '+1 202 555 0100',
    address1: 'Vanga Road',
  }),
  hospital('coast-general', 'Coast General Teaching and Referral Hospital', mombasa, [39.6665, -4.0495], {
    phone: '+1 202 555 0101',
    address1: 'Kisauni Road',
  }),
  hospital('king-fahd-lamu', 'King Fahd County Hospital', lamuTown, [40.902, -2.275], {
    phone: '+1 202 555 0102',
    address1: 'Lamu town',
  }),
  hospital('aga-khan-dar-es-salaam', 'The Aga Khan Hospital', darEsSalaam, [39.289, -6.8015], {
    phone: '+1 202 555 0103',
    jci: true,
    address1: 'Barack Obama Road',
  }),
  hospital('muhimbili', 'Muhimbili National Hospital', darEsSalaam, [39.2745, -6.803], {
    phone: '+1 202 555 0104',
    address1: 'United Nations Road',
  }),
  hospital('kcmc-moshi', 'Kilimanjaro Christian Medical Centre', moshi, [37.324, -3.322], {
    phone: '+1 202 555 0105',
    address1: 'Sokoine Road',
  }),
  hospital('arusha-lutheran', 'Arusha Lutheran Medical Centre', arusha, [36.688, -3.366], {
    phone: '+1 202 555 0106',
    address1: 'Levolosi',
  }),
  hospital('mnazi-mmoja', 'Mnazi Mmoja Hospital', zanzibarCity, [39.189, -6.168], {
    phone: '+1 202 555 0107',
    address1: 'Kaunda Road',
    web: true,
  }),
  hospital('santa-maria-lisbon', 'Hospital de Santa Maria', lisbon, [-9.1605, 38.7485], {
    phone: '+1 202 555 0108',
    address1: 'Avenida Professor Egas Moniz',
    postal_code: '1649-035',
  }),
  hospital('luz-lisbon', 'Hospital da Luz Lisboa', lisbon, [-9.1785, 38.7565], {
    phone: '+1 202 555 0109',
    address1: 'Avenida Lusíada 100',
    postal_code: '1500-650',
  }),
  hospital('sao-jose-lisbon', 'Hospital de São José', lisbon, [-9.1365, 38.7185], {
    phone: '+1 202 555 0110',
    address1: 'Rua José António Serrano',
    postal_code: '1150-199',
  }),
  hospital('sao-joao-porto', 'Hospital de São João', porto, [-8.601, 41.182], {
    phone: '+1 202 555 0111',
    address1: 'Alameda Professor Hernâni Monteiro',
    postal_code: '4200-319',
  }),
  hospital('hospital-de-faro', 'Hospital de Faro', faro, [-7.9275, 37.0245], {
    phone: '+1 202 555 0112',
    address1: 'Rua Leão Penedo',
    postal_code: '8000-386',
  }),
  hospital('nelio-mendonca', 'Hospital Dr. Nélio Mendonça', funchal, [-16.926, 32.6485], {
    phone: '+1 202 555 0113',
    address1: 'Avenida Luís de Camões',
    postal_code: '9004-514',
  }),
  hospital('groote-schuur', 'Groote Schuur Hospital', capeTown, [18.4625, -33.9415], {
    phone: '+1 202 555 0114',
    address1: 'Main Road, Observatory',
    postal_code: '7925',
  }),
  hospital(
    'christiaan-barnard',
    'Netcare Christiaan Barnard Memorial Hospital',
    capeTown,
    [18.4265, -33.918],
    { phone: '+1 202 555 0115', address1: 'Foreshore', postal_code: '8001' },
  ),
  hospital('charlotte-maxeke', 'Charlotte Maxeke Academic Hospital', johannesburg, [28.0445, -26.175], {
    phone: '+1 202 555 0116',
    address1: '17 Jubilee Road, Parktown',
    postal_code: '2193',
  }),
  hospital('netcare-milpark', 'Netcare Milpark Hospital', johannesburg, [28.018, -26.181], {
    phone: '+1 202 555 0117',
    address1: '9 Guild Road, Parktown West',
    postal_code: '2193',
  }),
  hospital('albert-luthuli', 'Inkosi Albert Luthuli Central Hospital', durban, [30.958, -29.873], {
    phone: '+1 202 555 0118',
    address1: '800 Vusi Mzimela Road',
    postal_code: '4091',
  }),
  hospital('as-salam-cairo', 'As-Salam International Hospital', cairo, [31.231, 29.985], {
    phone: '+1 202 555 0119',
    address1: 'Corniche El Nil, Maadi',
    web: true,
  }),
  hospital('kasr-al-ainy', 'Kasr Al-Ainy Hospital', cairo, [31.2285, 30.0315], {
    phone: '+1 202 555 0120',
    address1: 'Kasr Al-Ainy Street',
  }),
  hospital('dar-al-fouad', 'Dar Al Fouad Hospital', giza, [30.97, 29.996], {
    phone: '+1 202 555 0121',
    jci: true,
    address1: '26th of July Corridor',
  }),
  hospital('el-gouna-hospital', 'El Gouna Hospital', elGouna, [33.678, 27.395], {
    phone: '+1 202 555 0122',
    address1: 'Downtown',
  }),
  hospital('sharm-international', 'Sharm International Hospital', sharmElSheikh, [34.308, 27.874], {
    phone: '+1 202 555 0123',
    address1: 'Hay El Nour',
  }),
  hospital('ibn-rochd', 'CHU Ibn Rochd', casablanca, [-7.619, 33.579], {
    phone: '+1 202 555 0124',
    address1: 'Rue des Hôpitaux',
  }),
  hospital(
    'cheikh-khalifa',
    'Hôpital Universitaire International Cheikh Khalifa',
    casablanca,
    [-7.666, 33.548],
    { phone: '+1 202 555 0125', address1: 'Avenue Taïeb Naciri' },
  ),
  hospital('ibn-sina-rabat', 'CHU Ibn Sina', rabat, [-6.857, 33.987], {
    phone: '+1 202 555 0126',
    address1: 'Avenue Ibn Rochd',
  }),
  hospital('mohammed-vi-marrakesh', 'CHU Mohammed VI', marrakesh, [-7.996, 31.665], {
    phone: '+1 202 555 0127',
    address1: 'Avenue Ibn Sina',
  }),
  hospital('american-hospital-istanbul', 'American Hospital', istanbul, [28.992, 41.052], {
    phone: '+1 202 555 0128',
    jci: true,
    address1: 'Güzelbahçe Sokak 20, Nişantaşı',
    postal_code: '34365',
  }),
  hospital('acibadem-maslak', 'Acıbadem Maslak Hospital', istanbul, [29.024, 41.108], {
    phone: '+1 202 555 0129',
    jci: true,
    address1: 'Büyükdere Caddesi 40',
    postal_code: '34457',
  }),
  hospital('koc-university-hospital', 'Koç University Hospital', istanbul, [28.923, 41.017], {
    phone: '+1 202 555 0130',
    jci: true,
    address1: 'Davutpaşa Caddesi 4, Topkapı',
    postal_code: '34010',
  }),
  hospital('hacettepe', 'Hacettepe University Hospitals', ankara, [32.8635, 39.931], {
    phone: '+1 202 555 0131',
    address1: 'Sıhhiye',
    postal_code: '06230',
    web: true,
  }),
  hospital('dokuz-eylul', 'Dokuz Eylül University Hospital', izmir, [27.043, 38.396], {
    phone: '+1 202 555 0132',
    address1: 'İnciraltı, Balçova',
    postal_code: '35330',
  }),
  hospital('memorial-antalya', 'Memorial Antalya Hospital', antalya, [30.685, 36.908], {
    phone: '+1 202 555 0133',
    jci: true,
    address1: 'Kepez',
  }),
  hospital('pitie-salpetriere', 'Hôpital de la Pitié-Salpêtrière', paris, [2.365, 48.8375], {
    phone: '+33 1 99 00 11 23',
    address1: '47-83 Boulevard de l’Hôpital',
    postal_code: '75013',
  }),
  hospital('georges-pompidou', 'Hôpital Européen Georges-Pompidou', paris, [2.2735, 48.8385], {
    phone: '+33 1 99 00 12 36',
    address1: '20 Rue Leblanc',
    postal_code: '75015',
  }),
  hospital('institut-curie', 'Institut Curie', paris, [2.344, 48.8435], {
    phone: '+33 1 99 00 13 49',
    emergency: false,
    address1: '26 Rue d’Ulm',
    postal_code: '75005',
  }),
  hospital('american-hospital-of-paris', 'American Hospital of Paris', neuilly, [2.277, 48.893], {
    phone: '+33 1 99 00 14 62',
    jci: true,
    address1: '55 Boulevard du Château',
    postal_code: '92200',
  }),
  hospital('timone-marseille', 'Hôpital de la Timone', marseille, [5.4035, 43.2895], {
    phone: '+33 1 99 00 15 75',
    address1: '264 Rue Saint-Pierre',
    postal_code: '13005',
  }),
  hospital('nord-marseille', 'Hôpital Nord', marseille, [5.364, 43.38], {
    phone: '+33 1 99 00 16 88',
    address1: 'Chemin des Bourrely',
    postal_code: '13015',
  }),
  hospital('pasteur-nice', 'Hôpital Pasteur', nice, [7.284, 43.722], {
    phone: '+33 1 99 00 17 11',
    address1: '30 Voie Romaine',
    postal_code: '06000',
  }),
  hospital('la-paz-madrid', 'Hospital Universitario La Paz', madrid, [-3.6875, 40.481], {
    phone: '+1 202 555 0134',
    address1: 'Paseo de la Castellana 261',
    postal_code: '28046',
  }),
  hospital('gregorio-maranon', 'Hospital Gregorio Marañón', madrid, [-3.6705, 40.4195], {
    phone: '+1 202 555 0135',
    address1: 'Calle del Doctor Esquerdo 46',
    postal_code: '28007',
  }),
  hospital('clinic-barcelona', 'Hospital Clínic de Barcelona', barcelona, [2.1505, 41.3895], {
    phone: '+1 202 555 0136',
    address1: 'Carrer de Villarroel 170',
    postal_code: '08036',
    web: true,
  }),
  hospital('vall-dhebron', 'Hospital Vall d’Hebron', barcelona, [2.143, 41.4275], {
    phone: '+1 202 555 0137',
    address1: 'Passeig de la Vall d’Hebron 119',
    postal_code: '08035',
  }),
  hospital('la-fe-valencia', 'Hospital La Fe', valencia, [-0.3755, 39.4435], {
    phone: '+1 202 555 0138',
    address1: 'Avinguda de Fernando Abril Martorell 106',
    postal_code: '46026',
  }),
  hospital('virgen-del-rocio', 'Hospital Virgen del Rocío', seville, [-5.98, 37.362], {
    phone: '+1 202 555 0139',
    address1: 'Avenida Manuel Siurot',
    postal_code: '41013',
  }),
  hospital('gemelli', 'Policlinico Universitario Agostino Gemelli', rome, [12.429, 41.932], {
    phone: '+1 202 555 0140',
    jci: true,
    address1: 'Largo Agostino Gemelli 8',
    postal_code: '00168',
  }),
  hospital('umberto-i', 'Policlinico Umberto I', rome, [12.513, 41.906], {
    phone: '+1 202 555 0141',
    address1: 'Viale del Policlinico 155',
    postal_code: '00161',
  }),
  hospital('niguarda', 'Ospedale Niguarda', milan, [9.19, 45.508], {
    phone: '+1 202 555 0142',
    address1: 'Piazza dell’Ospedale Maggiore 3',
    postal_code: '20162',
  }),
  hospital('humanitas', 'Istituto Clinico Humanitas', rozzano, [9.167, 45.372], {
    phone: '+1 202 555 0143',
    jci: true,
    address1: 'Via Manzoni 56',
    postal_code: '20089',
  }),
  hospital('careggi', 'Ospedale di Careggi', florence, [11.247, 43.804], {
    phone: '+1 202 555 0144',
    address1: 'Largo Brambilla 3',
    postal_code: '50134',
  }),
  hospital('garibaldi-catania', 'Ospedale Garibaldi Centro', catania, [15.083, 37.511], {
    phone: '+1 202 555 0145',
    address1: 'Piazza Santa Maria di Gesù 5',
    postal_code: '95124',
  }),
  hospital('st-thomas', 'St Thomas’ Hospital', lambeth, [-0.1185, 51.4985], {
    phone: '+44 20 7946 0137',
    address1: 'Westminster Bridge Road',
    postal_code: 'SE1 7EH',
  }),
  hospital('university-college-hospital', 'University College Hospital', camden, [-0.136, 51.525], {
    phone: '+44 20 7946 0174',
    address1: '235 Euston Road',
    postal_code: 'NW1 2BU',
  }),
  hospital('royal-london', 'The Royal London Hospital', towerHamlets, [-0.059, 51.5185], {
    phone: '+44 20 7946 0211',
    address1: 'Whitechapel Road',
    postal_code: 'E1 1FR',
    web: true,
  }),
  hospital('royal-marsden', 'The Royal Marsden Hospital', chelsea, [-0.1722, 51.491], {
    phone: '+44 20 7946 0248',
    emergency: false,
    address1: '203 Fulham Road',
    postal_code: 'SW3 6JJ',
  }),
  hospital('royal-infirmary-edinburgh', 'Royal Infirmary of Edinburgh', edinburgh, [-3.1335, 55.922], {
    phone: '+44 20 7946 0285',
    address1: '51 Little France Crescent',
    postal_code: 'EH16 4SA',
  }),
  hospital('queen-elizabeth-glasgow', 'Queen Elizabeth University Hospital', glasgow, [-4.3395, 55.862], {
    phone: '+44 20 7946 0322',
    address1: '1345 Govan Road',
    postal_code: 'G51 4TF',
  }),
  hospital('western-isles', 'Western Isles Hospital', stornoway, [-6.38, 58.219], {
    phone: '+44 20 7946 0359',
    address1: 'MacAulay Road',
    postal_code: 'HS1 2AF',
  }),
  hospital('landspitali-fossvogur', 'Landspítali Fossvogur', reykjavik, [-21.889, 64.122], {
    phone: '+1 202 555 0146',
    address1: 'Fossvogur',
    postal_code: '108',
  }),
];
