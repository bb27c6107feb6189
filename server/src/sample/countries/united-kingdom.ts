import type { SampleCountryText } from '../sample-types';

export const unitedKingdom: SampleCountryText = {
  code: 'GB',
  travel_status: 0,
  facts: `The United Kingdom is made up of England, Scotland, Wales and Northern Ireland. The weather is mild and changes quickly: bring a waterproof in every season. Winter storms bring floods and stop ferries and trains; short heatwaves now pass 35 °C in the south-east. The Scottish Highlands can be arctic from November to April.

## Practicalities

- **Time:** UTC+0, UTC+1 in summer.
- **Power:** 230 V, type G plugs.
- **Water:** tap water is safe.
- **Driving:** on the left; distances are in miles. London charges most vehicles in the centre.
- **Money:** pound sterling. Contactless payment is almost universal. Tip 10 to 12.5% if service is not on the bill.
- **Pharmacies:** the first stop for minor illness.`,
  language:
    'English is spoken throughout; Welsh is official in Wales, and Scottish Gaelic, Scots and Irish are spoken in parts of Scotland and Northern Ireland.',
  division_name: 'county',
  region_name: 'district',
  sec_emer_num: `**999** or **112** for police, ambulance, fire, coastguard and mountain rescue.

**111** medical advice; **101** police when it is not urgent.`,
  sec_personal: `Most visits are free of trouble. **Phone snatching** by riders on bicycles and mopeds is common in central London, and pickpockets work in crowded shops, markets and on the Underground.

- Step back from the kerb, or into a doorway, to use your phone.
- Use licensed black cabs or a booked minicab. Cars that tout for trade are illegal and unsafe.
- Watch your drink in bars, and travel home with friends.
- Look **right first** when you cross the road.
- Buy tickets from the venue or an approved agent, and never pay rent for a flat you have not seen.

On hills and moors carry a map, layers and a torch; phone signal is often absent. On the coast, check tide times before walking on sands such as **Morecambe Bay**, where the sea comes in faster than you can walk.`,
  sec_ext_viol: `The official threat level for terrorism is published and is often *substantial*: an attack is likely. Past attacks have used **vehicles, knives and home-made bombs** in crowded places and at places of worship. In Northern Ireland small paramilitary groups still target police and prison officers. If you are caught up in an attack: *run, hide, tell*.`,
  sec_pol_unr: `Marches take place most Saturdays in **central London** and are heavily policed; opposing groups sometimes clash. Disorder outside hotels that house asylum seekers has occurred in several towns. In Northern Ireland the **parade season**, from April to August with its height around 12 July, can bring road closures and tension. Rail strikes are announced two weeks ahead.`,
  sec_areas: `No area need be avoided. Take more care than usual in:

- **Belfast**, near the peace walls and parade routes in the evenings of early July.
- **Derry City and Strabane**, where small armed groups are active; leave if police seal off a street.
- **City centres on Friday and Saturday nights**, when drink leads to fights.`,
  division_status: { 'GB-BFS': 1, 'GB-DRS': 1 },
  diseases: {
    measles: 'Outbreaks continue, mostly among children in London and the West Midlands.',
    influenza: 'Circulates from October to April and fills hospitals in the worst weeks.',
    'covid-19': 'Present all year in waves; no rules apply to travellers.',
    'lyme-disease':
      'Found in the Scottish Highlands, the New Forest, Exmoor and many other woods and heaths.',
    'tick-borne-encephalitis':
      'Very rare, but found in Thetford Forest, the New Forest and a few other places.',
    'meningococcal-disease': 'Uncommon; students in shared halls are most at risk.',
  },
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Check that two doses have been given.',
    'influenza-vaccine':
      'Advised in winter for older people, pregnant women and those with long-term illness.',
    'meningococcal-vaccine': 'Advised for new students under 25.',
    'tetanus-diphtheria-pertussis-vaccine': 'Keep it up to date.',
    'covid-19-vaccine': 'Follow the advice for your age and health in your own country.',
  },
  medications: {
    paracetamol: 'Sold cheaply in supermarkets, two packets at a time.',
    'insect-repellent':
      'Use it against ticks in grass and bracken, and against midges in western Scotland from May.',
  },
};
