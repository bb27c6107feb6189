import { hospital, type Place } from './hospital';
import type { SampleHospital } from './sample-types';

const bogota: Place = ['CO', 'CO-DC', 'Bogotá D.C.', 'Bogotá'];
const medellin: Place = ['CO', 'CO-ANT', 'Antioquia', 'Medellín'];
const cali: Place = ['CO', 'CO-VAC', 'Valle del Cauca', 'Cali'];
const popayan: Place = ['CO', 'CO-CAU', 'Cauca', 'Popayán'];
const cartagena: Place = ['CO', 'CO-BOL', 'Bolívar', 'Cartagena'];
const cucuta: Place = ['CO', 'CO-NSA', 'Norte de Santander', 'Cúcuta'];
const lima: Place = ['PE', 'PE-LMA', 'Lima', 'Lima'];
const cusco: Place = ['PE', 'PE-CUS', 'Cusco', 'Cusco'];
const arequipa: Place = ['PE', 'PE-ARE', 'Arequipa', 'Arequipa'];
const iquitos: Place = ['PE', 'PE-LOR', 'Loreto', 'Iquitos'];
const quito: Place = ['EC', 'EC-P', 'Pichincha', 'Quito'];
const guayaquil: Place = ['EC', 'EC-G', 'Guayas', 'Guayaquil'];
const cuenca: Place = ['EC', 'EC-A', 'Azuay', 'Cuenca'];
const puertoAyora: Place = ['EC', 'EC-W', 'Galápagos', 'Puerto Ayora'];
const mexicoCity: Place = ['MX', 'MX-CMX', 'Ciudad de México', 'Mexico City'];
const monterrey: Place = ['MX', 'MX-NLE', 'Nuevo León', 'Monterrey'];
const guadalajara: Place = ['MX', 'MX-JAL', 'Jalisco', 'Guadalajara'];
const cancun: Place = ['MX', 'MX-ROO', 'Quintana Roo', 'Cancún'];
const saoPaulo: Place = ['BR', 'BR-SP', 'São Paulo', 'São Paulo'];
const rioDeJaneiro: Place = ['BR', 'BR-RJ', 'Rio de Janeiro', 'Rio de Janeiro'];
const portoAlegre: Place = ['BR', 'BR-RS', 'Rio Grande do Sul', 'Porto Alegre'];
const salvador: Place = ['BR', 'BR-BA', 'Bahia', 'Salvador'];
const manaus: Place = ['BR', 'BR-AM', 'Amazonas', 'Manaus'];
const boston: Place = ['US', 'US-MA', 'Massachusetts', 'Boston'];
const newYork: Place = ['US', 'US-NY', 'New York', 'New York'];
const baltimore: Place = ['US', 'US-MD', 'Maryland', 'Baltimore'];
const cleveland: Place = ['US', 'US-OH', 'Ohio', 'Cleveland'];
const losAngeles: Place = ['US', 'US-CA', 'California', 'Los Angeles'];
const sanFrancisco: Place = ['US', 'US-CA', 'California', 'San Francisco'];
const miami: Place = ['US', 'US-FL', 'Florida', 'Miami'];
const tampa: Place = ['US', 'US-FL', 'Florida', 'Tampa'];
const houston: Place = ['US', 'US-TX', 'Texas', 'Houston'];

export const americasHospitals: SampleHospital[] = [
  hospital('santa-fe-de-bogota', 'Fundación Santa Fe de Bogotá', bogota, [-74.0331, 4.6953], {
    phone: '+1 202 555 0100',
    jci: true,
    address1: 'Carrera 7 # 117-15',
    postal_code: '110111',
    web: true,
  }),
  hospital('san-ignacio-bogota', 'Hospital Universitario San Ignacio', bogota, [-74.0641, 4.6286], {
    phone: '+1 202 555 0101',
    address1: 'Carrera 7 # 40-62',
    postal_code: '110231',
  }),
  hospital('cardioinfantil-bogota', 'Fundación Cardioinfantil', bogota, [-74.0354, 4.7417], {
    phone: '+1 202 555 0102',
    jci: true,
    address1: 'Calle 163A # 13B-60',
    postal_code: '110131',
  }),
  hospital('clinica-del-country', 'Clínica del Country', bogota, [-74.0556, 4.669], {
    phone: '+1 202 555 0103',
    address1: 'Carrera 16 # 82-57',
    postal_code: '110221',
  }),
  hospital('pablo-tobon-uribe', 'Hospital Pablo Tobón Uribe', medellin, [-75.5789, 6.2777], {
    phone: '+1 202 555 0104',
    jci: true,
    address1: 'Calle 78B # 69-240',
    postal_code: '050034',
    web: true,
  }),
  hospital('san-vicente-medellin', 'Hospital San Vicente Fundación', medellin, [-75.566, 6.264], {
    phone: '+1 202 555 0105',
    address1: 'Calle 64 # 51D-154',
  }),
  hospital('clinica-las-americas', 'Clínica Las Américas', medellin, [-75.5985, 6.2275], {
    phone: '+1 202 555 0106',
    address1: 'Diagonal 75B # 2A-80',
  }),
  hospital('valle-del-lili', 'Fundación Valle del Lili', cali, [-76.5305, 3.3725], {
    phone: '+1 202 555 0107',
    jci: true,
    address1: 'Carrera 98 # 18-49',
    postal_code: '760032',
  }),
  hospital('imbanaco-cali', 'Centro Médico Imbanaco', cali, [-76.543, 3.4245], {
    phone: '+1 202 555 0108',
    jci: true,
    address1: 'Carrera 38 Bis # 5B2-04',
    web: true,
  }),
  hospital('san-jose-popayan', 'Hospital Universitario San José', popayan, [-76.603, 2.451], {
    phone: '+1 202 555 0109',
    address1: 'Carrera 6 # 10N-142',
  }),
  hospital('bocagrande-cartagena', 'Hospital Bocagrande', cartagena, [-75.5545, 10.404], {
    phone: '+1 202 555 0110',
    address1: 'Bocagrande',
  }),
  hospital('erasmo-meoz-cucuta', 'Hospital Universitario Erasmo Meoz', cucuta, [-72.4905, 7.899], {
    phone: '+1 202 555 0111',
    address1: 'Avenida 11E',
  }),
  hospital('anglo-americana-lima', 'Clínica Anglo Americana', lima, [-77.0405, -12.104], {
    phone: '+1 202 555 0112',
    jci: true,
    address1: 'Calle Alfredo Salazar 350, San Isidro',
    web: true,
  }),
  hospital('clinica-internacional-san-borja', 'Clínica Internacional, San Borja', lima, [-77.005, -12.099], {
    phone: '+1 202 555 0113',
    jci: true,
    address1: 'Avenida Guardia Civil, San Borja',
  }),
  hospital('delgado-lima', 'Clínica Delgado', lima, [-77.0335, -12.1125], {
    phone: '+1 202 555 0114',
    jci: true,
    address1: 'Avenida Angamos Oeste, Miraflores',
  }),
  hospital('rebagliati-lima', 'Hospital Nacional Edgardo Rebagliati', lima, [-77.0405, -12.079], {
    phone: '+1 202 555 0115',
    address1: 'Avenida Rebagliati 490, Jesús María',
  }),
  hospital('almenara-lima', 'Hospital Nacional Guillermo Almenara', lima, [-77.0225, -12.059], {
    phone: '+1 202 555 0116',
    address1: 'Avenida Grau 800, La Victoria',
    web: true,
  }),
  hospital('hospital-regional-cusco', 'Hospital Regional del Cusco', cusco, [-71.955, -13.526], {
    phone: '+1 202 555 0117',
    address1: 'Avenida de la Cultura',
  }),
  hospital('clinica-pardo-cusco', 'Clínica Pardo', cusco, [-71.966, -13.523], {
    phone: '+1 202 555 0118',
    address1: 'Avenida de la Cultura 710',
  }),
  hospital(
    'seguin-escobedo-arequipa',
    'Hospital Carlos Alberto Seguín Escobedo',
    arequipa,
    [-71.529, -16.4],
    { phone: '+1 202 555 0119', address1: 'Calle Peral' },
  ),
  hospital('hospital-regional-loreto', 'Hospital Regional de Loreto', iquitos, [-73.264, -3.727], {
    phone: '+1 202 555 0120',
    address1: 'Avenida 28 de Julio, Punchana',
    web: true,
  }),
  hospital('metropolitano-quito', 'Hospital Metropolitano', quito, [-78.503, -0.184], {
    phone: '+1 202 555 0121',
    jci: true,
    address1: 'Avenida Mariana de Jesús',
    postal_code: '170508',
  }),
  hospital('vozandes-quito', 'Hospital Vozandes', quito, [-78.49, -0.174], {
    phone: '+1 202 555 0122',
    address1: 'Villalengua 267',
  }),
  hospital('eugenio-espejo-quito', 'Hospital Eugenio Espejo', quito, [-78.497, -0.2165], {
    phone: '+1 202 555 0123',
    address1: 'Avenida Gran Colombia',
  }),
  hospital('de-los-valles-quito', 'Hospital de los Valles', quito, [-78.437, -0.207], {
    phone: '+1 202 555 0124',
    address1: 'Avenida Interoceánica, Cumbayá',
    web: true,
  }),
  hospital('kennedy-guayaquil', 'Hospital Clínica Kennedy', guayaquil, [-79.899, -2.172], {
    phone: '+1 202 555 0125',
    address1: 'Avenida San Jorge',
  }),
  hospital('luis-vernaza-guayaquil', 'Hospital Luis Vernaza', guayaquil, [-79.88, -2.1815], {
    phone: '+1 202 555 0126',
    address1: 'Loja 700 y Escobedo',
  }),
  hospital('monte-sinai-cuenca', 'Hospital Monte Sinaí', cuenca, [-79.003, -2.907], {
    phone: '+1 202 555 0127',
    address1: 'Avenida Solano',
  }),
  hospital(
    'republica-del-ecuador-galapagos',
    'Hospital República del Ecuador',
    puertoAyora,
    [-90.3125, -0.744],
    { phone: '+1 202 555 0128', address1: 'Avenida Baltra', web: true },
  ),
  hospital('abc-observatorio', 'Centro Médico ABC, Observatorio', mexicoCity, [-99.201, 19.401], {
    phone: '+1 202 555 0129',
    address1: 'Sur 136 No. 116, Las Américas',
    postal_code: '01120',
  }),
  hospital('medica-sur', 'Médica Sur', mexicoCity, [-99.161, 19.296], {
    phone: '+1 202 555 0130',
    address1: 'Puente de Piedra 150',
    postal_code: '14050',
  }),
  hospital('hospital-general-de-mexico', 'Hospital General de México', mexicoCity, [-99.1525, 19.4125], {
    phone: '+1 202 555 0131',
    address1: 'Doctor Balmis 148',
    postal_code: '06720',
  }),
  hospital('muguerza-monterrey', 'Christus Muguerza Alta Especialidad', monterrey, [-100.342, 25.67], {
    phone: '+1 202 555 0132',
    jci: true,
    address1: 'Miguel Hidalgo 2525',
    web: true,
  }),
  hospital('zambrano-hellion', 'Hospital Zambrano Hellion', monterrey, [-100.335, 25.6475], {
    phone: '+1 202 555 0133',
    address1: 'San Pedro Garza García',
  }),
  hospital('san-javier-guadalajara', 'Hospital San Javier', guadalajara, [-103.393, 20.688], {
    phone: '+1 202 555 0134',
    address1: 'Avenida Pablo Casals 640',
  }),
  hospital('galenia-cancun', 'Hospital Galenia', cancun, [-86.843, 21.134], {
    phone: '+1 202 555 0135',
    address1: 'Avenida Tulum',
    postal_code: '77505',
  }),
  hospital(
    'albert-einstein-sao-paulo',
    'Hospital Israelita Albert Einstein',
    saoPaulo,
    [-46.7155, -23.5995],
    {
      phone: '+1 202 555 0136',
      jci: true,
      address1: 'Avenida Albert Einstein 627',
      postal_code: '05652-900',
      web: true,
    },
  ),
  hospital('sirio-libanes', 'Hospital Sírio-Libanês', saoPaulo, [-46.6545, -23.5575], {
    phone: '+1 202 555 0137',
    jci: true,
    address1: 'Rua Dona Adma Jafet 91',
    postal_code: '01308-050',
  }),
  hospital('clinicas-sao-paulo', 'Hospital das Clínicas', saoPaulo, [-46.669, -23.5575], {
    phone: '+1 202 555 0138',
    address1: 'Avenida Doutor Enéas Carvalho de Aguiar 255',
    postal_code: '05403-000',
  }),
  hospital('copa-dor', 'Hospital Copa D’Or', rioDeJaneiro, [-43.189, -22.965], {
    phone: '+1 202 555 0139',
    address1: 'Rua Figueiredo de Magalhães 875',
    postal_code: '22031-011',
  }),
  hospital('souza-aguiar', 'Hospital Municipal Souza Aguiar', rioDeJaneiro, [-43.1895, -22.909], {
    phone: '+1 202 555 0140',
    address1: 'Praça da República 111',
    postal_code: '20211-350',
    web: true,
  }),
  hospital('moinhos-de-vento', 'Hospital Moinhos de Vento', portoAlegre, [-51.208, -30.025], {
    phone: '+1 202 555 0141',
    jci: true,
    address1: 'Rua Ramiro Barcelos 910',
    postal_code: '90035-000',
  }),
  hospital('portugues-salvador', 'Hospital Português', salvador, [-38.508, -12.9985], {
    phone: '+1 202 555 0142',
    address1: 'Avenida Princesa Isabel 914',
  }),
  hospital('28-de-agosto-manaus', 'Hospital 28 de Agosto', manaus, [-60.013, -3.106], {
    phone: '+1 202 555 0143',
    address1: 'Avenida Mário Ypiranga',
  }),
  hospital('massachusetts-general', 'Massachusetts General Hospital', boston, [-71.0689, 42.3631], {
    phone: '+1 617 555 0110',
    address1: '55 Fruit Street',
    postal_code: '02114',
    web: true,
  }),
  hospital('mount-sinai-new-york', 'The Mount Sinai Hospital', newYork, [-73.9527, 40.79], {
    phone: '+1 212 555 0111',
    address1: '1468 Madison Avenue',
    postal_code: '10029',
  }),
  hospital('columbia-presbyterian', 'NewYork-Presbyterian/Columbia', newYork, [-73.9425, 40.8405], {
    phone: '+1 212 555 0112',
    address1: '622 West 168th Street',
    postal_code: '10032',
  }),
  hospital(
    'memorial-sloan-kettering',
    'Memorial Sloan Kettering Cancer Center',
    newYork,
    [-73.9567, 40.7641],
    { phone: '+1 212 555 0113', emergency: false, address1: '1275 York Avenue', postal_code: '10065' },
  ),
  hospital('johns-hopkins', 'The Johns Hopkins Hospital', baltimore, [-76.5925, 39.297], {
    phone: '+1 410 555 0114',
    address1: '1800 Orleans Street',
    postal_code: '21287',
    web: true,
  }),
  hospital('cleveland-clinic', 'Cleveland Clinic', cleveland, [-81.621, 41.503], {
    phone: '+1 216 555 0115',
    address1: '9500 Euclid Avenue',
    postal_code: '44195',
  }),
  hospital('cedars-sinai', 'Cedars-Sinai Medical Center', losAngeles, [-118.38, 34.0753], {
    phone: '+1 310 555 0116',
    address1: '8700 Beverly Boulevard',
    postal_code: '90048',
  }),
  hospital('ucsf-parnassus', 'UCSF Medical Center at Parnassus', sanFrancisco, [-122.4577, 37.7631], {
    phone: '+1 415 555 0117',
    address1: '505 Parnassus Avenue',
    postal_code: '94143',
  }),
  hospital('jackson-memorial', 'Jackson Memorial Hospital', miami, [-80.212, 25.7905], {
    phone: '+1 305 555 0118',
    address1: '1611 NW 12th Avenue',
    postal_code: '33136',
    web: true,
  }),
  hospital('tampa-general', 'Tampa General Hospital', tampa, [-82.4585, 27.9375], {
    phone: '+1 813 555 0119',
    address1: '1 Tampa General Circle',
    postal_code: '33606',
  }),
  hospital('houston-methodist', 'Houston Methodist Hospital', houston, [-95.3995, 29.7105], {
    phone: '+1 713 555 0120',
    address1: '6565 Fannin Street',
    postal_code: '77030',
  }),
];
