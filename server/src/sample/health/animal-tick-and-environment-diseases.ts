import type { SampleDisease } from '../sample-types';

/** Diseases caught from animals, ticks and other insects, and illnesses of height and heat. */
export const animalTickAndEnvironmentDiseases: SampleDisease[] = [
  {
    slug: 'rabies',
    common_name: 'Rabies',
    scientific_name: 'Rabies lyssavirus',
    occurs_where:
      'All continents except Antarctica, with most human cases in Asia and Africa. In some countries without rabies in dogs, bats still carry related viruses.',
    description:
      'Rabies is a viral infection of the brain and nerves. **Once symptoms begin it is almost always fatal**, but prompt wound care and vaccination after a bite prevent it very reliably. Never wait to see whether illness develops.',
    transmission:
      'The saliva of an infected animal, through a **bite, scratch, or lick on broken skin**, the eyes or the mouth. Dogs cause nearly all human cases; bats, monkeys, cats and foxes can carry it too. A bat’s bite may be too small to see.',
    susceptibility:
      'Everyone. Children are bitten more often and may not tell anyone. The risk is higher for long stays, for cyclists and runners, cavers, people who work with animals, and journeys **far from a hospital** with vaccine and immunoglobulin.',
    symptoms: `Usually one to three months after the bite, at times after days or years:

- tingling or pain around the wound
- fever, headache, anxiety
- confusion, spasms, fear of water, paralysis

**Do not wait for symptoms.** After any bite, scratch or lick on broken skin, get medical help the same day.`,
    prevention: `- Do not touch or feed animals, even young or friendly ones.
- Consider vaccination before travel; afterwards fewer doses are needed.
- **After contact, wash the wound with soap and running water for fifteen minutes**, apply disinfectant, and go to a clinic at once.`,
    treatment:
      'Treatment means prevention: a course of vaccine and, for those not vaccinated before, **rabies immunoglobulin** put into the wound. Start as soon as possible, though it is never too late while you are well. Ask about a tetanus booster and antibiotics for the wound. Established rabies has no cure.',
    medications: [],
    vaccinations: ['rabies-vaccine'],
  },
  {
    slug: 'tick-borne-encephalitis',
    common_name: 'Tick-borne encephalitis',
    scientific_name: 'Tick-borne encephalitis virus',
    occurs_where:
      'Forests and meadows from eastern France and Scandinavia through central and eastern Europe to Russia, northern China and Japan, mostly from April to November.',
    description:
      'Tick-borne encephalitis is a viral infection that can inflame the brain and its lining. Many infections pass unnoticed. Of those who become seriously ill, a good number are left with **lasting problems** such as tiredness, poor memory or weakness. A vaccine prevents it.',
    transmission:
      'The bite of an infected tick. The virus passes **within minutes**, so that removing a tick quickly does not always prevent it. Less often it is caught from unpasteurised milk or cheese of goats, sheep or cows. It does not spread between people.',
    susceptibility:
      'People who walk, camp, cycle, pick mushrooms or work in woods and long grass. Severe illness is more likely with age, notably **over 50**, and in those with weakened immunity.',
    symptoms: `Often in two stages. One to two weeks after the bite:

- fever, tiredness, headache and aching limbs

After some better days, in some people:

- high fever, strong headache and stiff neck
- confusion, unsteadiness or paralysis

**Seek hospital care at once** for the second group of symptoms.`,
    prevention: `- Be vaccinated if you will be outdoors in affected areas.
- Wear long trousers tucked into socks, and use repellent.
- Check your whole body daily, and pull ticks out with fine tweezers.
- Avoid unpasteurised milk.`,
    treatment:
      'No medicine acts against the virus. Hospital care eases pain, fever and swelling of the brain, and supports breathing where needed. Recovery may take months, with help from rehabilitation. Antibiotics do not help, though a doctor may look for Lyme disease as well.',
    medications: ['paracetamol', 'insect-repellent'],
    vaccinations: ['tick-borne-encephalitis-vaccine'],
  },
  {
    slug: 'lyme-disease',
    common_name: 'Lyme disease',
    scientific_name: 'Borrelia burgdorferi and related species',
    occurs_where:
      'Woods, heath and grassland of Europe, northern Asia and North America, from spring to autumn.',
    description:
      'Lyme disease is a bacterial infection carried by ticks. Found early, it is **easily cured with antibiotics**. If it is missed, it can spread to the joints, the nerves or the heart weeks or months later. Most tick bites do not lead to it.',
    transmission:
      'The bite of an infected tick, often a young one no bigger than a poppy seed. The tick generally has to feed for **a day or more** to pass on the bacteria, so early removal helps greatly. It does not pass from person to person.',
    susceptibility:
      'Anyone who spends time among trees, bushes or long grass, including city parks and gardens. Walkers, campers, forestry workers and children at play are bitten most. Having had it once does not protect you from having it again.',
    symptoms: `Three to thirty days after a bite:

- a **spreading red rash**, often ring-shaped, usually neither itchy nor painful
- fever, headache, tiredness, aching joints

**See a doctor promptly** for such a rash, and at once for a drooping face, severe headache, irregular heartbeat or fainting.`,
    prevention: `- Keep to paths, and wear light-coloured long clothing.
- Use repellent on skin, and permethrin on clothes.
- Check for ticks each evening: behind knees, in the groin, armpits and hair.
- Grip a tick close to the skin and pull it straight out.`,
    treatment:
      'A course of antibiotics, usually two to four weeks, as prescribed. The typical rash is enough for the diagnosis, as blood tests are often negative at first. Most people recover fully; tiredness and aches may take some months to fade.',
    medications: ['doxycycline', 'insect-repellent'],
    vaccinations: [],
  },
  {
    slug: 'chagas-disease',
    common_name: 'Chagas disease',
    scientific_name: 'Trypanosoma cruzi',
    occurs_where:
      'Mostly rural parts of Mexico, Central America and South America, and now and then the southern United States.',
    description:
      'Chagas disease is caused by a parasite. The first weeks often pass unnoticed, but the parasite can stay in the body **for life**. In about three in ten people it damages the heart or the gut, sometimes decades later.',
    transmission:
      'The droppings of **kissing bugs**, which come out at night from cracks in mud or thatch, rubbed into the bite or the eyes. Also food or juice contaminated by the bugs, such as fresh sugar-cane or açaí juice, blood or organs, and from mother to baby.',
    susceptibility:
      'The risk for most visitors is very low. It is higher for those who sleep in **simple houses of mud, adobe or thatch**, or in the open, and for people who grew up in affected areas. Weakened immunity can bring a silent infection back.',
    symptoms: `Often mild or absent in the first weeks:

- fever, tiredness, swollen glands
- swelling of one eyelid, or at the bite

Years later, in some: breathlessness, palpitations, trouble swallowing.

**See a doctor** for fever after such exposure, and at once for chest pain, fainting or breathlessness.`,
    prevention: `- Avoid sleeping in mud or thatched buildings; otherwise use a treated net, tucked in well, away from walls.
- Drink only pasteurised or freshly and cleanly made juices.
- Wash fruit and vegetables.
- Use insect spray in the bedroom.`,
    treatment:
      'Medicines against the parasite work best soon after infection, and are also advised for many people in later stages. A specialist chooses them after blood tests. Heart or gut problems are treated on their own account. Women who may become pregnant should ask about testing.',
    medications: [],
    vaccinations: [],
  },
  {
    slug: 'altitude-sickness',
    common_name: 'Altitude sickness',
    scientific_name: 'Acute mountain sickness, HAPE and HACE',
    occurs_where:
      'Above about 2,500 metres: the Andes, the Himalaya and Tibet, East African peaks, the Rocky Mountains, the Alps and other high ground.',
    description:
      'Thin air at height holds less oxygen, and the body needs days to adjust. Going up too fast brings on mountain sickness, which is usually mild. Rarely it becomes swelling of the **brain** (HACE) or fluid in the **lungs** (HAPE), either of which can kill within hours.',
    transmission:
      'It is not infectious. It comes from **climbing or flying to height faster than the body adapts**, and hard effort, alcohol, sleeping tablets and a high sleeping place make it more likely. Feeling well on the first day is no guarantee.',
    susceptibility:
      'Anyone, **however young and fit**. It is more likely after an earlier episode, and in people who live near sea level and go up quickly. Those with heart or lung disease or sickle-cell disease, and pregnant women, should ask a doctor before a trip to height.',
    symptoms: `Usually 6 to 24 hours after arrival:

- headache, nausea, poor appetite
- dizziness, tiredness, bad sleep

**Go down at once and get help** for unsteady walking, confusion, unusual drowsiness, breathlessness at rest, a wet cough, or blue lips.`,
    prevention: `- Above 3,000 metres, raise your **sleeping height by no more than 500 metres a night**, and rest every third or fourth day.
- Take it easy for the first two days; avoid alcohol.
- Ask a doctor whether acetazolamide would suit you.
- Never go higher with symptoms.`,
    treatment:
      'Mild illness: **stop climbing**, rest, drink, take paracetamol, and go down if it is no better in a day. Severe illness: go down at once, at any hour, with a companion; oxygen, a pressure bag and medicines such as dexamethasone gain time, but do not replace descent.',
    medications: ['acetazolamide', 'dexamethasone', 'paracetamol'],
    vaccinations: [],
  },
  {
    slug: 'heat-illness',
    common_name: 'Heat illness',
    scientific_name: 'Heat exhaustion and heatstroke',
    occurs_where:
      'Anywhere hot or humid, and during heatwaves in usually mild countries. Deserts, the humid tropics and cities in summer carry the highest risk.',
    description:
      'Heat illness happens when the body cannot cool itself. It ranges from cramps and faintness through **heat exhaustion** to **heatstroke**, in which body temperature rises dangerously and organs begin to fail. Heatstroke is an emergency.',
    transmission:
      'It is not infectious. It comes from high temperature, humidity, sun and effort, along with too little to drink, heavy clothing or alcohol. A parked car can become deadly **within minutes**, even on a mild day.',
    susceptibility:
      'Babies, older people, pregnant women, outdoor workers and athletes; people with heart, kidney or mental illness; and those who take water tablets, some antidepressants or stimulant drugs. Newcomers need **one to two weeks** to get used to heat.',
    symptoms: `Heat exhaustion:

- heavy sweating, pale or clammy skin
- headache, dizziness, cramps, nausea, thirst

**Call emergency help at once** for confusion, slurred speech, fits, collapse, very hot skin, or no improvement after thirty minutes of cooling and drinking.`,
    prevention: `- Drink often, before you are thirsty.
- Rest in shade or cool rooms in the hottest hours, about 11 to 16.
- Wear loose, light clothing and a hat.
- Build up exercise over several days.
- **Never leave anyone in a parked car.**`,
    treatment:
      'Move to a cool place, lie down with feet raised, loosen clothing, wet and fan the skin, and sip water or rehydration salts. For heatstroke, **call for help and cool at once** with cold water or ice packs. Give nothing by mouth to someone who is confused. Paracetamol and aspirin do not help.',
    medications: ['oral-rehydration-salts'],
    vaccinations: [],
  },
];
