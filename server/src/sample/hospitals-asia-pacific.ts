import { hospital, type Place } from './hospital';
import type { SampleHospital } from './sample-types';

const tokyo: Place = ['JP', 'JP-13', 'Tokyo', 'Tokyo'];
const kyoto: Place = ['JP', 'JP-26', 'Kyoto', 'Kyoto'];
const osaka: Place = ['JP', 'JP-27', 'Osaka', 'Osaka'];
const sapporo: Place = ['JP', 'JP-01', 'Hokkaido', 'Sapporo'];
const fukuoka: Place = ['JP', 'JP-40', 'Fukuoka', 'Fukuoka'];
const uruma: Place = ['JP', 'JP-47', 'Okinawa', 'Uruma'];
const kamogawa: Place = ['JP', 'JP-12', 'Chiba', 'Kamogawa'];
const kanazawa: Place = ['JP', 'JP-17', 'Ishikawa', 'Kanazawa'];
const bangkok: Place = ['TH', 'TH-10', 'Bangkok', 'Bangkok'];
const phuket: Place = ['TH', 'TH-83', 'Phuket', 'Phuket'];
const chiangMai: Place = ['TH', 'TH-50', 'Chiang Mai', 'Chiang Mai'];
const chiangRai: Place = ['TH', 'TH-57', 'Chiang Rai', 'Chiang Rai'];
const hanoi: Place = ['VN', 'VN-HN', 'Hà Nội', 'Hanoi'];
const hoChiMinhCity: Place = ['VN', 'VN-SG', 'Hồ Chí Minh', 'Ho Chi Minh City'];
const daNang: Place = ['VN', 'VN-DN', 'Đà Nẵng', 'Da Nang'];
const jakarta: Place = ['ID', 'ID-JK', 'Jakarta', 'Jakarta'];
const denpasar: Place = ['ID', 'ID-BA', 'Bali', 'Denpasar'];
const kuta: Place = ['ID', 'ID-BA', 'Bali', 'Kuta'];
const yogyakarta: Place = ['ID', 'ID-YO', 'Yogyakarta', 'Yogyakarta'];
const delhi: Place = ['IN', 'IN-DL', 'Delhi', 'New Delhi'];
const mumbai: Place = ['IN', 'IN-MH', 'Maharashtra', 'Mumbai'];
const bengaluru: Place = ['IN', 'IN-KA', 'Karnataka', 'Bengaluru'];
const chennai: Place = ['IN', 'IN-TN', 'Tamil Nadu', 'Chennai'];
const kochi: Place = ['IN', 'IN-KL', 'Kerala', 'Kochi'];
const srinagar: Place = ['IN', 'IN-JK', 'Jammu and Kashmir', 'Srinagar'];
const manila: Place = ['PH', 'PH-00', 'Metro Manila', 'Manila'];
const taguig: Place = ['PH', 'PH-00', 'Metro Manila', 'Taguig'];
const makati: Place = ['PH', 'PH-00', 'Metro Manila', 'Makati'];
const pasig: Place = ['PH', 'PH-00', 'Metro Manila', 'Pasig'];
const cebu: Place = ['PH', 'PH-CEB', 'Cebu', 'Cebu City'];
const sydney: Place = ['AU', 'AU-NSW', 'New South Wales', 'Sydney'];
const melbourne: Place = ['AU', 'AU-VIC', 'Victoria', 'Melbourne'];
const brisbane: Place = ['AU', 'AU-QLD', 'Queensland', 'Brisbane'];
const cairns: Place = ['AU', 'AU-QLD', 'Queensland', 'Cairns'];
const perth: Place = ['AU', 'AU-WA', 'Western Australia', 'Perth'];
const suva: Place = ['FJ', 'FJ-C', 'Central', 'Suva'];
const lautoka: Place = ['FJ', 'FJ-W', 'Western', 'Lautoka'];
const kathmandu: Place = ['NP', 'NP-P3', 'Bagmati', 'Kathmandu'];

export const asiaPacificHospitals: SampleHospital[] = [
  hospital('st-lukes-tokyo', 'St. Luke’s International Hospital', tokyo, [139.777, 35.667], {
    phone: '+1 202 555 0144',
    jci: true,
    address1: '9-1 Akashi-cho, Chuo-ku',
    postal_code: '104-8560',
    web: true,
  }),
  hospital('university-of-tokyo-hospital', 'The University of Tokyo Hospital', tokyo, [139.764, 35.7115], {
    phone: '+1 202 555 0145',
    address1: '7-3-1 Hongo, Bunkyo-ku',
    postal_code: '113-8655',
  }),
  hospital('keio-university-hospital', 'Keio University Hospital', tokyo, [139.7185, 35.6825], {
    phone: '+1 202 555 0146',
    address1: '35 Shinanomachi, Shinjuku-ku',
    postal_code: '160-8582',
  }),
  hospital(
    'global-health-tokyo',
    'National Center for Global Health and Medicine',
    tokyo,
    [139.7165, 35.7015],
    { phone: '+1 202 555 0147', address1: '1-21-1 Toyama, Shinjuku-ku', postal_code: '162-8655' },
  ),
  hospital('kyoto-university-hospital', 'Kyoto University Hospital', kyoto, [135.777, 35.019], {
    phone: '+1 202 555 0148',
    address1: '54 Kawahara-cho, Shogoin, Sakyo-ku',
    postal_code: '606-8507',
    web: true,
  }),
  hospital('red-cross-kyoto-daiichi', 'Japanese Red Cross Kyoto Daiichi Hospital', kyoto, [135.773, 34.979], {
    phone: '+1 202 555 0149',
    address1: '15-749 Hon-machi, Higashiyama-ku',
    postal_code: '605-0981',
  }),
  hospital('osaka-red-cross', 'Osaka Red Cross Hospital', osaka, [135.524, 34.663], {
    phone: '+1 202 555 0150',
    address1: '5-30 Fudegasaki-cho, Tennoji-ku',
    postal_code: '543-8555',
  }),
  hospital('hokkaido-university-hospital', 'Hokkaido University Hospital', sapporo, [141.346, 43.0725], {
    phone: '+1 202 555 0151',
    address1: 'Kita 14, Nishi 5, Kita-ku',
    postal_code: '060-8648',
  }),
  hospital('kyushu-university-hospital', 'Kyushu University Hospital', fukuoka, [130.425, 33.611], {
    phone: '+1 202 555 0152',
    address1: '3-1-1 Maidashi, Higashi-ku',
    postal_code: '812-8582',
    web: true,
  }),
  hospital('okinawa-chubu', 'Okinawa Prefectural Chubu Hospital', uruma, [127.843, 26.374], {
    phone: '+1 202 555 0153',
    address1: '281 Miyazato',
    postal_code: '904-2293',
  }),
  hospital('kameda', 'Kameda Medical Center', kamogawa, [140.1235, 35.106], {
    phone: '+1 202 555 0154',
    jci: true,
    address1: '929 Higashi-cho',
    postal_code: '296-8602',
  }),
  hospital('kanazawa-university-hospital', 'Kanazawa University Hospital', kanazawa, [136.67, 36.549], {
    phone: '+1 202 555 0155',
    address1: '13-1 Takara-machi',
    postal_code: '920-8641',
  }),
  hospital('bumrungrad', 'Bumrungrad International Hospital', bangkok, [100.5523, 13.7461], {
    phone: '+1 202 555 0156',
    jci: true,
    address1: '33 Sukhumvit 3',
    postal_code: '10110',
    web: true,
  }),
  hospital('bangkok-hospital', 'Bangkok Hospital', bangkok, [100.5835, 13.7485], {
    phone: '+1 202 555 0157',
    jci: true,
    address1: '2 Soi Soonvijai 7',
    postal_code: '10310',
  }),
  hospital('samitivej-sukhumvit', 'Samitivej Sukhumvit Hospital', bangkok, [100.577, 13.7345], {
    phone: '+1 202 555 0158',
    jci: true,
    address1: '133 Sukhumvit 49',
    postal_code: '10110',
  }),
  hospital('bnh-bangkok', 'BNH Hospital', bangkok, [100.5345, 13.7255], {
    phone: '+1 202 555 0159',
    address1: '9/1 Convent Road',
    postal_code: '10500',
  }),
  hospital('siriraj', 'Siriraj Hospital', bangkok, [100.4855, 13.759], {
    phone: '+1 202 555 0160',
    address1: '2 Wanglang Road',
    postal_code: '10700',
    web: true,
  }),
  hospital('bangkok-hospital-phuket', 'Bangkok Hospital Phuket', phuket, [98.385, 7.907], {
    phone: '+1 202 555 0161',
    jci: true,
    address1: '2/1 Hongyok Utis Road',
    postal_code: '83000',
  }),
  hospital('vachira-phuket', 'Vachira Phuket Hospital', phuket, [98.3825, 7.8975], {
    phone: '+1 202 555 0162',
    address1: '353 Yaowarat Road',
    postal_code: '83000',
  }),
  hospital('chiang-mai-ram', 'Chiang Mai Ram Hospital', chiangMai, [98.9795, 18.7955], {
    phone: '+1 202 555 0163',
    address1: '8 Bunrueangrit Road',
    postal_code: '50200',
  }),
  hospital('maharaj-nakorn', 'Maharaj Nakorn Chiang Mai Hospital', chiangMai, [98.974, 18.7895], {
    phone: '+1 202 555 0164',
    address1: '110 Inthawarorot Road',
    postal_code: '50200',
    web: true,
  }),
  hospital('chiang-rai-prachanukroh', 'Chiangrai Prachanukroh Hospital', chiangRai, [99.8305, 19.901], {
    phone: '+1 202 555 0165',
    address1: '1039 Sathan Phayaban Road',
    postal_code: '57000',
  }),
  hospital('vinmec-times-city', 'Vinmec Times City International Hospital', hanoi, [105.867, 20.9955], {
    phone: '+1 202 555 0166',
    jci: true,
    address1: '458 Minh Khai',
  }),
  hospital('hanoi-french-hospital', 'Hanoi French Hospital', hanoi, [105.8395, 21.0025], {
    phone: '+1 202 555 0167',
    address1: '1 Phương Mai',
  }),
  hospital('bach-mai', 'Bach Mai Hospital', hanoi, [105.8405, 21.0005], {
    phone: '+1 202 555 0168',
    address1: '78 Giải Phóng',
    web: true,
  }),
  hospital('fv-hospital', 'FV Hospital', hoChiMinhCity, [106.7185, 10.732], {
    phone: '+1 202 555 0169',
    jci: true,
    address1: '6 Nguyễn Lương Bằng',
  }),
  hospital('cho-ray', 'Cho Ray Hospital', hoChiMinhCity, [106.6595, 10.7577], {
    phone: '+1 202 555 0170',
    address1: '201B Nguyễn Chí Thanh',
  }),
  hospital('da-nang-hospital', 'Da Nang Hospital', daNang, [108.2155, 16.072], {
    phone: '+1 202 555 0171',
    address1: '124 Hải Phòng',
  }),
  hospital('pondok-indah', 'RS Pondok Indah', jakarta, [106.783, -6.2835], {
    phone: '+1 202 555 0172',
    address1: 'Jalan Metro Duta Kav. UE',
    postal_code: '12310',
    web: true,
  }),
  hospital('cipto-mangunkusumo', 'RSUPN Dr. Cipto Mangunkusumo', jakarta, [106.8465, -6.1975], {
    phone: '+1 202 555 0173',
    address1: 'Jalan Diponegoro 71',
    postal_code: '10430',
  }),
  hospital('siloam-kebon-jeruk', 'Siloam Hospitals Kebon Jeruk', jakarta, [106.764, -6.191], {
    phone: '+1 202 555 0174',
    address1: 'Jalan Perjuangan',
    postal_code: '11530',
  }),
  hospital('ngoerah-bali', 'RSUP Prof. Dr. I.G.N.G. Ngoerah', denpasar, [115.2125, -8.676], {
    phone: '+1 202 555 0175',
    address1: 'Jalan Diponegoro',
    postal_code: '80114',
  }),
  hospital('bimc-kuta', 'BIMC Hospital Kuta', kuta, [115.185, -8.718], {
    phone: '+1 202 555 0176',
    address1: 'Jalan Bypass Ngurah Rai 100X',
    postal_code: '80361',
    web: true,
  }),
  hospital('sardjito', 'RSUP Dr. Sardjito', yogyakarta, [110.373, -7.7685], {
    phone: '+1 202 555 0177',
    address1: 'Jalan Kesehatan 1',
    postal_code: '55281',
  }),
  hospital('aiims-delhi', 'All India Institute of Medical Sciences', delhi, [77.21, 28.5672], {
    phone: '+1 202 555 0178',
    address1: 'Ansari Nagar',
    postal_code: '110029',
  }),
  hospital('indraprastha-apollo', 'Indraprastha Apollo Hospital', delhi, [77.2835, 28.541], {
    phone: '+1 202 555 0179',
    jci: true,
    address1: 'Sarita Vihar',
    postal_code: '110076',
  }),
  hospital('kokilaben', 'Kokilaben Dhirubhai Ambani Hospital', mumbai, [72.825, 19.131], {
    phone: '+1 202 555 0180',
    jci: true,
    address1: 'Four Bungalows, Andheri West',
    postal_code: '400053',
    web: true,
  }),
  hospital('breach-candy', 'Breach Candy Hospital', mumbai, [72.8045, 18.972], {
    phone: '+1 202 555 0181',
    address1: '60A Bhulabhai Desai Road',
    postal_code: '400026',
  }),
  hospital('manipal-bengaluru', 'Manipal Hospital Old Airport Road', bengaluru, [77.649, 12.9585], {
    phone: '+1 202 555 0182',
    address1: '98 HAL Old Airport Road',
    postal_code: '560017',
  }),
  hospital('apollo-chennai', 'Apollo Hospital Greams Road', chennai, [80.2515, 13.0635], {
    phone: '+1 202 555 0183',
    jci: true,
    address1: '21 Greams Lane',
    postal_code: '600006',
  }),
  hospital('amrita-kochi', 'Amrita Hospital', kochi, [76.293, 10.0325], {
    phone: '+1 202 555 0184',
    address1: 'Ponekkara',
    postal_code: '682041',
    web: true,
  }),
  hospital('skims-srinagar', 'Sher-i-Kashmir Institute of Medical Sciences', srinagar, [74.8, 34.136], {
    phone: '+1 202 555 0185',
    address1: 'Soura',
    postal_code: '190011',
  }),
  hospital('philippine-general', 'Philippine General Hospital', manila, [120.985, 14.578], {
    phone: '+1 202 555 0186',
    address1: 'Taft Avenue, Ermita',
    postal_code: '1000',
  }),
  hospital('st-lukes-global-city', 'St. Luke’s Medical Center Global City', taguig, [121.048, 14.555], {
    phone: '+1 202 555 0187',
    jci: true,
    address1: 'Rizal Drive',
    postal_code: '1634',
  }),
  hospital('makati-medical-center', 'Makati Medical Center', makati, [121.0145, 14.559], {
    phone: '+1 202 555 0188',
    address1: '2 Amorsolo Street',
    postal_code: '1229',
    web: true,
  }),
  hospital('the-medical-city', 'The Medical City', pasig, [121.069, 14.5895], {
    phone: '+1 202 555 0189',
    jci: true,
    address1: 'Ortigas Avenue',
    postal_code: '1605',
  }),
  hospital('chong-hua', 'Chong Hua Hospital', cebu, [123.8915, 10.3105], {
    phone: '+1 202 555 0190',
    jci: true,
    address1: 'Don Mariano Cui Street',
    postal_code: '6000',
  }),
  hospital('royal-prince-alfred', 'Royal Prince Alfred Hospital', sydney, [151.1825, -33.889], {
    phone: '+61 2 5550 1111',
    address1: '50 Missenden Road, Camperdown',
    postal_code: '2050',
  }),
  hospital('st-vincents-sydney', 'St Vincent’s Hospital Sydney', sydney, [151.2205, -33.88], {
    phone: '+61 2 5550 1222',
    address1: '390 Victoria Street, Darlinghurst',
    postal_code: '2010',
    web: true,
  }),
  hospital('royal-melbourne', 'The Royal Melbourne Hospital', melbourne, [144.9565, -37.799], {
    phone: '+61 2 5550 1333',
    address1: '300 Grattan Street, Parkville',
    postal_code: '3050',
  }),
  hospital('alfred-melbourne', 'The Alfred', melbourne, [144.982, -37.846], {
    phone: '+61 2 5550 1444',
    address1: '55 Commercial Road',
    postal_code: '3004',
  }),
  hospital('peter-maccallum', 'Peter MacCallum Cancer Centre', melbourne, [144.9565, -37.8], {
    phone: '+61 2 5550 1555',
    emergency: false,
    address1: '305 Grattan Street',
    postal_code: '3000',
  }),
  hospital('royal-brisbane', 'Royal Brisbane and Women’s Hospital', brisbane, [153.027, -27.448], {
    phone: '+61 2 5550 1666',
    address1: 'Butterfield Street, Herston',
    postal_code: '4029',
    web: true,
  }),
  hospital('cairns-hospital', 'Cairns Hospital', cairns, [145.769, -16.9125], {
    phone: '+61 2 5550 1777',
    address1: '165 The Esplanade',
    postal_code: '4870',
  }),
  hospital('royal-perth', 'Royal Perth Hospital', perth, [115.866, -31.954], {
    phone: '+61 2 5550 1888',
    address1: 'Victoria Square',
    postal_code: '6000',
  }),
  hospital('cwm-suva', 'Colonial War Memorial Hospital', suva, [178.435, -18.131], {
    phone: '+1 202 555 0191',
    address1: 'Waimanu Road',
  }),
  hospital('lautoka-hospital', 'Lautoka Hospital', lautoka, [177.4525, -17.617], {
    phone: '+1 202 555 0192',
    address1: 'Hospital Road',
    web: true,
  }),
  hospital('ciwec-kathmandu', 'CIWEC Hospital', kathmandu, [85.3205, 27.7205], {
    phone: '+1 202 555 0193',
    address1: 'Lainchaur',
    postal_code: '44600',
  }),
  hospital('tribhuvan-teaching', 'Tribhuvan University Teaching Hospital', kathmandu, [85.3305, 27.736], {
    phone: '+1 202 555 0194',
    address1: 'Maharajgunj',
    postal_code: '44600',
  }),
];
