import type { SampleDisease } from '../sample-types';

/** Diseases caught from food, from drinking water, or from water on the skin. */
export const foodAndWaterDiseases: SampleDisease[] = [
  {
    slug: 'typhoid-fever',
    common_name: 'Typhoid fever',
    scientific_name: 'Salmonella enterica serovar Typhi',
    occurs_where:
      'Places where clean water and sanitation are lacking, above all in South Asia, and also in parts of Africa, South-East Asia, the Pacific and Latin America.',
    description:
      'Typhoid is a bacterial infection that spreads from the gut into the blood. Without treatment it can last for weeks and cause dangerous bleeding or a hole in the bowel. Some strains, particularly in South Asia, **resist many common antibiotics**. Paratyphoid fever is a similar illness.',
    transmission:
      'Food or water contaminated with the stools or urine of someone who carries the bacteria. Some people go on carrying them after they recover. Raw salads, unpasteurised milk, ice, street food kept lukewarm and shellfish from dirty water are common sources.',
    susceptibility:
      'Travellers who visit friends and family, stay for long, or eat in simple conditions are most at risk, but short stays are not free of it. Children, people with weakened immunity and those who take medicines that reduce stomach acid fall ill more easily.',
    symptoms: `One to three weeks after infection:

- fever that rises day by day
- headache, tiredness and poor appetite
- belly pain, constipation or diarrhoea
- sometimes a faint rash of pink spots

**See a doctor at once** for a fever lasting more than two days, and straight away for severe belly pain, bloody stools or confusion.`,
    prevention: `- Be vaccinated before visiting an area of risk. The vaccine does not protect completely.
- Wash your hands before eating and after the toilet.
- Drink bottled, boiled or treated water, and avoid ice.
- Eat food that is freshly cooked and hot.`,
    treatment:
      'Typhoid is confirmed by blood or stool tests and treated with antibiotics chosen by a doctor according to where it was caught. Finish the course even when you feel better, and do not prepare food for others until you are told that you are clear of the bacteria.',
    medications: ['azithromycin', 'ciprofloxacin', 'paracetamol'],
    vaccinations: ['typhoid-vaccine'],
  },
  {
    slug: 'cholera',
    common_name: 'Cholera',
    scientific_name: 'Vibrio cholerae',
    occurs_where:
      'Outbreaks in parts of Africa, South and South-East Asia, the Middle East and the Caribbean, most often after floods or conflict and in crowded camps.',
    description:
      'Cholera is a bacterial infection of the gut. Many people have little or no illness, but severe cholera causes a sudden flood of watery diarrhoea that can **kill within hours through loss of water and salts**. With quick rehydration nearly everyone survives.',
    transmission:
      'Water or food contaminated with the stools of an infected person. Raw or undercooked shellfish, unwashed fruit and vegetables, ice and street drinks are usual sources. It seldom passes directly between people when hands are washed.',
    susceptibility:
      'The risk for ordinary travellers is very low. It is higher for **relief and health workers**, and for those who stay in outbreak areas without safe water. Young children, people with low stomach acid and those with blood group O may become more ill.',
    symptoms: `From a few hours to five days after infection:

- sudden, painless, watery diarrhoea, like rice water
- vomiting
- strong thirst, dry mouth and little urine
- muscle cramps

**Seek emergency help** for constant watery diarrhoea, sunken eyes, cold skin, drowsiness or fainting. Start rehydration on the way.`,
    prevention: `- Drink only bottled, boiled or treated water, and brush your teeth with it.
- Eat food cooked fresh and served hot; peel fruit yourself.
- Wash hands with soap and safe water.
- Ask about the oral vaccine if you will work in an outbreak area.`,
    treatment:
      '**Rehydration saves lives.** Drink oral rehydration salts made with safe water, in small and frequent sips, from the first loose stool. Severe cases need a drip in a clinic. A doctor may add antibiotics to shorten the illness. Medicines that stop diarrhoea, such as loperamide, should not be used.',
    medications: ['oral-rehydration-salts', 'doxycycline', 'azithromycin', 'ciprofloxacin'],
    vaccinations: ['cholera-vaccine'],
  },
  {
    slug: 'hepatitis-a',
    common_name: 'Hepatitis A',
    scientific_name: 'Hepatitis A virus',
    occurs_where:
      'Worldwide, and common wherever sanitation is poor: much of Africa, Asia, the Middle East, Central and South America and parts of eastern Europe.',
    description:
      'Hepatitis A is a viral infection of the liver. It is unpleasant and can mean weeks or months of tiredness, but nearly everyone recovers fully and is then protected for life. It **does not become a long-term infection**. Rarely, the liver fails.',
    transmission:
      'Swallowing tiny traces of stools from an infected person, in food, water or ice, or from unwashed hands. Shellfish, salads and frozen berries have caused outbreaks. It also passes within households and through sexual contact. People can spread it before they feel ill.',
    susceptibility:
      'Anyone who has neither had the infection nor been vaccinated. Young children often show no symptoms, while adults are ill for longer. Older people and those with **liver disease** are most likely to become seriously unwell.',
    symptoms: `Two to seven weeks after infection:

- tiredness, fever and poor appetite
- nausea and pain below the right ribs
- dark urine and pale stools
- yellow skin and eyes

**See a doctor at once** for yellowing, constant vomiting, easy bruising, great sleepiness or confusion.`,
    prevention: `- **Vaccination** is the best protection and lasts for decades.
- Wash hands with soap after the toilet and before food.
- Drink safe water, and avoid ice and raw shellfish.
- If you have been exposed, ask a doctor quickly: a vaccine given within two weeks may still prevent illness.`,
    treatment:
      'There is no specific medicine. Rest, eat light meals, drink enough, and **avoid alcohol** until the liver has recovered. Ask a doctor before taking any medicine, paracetamol included, as the liver may not cope. Stay away from work or school for about a week after symptoms begin.',
    medications: [],
    vaccinations: ['hepatitis-a-vaccine'],
  },
  {
    slug: 'travellers-diarrhoea',
    common_name: 'Travellers’ diarrhoea',
    scientific_name: 'Various bacteria, viruses and parasites',
    occurs_where:
      'Worldwide. The risk is highest in South and South-East Asia, Africa, the Middle East, Mexico, and Central and South America.',
    description:
      'This is the most common illness of travel. It means three or more loose stools in a day, often with cramps, and generally passes **within three to five days** without special treatment. Bacteria cause most cases; viruses and parasites cause the rest.',
    transmission:
      'Germs from stools reach the mouth through food, water, ice, unwashed hands or cutlery. Buffets left standing, undercooked meat and fish, salads and unpeeled fruit are common sources. Norovirus spreads readily from person to person on ships and in hotels.',
    susceptibility:
      'Anyone may be affected, however careful. Young adults, small children, and people with weakened immunity, bowel disease or reduced stomach acid are more often ill. **Babies, older people and pregnant women** dry out more quickly and should seek advice early.',
    symptoms: `- loose or watery stools
- belly cramps and urgency
- nausea, vomiting or mild fever

**See a doctor if** there is blood in the stools, high fever, severe pain, little urine, dizziness or drowsiness; if it lasts more than three days, or one day in a small child; or if you cannot keep fluids down.`,
    prevention: `- Wash hands, or use alcohol gel when there is no soap.
- *Boil it, cook it, peel it or leave it.*
- Drink sealed, boiled or treated water; refuse ice.
- Carry oral rehydration salts.`,
    treatment:
      'Drink plenty, ideally **oral rehydration salts**, and eat as soon as you feel able. Loperamide can help adults through a journey, but **not with blood in the stools or fever**. Antibiotics are for moderate or severe illness, as advised by a doctor. Diarrhoea after your return deserves a test.',
    medications: ['oral-rehydration-salts', 'loperamide', 'azithromycin', 'rifaximin', 'ciprofloxacin'],
    vaccinations: [],
  },
  {
    slug: 'polio',
    common_name: 'Polio',
    scientific_name: 'Poliovirus',
    occurs_where:
      'Wild polio remains in Afghanistan and Pakistan. Outbreaks of strains derived from oral vaccine occur in parts of Africa, Asia and the Middle East, and traces are sometimes found elsewhere.',
    description:
      'Polio is a viral infection that most people do not notice. In about one in two hundred of those infected it attacks the nerves and causes **paralysis that cannot be reversed**, and that can be fatal if it reaches the breathing muscles. Vaccination has almost removed it from the world.',
    transmission:
      'The virus leaves the body in stools and reaches others through unwashed hands, food or water, and less often through coughs and sneezes. People without symptoms can spread it for weeks.',
    susceptibility:
      'Anyone who is not fully vaccinated. Children under five are affected most often. Adults who were vaccinated in childhood may be advised to have **one booster** before visiting a country with polio, and some countries ask for proof on leaving.',
    symptoms: `Usually none. Sometimes, one to three weeks after infection:

- fever, sore throat and headache
- vomiting and tiredness
- stiff neck and pain in the limbs

**Seek emergency care** for sudden weakness in an arm or leg, or difficulty with swallowing or breathing.`,
    prevention: `- Complete the childhood vaccinations.
- Ask whether you need a booster: for stays **over four weeks** in some countries, a dose between four weeks and twelve months before departure must be recorded on an international certificate.
- Wash hands, and drink safe water.`,
    treatment:
      'There is no cure. Care is given in hospital, with rest, pain relief, help with breathing where it is needed, and physiotherapy to prevent stiff joints and regain strength. Some people notice new weakness many years later.',
    medications: [],
    vaccinations: ['polio-vaccine'],
  },
  {
    slug: 'schistosomiasis',
    common_name: 'Schistosomiasis',
    scientific_name: 'Schistosoma species',
    occurs_where:
      'Lakes, rivers and canals in much of Africa, and in parts of Brazil, the Middle East, China and South-East Asia. Corsica has had a few cases.',
    description:
      'Schistosomiasis, or bilharzia, is an infection with small worms that live in the blood vessels around the bowel or bladder. It often causes nothing at first. Untreated, it can **damage the bladder, kidneys, liver or bowel** over the years.',
    transmission:
      'Tiny larvae released by freshwater snails pass **through the skin** of anyone who swims, wades or washes in infested water. Even a brief dip can be enough. The sea and well-chlorinated pools are safe. It is not passed directly between people.',
    susceptibility:
      'Anyone who touches fresh water in an affected area, such as rafters, swimmers, divers and anglers. Visitors are more likely than local people to have an early feverish reaction, as their bodies have not met the worm before.',
    symptoms: `- itching or a rash within hours or days of contact
- after three to eight weeks: fever, cough, hives, tiredness, diarrhoea
- later: blood in urine or stools, belly pain

**See a doctor at once** for fever after bathing in such water, blood in the urine, leg weakness, or fits.`,
    prevention: `- **Do not swim, wade or paddle in fresh water** in affected countries.
- Bathe in water that has been heated, or stored for at least two days.
- Wear boots when you must cross water.
- Brisk towelling helps a little, but cannot be relied on.`,
    treatment:
      'A short course of praziquantel, as prescribed, usually cures it. If you were exposed, ask for **a blood test about three months afterwards**, even when you feel well, as earlier tests and treatment may miss the infection.',
    medications: ['praziquantel'],
    vaccinations: [],
  },
  {
    slug: 'leptospirosis',
    common_name: 'Leptospirosis',
    scientific_name: 'Leptospira species',
    occurs_where:
      'Worldwide, and most common in the humid tropics, above all after heavy rain and floods in South-East Asia, the Pacific, the Caribbean and Latin America.',
    description:
      'Leptospirosis is a bacterial infection carried by animals. Most cases feel like flu and pass. A smaller number turn into **Weil’s disease**, which affects the liver, kidneys and lungs and needs hospital treatment.',
    transmission:
      'The urine of infected animals, notably **rats**, dogs, pigs and cattle, washes into water and mud. The bacteria enter through cuts, soft skin, or the eyes, nose and mouth. It hardly ever passes from person to person.',
    susceptibility:
      'Those in contact with fresh water, mud or animals: rafters, canoeists, open-water swimmers, cavers, farmers, and anyone wading through **flood water**. Cuts and grazes on the skin raise the risk.',
    symptoms: `Two days to four weeks after contact, often suddenly:

- fever, chills and headache
- muscle pain, often in the calves
- red eyes
- nausea, vomiting or rash

**See a doctor at once** for yellow skin, little urine, breathlessness, coughing blood, a stiff neck or confusion. Mention contact with water.`,
    prevention: `- Stay out of flood water and of ponds or rivers after heavy rain.
- Cover cuts with waterproof dressings, and wear boots and gloves.
- Do not swallow river water; shower afterwards.
- A doctor may advise preventive doxycycline for high exposure.`,
    treatment:
      'Antibiotics work best when begun early, so a doctor may start them before test results are back. Severe illness is treated in hospital, sometimes with dialysis or help with breathing. Most people recover completely.',
    medications: ['doxycycline', 'azithromycin', 'paracetamol'],
    vaccinations: [],
  },
];
