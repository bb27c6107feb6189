import type { SampleCountryText } from '../sample-types';

export const indonesia: SampleCountryText = {
  code: 'ID',
  travel_status: 1,
  facts: `Indonesia consists of more than 17,000 islands along the equator, among them Sumatra, Java, Bali, Sulawesi and half of Borneo and New Guinea. It is hot and humid all year; in most places the rain falls from November to March and the driest months are June to September. Some 130 volcanoes are active, and earthquakes and tsunamis are a constant possibility.

## Practical matters

- **Time:** three zones, UTC+7 in Jakarta, UTC+8 in Bali and UTC+9 in Papua.
- **Plugs:** types C and F, 230 volts.
- **Tap water:** not safe; use sealed or refilled drinking water.
- **Driving:** on the left.
- **Money:** the rupiah. Better restaurants add service and tax; small tips are welcome elsewhere.`,
  language:
    'Indonesian is the national language, spoken beside some 700 others such as Javanese, Sundanese and Balinese.',
  division_name: 'province',
  region_name: 'regency',
  sec_emer_num: `**112** for all services in most cities.

Police **110**, ambulance **118** or **119**, fire **113**.`,
  sec_personal: `Most journeys pass quietly. Petty theft is common in Bali and Jakarta, where bags and phones are snatched from passing motorcycles.

- Ride a scooter only with a motorcycle licence and helmet; accidents are the commonest cause of serious injury to visitors.
- Use taxis of known firms or an app.
- Check cash machines for card readers that do not belong there.
- **Avoid cheap spirits and unlabelled arak**: methanol has blinded and killed travellers in Bali, Lombok and Java.
- Choose ferries with life jackets, and do not board an overloaded boat.
- Ask before you climb a volcano whether it is open.

Drug offences bring long prison terms or the death penalty. Dress modestly, in Aceh above all, where Islamic law is in force.`,
  sec_ext_viol: `The police have broken up many extremist cells, but attacks on churches, police posts, hotels and other places where people meet remain possible, mostly around Christmas, New Year and Easter. Expect bag checks at hotels and shopping centres. In Papua separatist fighters clash with the army and have taken foreigners **hostage**, among them a pilot.`,
  sec_pol_unr: `Large demonstrations by students and workers take place in Jakarta, Makassar, Surabaya and other cities, generally near parliaments and palaces. Some have ended in fires, tear gas and deaths. Roads to the airport may be closed. Keep away, watch local media and leave in good time. Tension between religious or ethnic groups flares up in places, but seldom concerns visitors.`,
  sec_areas: `Avoid travel to:

- **Papua Pegunungan** (Highland Papua), including Wamena, the Baliem valley and Nduga;
- **Papua Tengah** (Central Papua), including Puncak, Intan Jaya and the roads around Timika;
- **Papua** province, outside the city of Jayapura;
- the **closed zones of active volcanoes**, such as Lewotobi on Flores, Marapi and Semeru; see the [current radii](https://example.org/indonesia/volcanoes).

Raja Ampat, in Papua Barat Daya, is not affected.`,
  division_status: {
    'ID-PA': 2,
    'ID-PE': 2,
    'ID-PT': 2,
  },
  diseases: {
    dengue:
      'Present on all islands and all year, most of all from December to April; many visitors to Bali catch it.',
    malaria:
      'A high risk in the Papuan provinces and in parts of Nusa Tenggara and Maluku; none in Jakarta or the resorts of Bali.',
    rabies: 'Dogs carry it on Bali, Flores, Sumbawa and many other islands; monkeys may do so as well.',
    'travellers-diarrhoea': 'Very common; “Bali belly” usually passes in three days.',
    'japanese-encephalitis': 'Present on most islands, on Bali too, near rice fields and pigs.',
    'typhoid-fever': 'A moderate risk in all provinces.',
    chikungunya: 'Outbreaks occur on Java, Bali and elsewhere in the rainy season.',
    polio: 'Small outbreaks of vaccine-derived virus have been reported from Aceh, Java and Papua.',
    measles: 'Outbreaks are frequent where few children are vaccinated.',
  },
  vaccinations: {
    'hepatitis-a-vaccine': 'Recommended for all travellers.',
    'typhoid-vaccine': 'Recommended for most journeys.',
    'rabies-vaccine': 'Advised for longer stays and small islands, as immunoglobulin is scarce even on Bali.',
    'japanese-encephalitis-vaccine':
      'Advised for stays of a month or more, and for repeated visits to rural Bali.',
    'polio-vaccine': 'A single adult booster is advised.',
    'hepatitis-b-vaccine': 'Advised for long stays.',
    'measles-mumps-rubella-vaccine': 'Check that you have had two doses.',
  },
  medications: {
    'atovaquone-proguanil':
      'Recommended for the Papuan provinces and other places with malaria. Chloroquine no longer works there.',
    doxycycline: 'A cheaper choice for long stays in the east; mind the sun.',
    'oral-rehydration-salts': 'Sold in every pharmacy as *oralit*.',
    'insect-repellent': 'Needed day and night on all islands.',
  },
};
