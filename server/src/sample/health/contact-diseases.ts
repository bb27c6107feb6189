import type { SampleDisease } from '../sample-types';

/** Diseases passed on by breath, by touch, by blood and by other close contact. */
export const contactDiseases: SampleDisease[] = [
  {
    slug: 'hepatitis-b',
    common_name: 'Hepatitis B',
    scientific_name: 'Hepatitis B virus',
    occurs_where:
      'Worldwide, and most common in East and South-East Asia, the Pacific, Africa and parts of eastern Europe and South America.',
    description:
      'Hepatitis B is a viral infection of the liver. Most adults get over it, but some, and most infected babies, carry it **for life**, with a risk of scarring or cancer of the liver. A safe vaccine prevents it.',
    transmission:
      'Blood and other body fluids of an infected person: through **unprotected sex**, shared or unsterile needles, tattoos and piercings, medical or dental care with poor hygiene, shared razors, and from mother to baby at birth. Hugging, coughing and shared meals do not spread it.',
    susceptibility:
      'Anyone who is not vaccinated. Long stays, new sexual partners, health work, medical treatment abroad, contact sports and accidents raise the risk for travellers. Babies and people with weakened immunity are most likely to become long-term carriers.',
    symptoms: `Often none. Otherwise, one to six months after infection:

- tiredness, fever, poor appetite
- nausea and belly pain
- dark urine, aching joints
- yellow skin and eyes

**See a doctor at once** for yellowing, confusion or bleeding, and **within 24 hours** of possible exposure.`,
    prevention: `- Be vaccinated; the full course takes some months, or weeks if time is short.
- Use condoms.
- Avoid tattoos, piercings and shaves where equipment may not be sterile.
- Carry a sterile kit for remote travel.`,
    treatment:
      'Recent infection is treated with rest, fluids and no alcohol. Long-term infection is followed by a specialist, and medicines can hold the virus down for many years. After exposure, prompt vaccination, at times with immunoglobulin, can prevent infection.',
    medications: [],
    vaccinations: ['hepatitis-b-vaccine'],
  },
  {
    slug: 'measles',
    common_name: 'Measles',
    scientific_name: 'Measles virus',
    occurs_where:
      'Worldwide, with large outbreaks in parts of Africa, Asia, the Middle East and Europe, and in any community where too few people are vaccinated.',
    description:
      'Measles is among the **most catching diseases known**. Most people recover, but it can lead to pneumonia, ear infection or inflammation of the brain, and weakens immunity to other infections for months. Two doses of vaccine prevent nearly all cases.',
    transmission:
      'Through the air, when an infected person breathes, coughs or sneezes. The virus can hang in a room for **up to two hours**. People pass it on from four days before the rash to four days after. Airports, planes and crowds are common places to catch it.',
    susceptibility:
      'Anyone who has neither had measles nor two doses of vaccine. Babies, pregnant women, adults and people with weakened immunity or poor nutrition are more likely to have complications.',
    symptoms: `Ten to fourteen days after contact:

- fever, cough, runny nose, red eyes
- tiny white spots inside the cheeks
- after some days, a red rash from the face downwards

**Telephone before going to a clinic.** Get help at once for breathlessness, drowsiness, fits, stiff neck, or a baby who will not drink.`,
    prevention: `- Check before travel that you have had **two doses** of MMR vaccine.
- Babies from six months may have an early dose before visiting an outbreak area.
- After contact, ask at once: a dose within three days may prevent illness.`,
    treatment:
      'There is no specific medicine. Rest, drink plenty, and take paracetamol for fever. Doctors often give vitamin A to children, and antibiotics only for added infections. Stay at home, away from others, until **four days after the rash appears**.',
    medications: ['paracetamol'],
    vaccinations: ['measles-mumps-rubella-vaccine'],
  },
  {
    slug: 'meningococcal-disease',
    common_name: 'Meningococcal disease',
    scientific_name: 'Neisseria meningitidis',
    occurs_where:
      'Worldwide. The “meningitis belt” from Senegal to Ethiopia has epidemics in the dry season, from December to June, and large pilgrimages have led to outbreaks.',
    description:
      'These bacteria can cause meningitis, an inflammation of the lining of the brain, and poisoning of the blood. It is uncommon, but it can **kill within a day**, and may leave survivors with deafness, brain damage or lost limbs. Early antibiotics save lives.',
    transmission:
      'Droplets from the nose and throat, through coughing, **kissing** and living closely together for some time. About one person in ten carries the bacteria harmlessly. It is not caught from brief contact or from things that others have touched.',
    susceptibility:
      'Babies, teenagers and young adults, students in halls, pilgrims to the **Hajj and Umrah**, visitors who live among local people in the meningitis belt, and people without a working spleen or with certain immune disorders.',
    symptoms: `They can come within hours:

- high fever, severe headache, stiff neck
- vomiting, dislike of light
- cold hands and feet, aching limbs
- a rash that **does not fade when pressed with a glass**

**Call emergency help at once.** Do not wait for the rash.`,
    prevention: `- Be vaccinated before travel to the meningitis belt in the dry season.
- A certificate of the ACWY vaccine is **required for Hajj and Umrah**.
- Do not share cups or cutlery in an outbreak.
- Close contacts of a patient need preventive antibiotics.`,
    treatment:
      'Antibiotics into a vein, as soon as possible, and intensive care in hospital. Anyone who lived with or kissed the patient in the week before should see a doctor the same day, as a short course of antibiotics can protect them.',
    medications: ['ciprofloxacin'],
    vaccinations: ['meningococcal-vaccine'],
  },
  {
    slug: 'influenza',
    common_name: 'Influenza',
    scientific_name: 'Influenza A and B viruses',
    occurs_where:
      'Worldwide: in the cold months of each hemisphere, and at any time of year in the tropics and on cruise ships.',
    description:
      'Flu is a viral infection of the airways that comes on quickly and usually passes in about a week. It is more than a cold: it can lead to **pneumonia** and can worsen heart and lung disease. New strains arise each year.',
    transmission:
      'Droplets and fine mist from coughs, sneezes and talk, and hands that have touched a contaminated surface and then the face. People are infectious from about a day before symptoms until five to seven days after. **Bird flu** comes from contact with sick poultry and other animals.',
    susceptibility:
      'Everyone. Serious illness is more likely in people **over 65**, young children, pregnant women, people with asthma, diabetes, heart, lung or kidney disease or weakened immunity, and those who are very overweight.',
    symptoms: `One to four days after contact, suddenly:

- fever, chills and headache
- dry cough, sore throat
- aching muscles, great tiredness

**See a doctor at once** for breathlessness, chest pain, confusion, blue lips, or fever that returns. In a malaria area, have any fever tested.`,
    prevention: `- Be vaccinated **each year**, at least two weeks before leaving.
- Wash hands often; cover coughs.
- Keep away from sick people, or wear a mask in crowds.
- Avoid live poultry markets and farms.`,
    treatment:
      'Rest, drink plenty, and take paracetamol. Antiviral medicines help most within **two days** of the first symptoms, and are advised for people at higher risk. Antibiotics do not work against flu. Children should not be given aspirin.',
    medications: ['paracetamol'],
    vaccinations: ['influenza-vaccine'],
  },
  {
    slug: 'covid-19',
    common_name: 'COVID-19',
    scientific_name: 'SARS-CoV-2',
    occurs_where: 'Worldwide, at all times of year, in waves that differ from place to place.',
    description:
      'COVID-19 is a viral infection that mainly affects the airways. For most vaccinated people it is like a cold or flu, but it can still cause **severe pneumonia**, clots and other complications. Some have symptoms for months, known as long COVID.',
    transmission:
      'Droplets and fine particles from the breath of infected people, above all in **crowded, badly aired rooms**, and less often contaminated hands. It can be passed on before symptoms appear, or without any.',
    susceptibility:
      'Anyone, even after vaccination or earlier infection, as protection fades. Severe illness is more likely in **older people**, pregnant women, people with long-term illness or weakened immunity, and those never vaccinated.',
    symptoms: `Two to fourteen days after contact:

- fever, cough, sore throat, runny nose
- tiredness, headache, aching muscles
- loss of taste or smell
- nausea or diarrhoea

**Get emergency help** for trouble breathing, chest pain or pressure, confusion, blue lips, or being hard to wake.`,
    prevention: `- Keep vaccinations up to date as your country advises.
- Prefer open air and well-aired rooms.
- Wear a well-fitting mask in crowds and transport, particularly if at risk.
- Wash hands, and stay away from others when ill.`,
    treatment:
      'Rest, fluids and paracetamol are enough for most. People at higher risk should ask a doctor **early**, as antiviral medicines must begin within a few days. Severe illness is treated in hospital with oxygen and medicines such as dexamethasone, which is not for use at home.',
    medications: ['paracetamol', 'dexamethasone'],
    vaccinations: ['covid-19-vaccine'],
  },
  {
    slug: 'tuberculosis',
    common_name: 'Tuberculosis',
    scientific_name: 'Mycobacterium tuberculosis',
    occurs_where:
      'Worldwide, and most common in Africa south of the Sahara, South and South-East Asia, the western Pacific and parts of eastern Europe and Central Asia.',
    description:
      'Tuberculosis, or TB, is a bacterial infection, generally of the lungs. Most infected people are never ill, as the bacteria **lie dormant**, but some develop disease months or years later. It can be cured, though resistant strains are harder to treat.',
    transmission:
      'Through the air, when someone with TB of the lungs coughs, speaks or sings. It usually takes **many hours of sharing a room**. Unpasteurised milk can carry a related kind. It is not caught from handshakes or shared dishes.',
    susceptibility:
      'The risk on short journeys is low. It is higher for long stays, for work in hospitals, prisons or shelters, and for visits to family. **HIV, diabetes, smoking, and medicines that weaken immunity** make illness more likely; small children can become severely ill.',
    symptoms: `They come slowly:

- a cough for more than three weeks
- fever and **night sweats**
- loss of weight and appetite
- tiredness, swollen glands

**See a doctor promptly** for these, and at once for coughing blood, breathlessness, or a severe headache with fever.`,
    prevention: `- Avoid long stays in crowded, badly aired rooms with people who cough.
- Drink only pasteurised milk.
- Ask a clinic about a TB test before and after long stays or health work.
- BCG vaccine is advised for some children.`,
    treatment:
      'Several antibiotics taken together, usually for **four to six months**, and longer for resistant strains. Taking every dose is vital. Dormant infection can be treated with a shorter course, so that it never becomes disease.',
    medications: [],
    vaccinations: [],
  },
  {
    slug: 'mpox',
    common_name: 'Mpox',
    scientific_name: 'Monkeypox virus',
    occurs_where:
      'Central, East and West Africa, with spread between people in many other countries since 2022.',
    description:
      'Mpox is a viral infection, related to smallpox, that causes a painful rash. Most people recover within **two to four weeks**, but it can be serious in children, in pregnancy and where immunity is weak. There are several types, some more severe.',
    transmission:
      'Close contact, **skin to skin**, including sex and kissing; contact with bedding, towels or clothes used by a patient; close face-to-face breath; and the handling of infected animals or their meat. It can pass from mother to baby.',
    susceptibility:
      'Anyone in close contact with a patient. In many countries, men who have sex with men and people with several partners have been most affected. Young children, pregnant women and people with untreated HIV may become severely ill.',
    symptoms: `One to three weeks after contact:

- rash, blisters or sores on face, hands, mouth or genitals
- fever, headache, tiredness
- swollen glands, pain in the back passage

**Telephone a doctor** about any such rash. Get help at once for eye pain, breathlessness, confusion or spreading, very painful sores.`,
    prevention: `- Avoid close contact with anyone who has a new rash.
- Limit new sexual partners in outbreak areas; condoms help only in part.
- Do not handle wild animals or bushmeat.
- Ask whether a vaccine is advised for you.`,
    treatment:
      'Rest, pain relief and clean, covered skin are usually enough. **Stay apart from others** until every scab has fallen off and new skin has formed. Hospitals may use antiviral medicines for severe illness. A vaccine soon after contact may prevent or ease it.',
    medications: ['paracetamol'],
    vaccinations: [],
  },
  {
    slug: 'ebola-virus-disease',
    common_name: 'Ebola disease',
    scientific_name: 'Orthoebolavirus species',
    occurs_where: 'Outbreaks from time to time in Central, East and West Africa.',
    description:
      'Ebola is a rare, severe viral disease. **About half of those who fall ill have died**, though early care greatly improves the chance of survival. Outbreaks are limited in place, and the risk for ordinary travellers is very low.',
    transmission:
      'Direct contact with the **blood or body fluids** of someone who is ill or has died, with soiled bedding or needles, or with infected bats, monkeys or antelopes. People do not pass it on before symptoms begin, but it can persist in semen for months.',
    susceptibility:
      'Those most at risk care for patients, work in hospitals or laboratories, take part in funerals where the body is touched, or handle wild animals and bushmeat in an outbreak area.',
    symptoms: `Two to twenty-one days after contact:

- sudden fever, great weakness, headache, muscle pain
- vomiting, diarrhoea, belly pain
- rash, and at times bleeding

**Within 21 days of an outbreak area:** with any fever, keep apart, telephone for medical help at once, and say where you have been.`,
    prevention: `- Avoid travel to outbreak areas unless essential.
- Do not touch sick people, bodies, or their belongings.
- Avoid bats, monkeys and bushmeat.
- Wash hands often.
- A vaccine against one species exists for people at high risk.`,
    treatment:
      'Care in an isolation unit, with fluids, salts, oxygen and treatment of other infections. **Antibody medicines** are effective against one species of the virus. Survivors need follow-up, as pain and eye problems can linger.',
    medications: [],
    vaccinations: [],
  },
  {
    slug: 'lassa-fever',
    common_name: 'Lassa fever',
    scientific_name: 'Lassa mammarenavirus',
    occurs_where:
      'West Africa, notably Nigeria, Sierra Leone, Liberia and Guinea, with most cases in the dry season.',
    description:
      'Lassa fever is a viral disease carried by rats. About **four in five infections are mild** or go unnoticed. The rest can be severe, with bleeding and failing organs. Hearing loss is a frequent after-effect.',
    transmission:
      'Food, dust or household things soiled by the urine or droppings of the **multimammate rat**, and catching or eating such rats. It also passes between people through blood and body fluids, chiefly in hospitals without good hygiene.',
    susceptibility:
      'The risk for most visitors is very low. People who stay in **rural homes with rats**, and health workers, are more exposed. It is particularly dangerous late in pregnancy, for mother and baby.',
    symptoms: `Up to three weeks after contact, slowly:

- fever, weakness, headache
- sore throat, chest or belly pain
- vomiting, cough

**Telephone for medical help at once** for fever within 21 days of such a stay, and urgently for bleeding, a swollen face, breathlessness or confusion.`,
    prevention: `- Store food in containers that rats cannot open, and keep rubbish away from the house.
- Do not touch or eat rodents.
- Avoid dusty floors for sleeping.
- Avoid contact with the body fluids of sick people.`,
    treatment:
      'Early hospital care in isolation, with fluids and support of the organs. An antiviral medicine, ribavirin, is often given and is thought to help most when begun early. Malaria and typhoid can look alike and must be ruled out. **No vaccine is available.**',
    medications: [],
    vaccinations: [],
  },
];
