import type { SampleDisease } from '../sample-types';

/** Diseases carried by mosquitoes and sandflies. */
export const mosquitoDiseases: SampleDisease[] = [
  {
    slug: 'malaria',
    common_name: 'Malaria',
    scientific_name: 'Plasmodium species',
    occurs_where:
      'Much of Africa south of the Sahara, and parts of South and South-East Asia, the Pacific islands, Central and South America.',
    description:
      'Malaria is a serious infection of the blood caused by a parasite. It can become **life-threatening within a day or two** of the first fever, yet it can be prevented and, if found early, cured. Symptoms usually begin one to four weeks after a bite, but can appear months later.',
    transmission:
      'The bite of an infected *Anopheles* mosquito, which feeds mainly **between dusk and dawn**. It does not pass from person to person in ordinary contact. Rarely, it is passed on by blood transfusion, by shared needles, or from mother to baby.',
    susceptibility: `Every traveller without protection can catch it. It is most dangerous for:

- pregnant women
- babies and young children
- people without a working spleen or with weakened immunity
- people returning to visit family, as immunity gained in childhood fades after moving away.`,
    symptoms: `It often begins like flu:

- fever, which may come and go
- chills, sweating and headache
- muscle aches, tiredness, nausea or diarrhoea

**See a doctor at once** about any fever during a stay in a malaria area or in the year afterwards, and say where you have been. Confusion, drowsiness, fits, yellow skin or trouble breathing are an emergency.`,
    prevention: `- Ask a travel clinic **four to six weeks before leaving** whether you need preventive tablets, and finish the course after you return.
- Use repellent, and cover arms and legs from dusk.
- Sleep under a net treated with insecticide, or in a screened or air-conditioned room.`,
    treatment:
      'Malaria is treated with medicines chosen by a doctor after a blood test, according to the type of parasite and where it was caught. Severe malaria needs hospital care straight away. If a first test is negative but the fever goes on, the test should be repeated.',
    medications: [
      'atovaquone-proguanil',
      'doxycycline',
      'mefloquine',
      'tafenoquine',
      'chloroquine',
      'insect-repellent',
    ],
    vaccinations: [],
  },
  {
    slug: 'dengue',
    common_name: 'Dengue',
    scientific_name: 'Dengue virus',
    occurs_where:
      'Towns and countryside throughout the tropics and subtropics, above all in Asia, Latin America, the Caribbean, the Pacific and parts of Africa. Small outbreaks occur in southern Europe in summer.',
    description:
      'Dengue is a viral fever spread by mosquitoes. Most people recover in one to two weeks, and many notice little. A few develop **severe dengue**, with bleeding or shock, often just as the fever falls. There are four types of the virus, so it can be caught more than once.',
    transmission:
      'The bite of infected *Aedes* mosquitoes, which live close to people, breed in small amounts of standing water and bite **during the day**, mostly in the early morning and before dusk. It does not normally pass directly from one person to another.',
    susceptibility:
      'Anyone who visits an affected area can catch it, in cities as well as in the country. A **second infection** with a different type is more likely to be severe. Babies, pregnant women, older people and those with long-term illness need particular care.',
    symptoms: `Four to ten days after the bite:

- sudden high fever and strong headache
- pain behind the eyes, in muscles and joints
- nausea and a rash

**Go to hospital at once** for severe belly pain, repeated vomiting, bleeding from the gums or nose, blood in vomit or stools, restlessness or great tiredness, even if the fever has gone.`,
    prevention: `- Use repellent on exposed skin **all day long**, indoors too.
- Wear long, loose clothing.
- Stay in rooms with screens or air conditioning, and use a net for daytime sleep.
- Ask a travel clinic about vaccination, particularly if you have had dengue before.`,
    treatment:
      'There is no specific medicine. Rest, drink plenty and take paracetamol for fever and pain. **Avoid ibuprofen, aspirin and similar painkillers** until dengue is ruled out, as they can make bleeding worse. Have a doctor check you, and watch for warning signs for two days after the fever falls.',
    medications: ['paracetamol', 'oral-rehydration-salts', 'insect-repellent'],
    vaccinations: ['dengue-vaccine'],
  },
  {
    slug: 'zika-virus',
    common_name: 'Zika virus disease',
    scientific_name: 'Zika virus',
    occurs_where:
      'Found at times in Latin America, the Caribbean, South and South-East Asia, the Pacific islands and parts of Africa.',
    description:
      'Zika is usually a mild illness, and most people who catch it never know. Its main danger is in **pregnancy**, where it can cause serious birth defects or loss of the baby. Rarely, it leads to Guillain-Barré syndrome, a temporary weakness of the nerves.',
    transmission:
      'Mostly the bite of infected *Aedes* mosquitoes, which are active **by day**. The virus also passes through **sex**, even from someone without symptoms, from a pregnant woman to her unborn baby, and rarely by blood transfusion.',
    susceptibility:
      'Anyone can be infected. The concern is greatest for women who are **pregnant or hoping to become pregnant**, and for their partners. They should talk with a doctor before travelling, and may be advised to put off a journey to an area with an outbreak.',
    symptoms: `Often there are none. Otherwise, three to fourteen days after a bite:

- mild fever and headache
- itchy rash
- red eyes
- aching joints and muscles

**See a doctor promptly** if you are pregnant and have been exposed, with or without symptoms, or if you notice weakness or tingling in the legs or arms.`,
    prevention: `- Use repellent and cover up during the day.
- Choose screened or air-conditioned rooms.
- Use condoms, or do not have sex, during travel and for some time after: **two months for women and three for men** is commonly advised.
- Delay pregnancy for the same time.`,
    treatment:
      'There is no specific treatment or vaccine. Rest, fluids and paracetamol ease the illness, which normally passes within a week. Avoid aspirin and ibuprofen until dengue has been ruled out. Pregnant women who may have been infected should be offered testing and follow-up.',
    medications: ['paracetamol', 'insect-repellent'],
    vaccinations: [],
  },
  {
    slug: 'chikungunya',
    common_name: 'Chikungunya',
    scientific_name: 'Chikungunya virus',
    occurs_where:
      'Tropical Africa, South and South-East Asia, the islands of the Indian Ocean and the Pacific, Latin America and the Caribbean, with occasional outbreaks in southern Europe.',
    description:
      'Chikungunya is a viral illness known for its fever and **strong joint pain**. It is rarely fatal and most people feel better within two weeks, but in some the pain in the joints lasts for months or even years. One infection is thought to give lasting protection.',
    transmission:
      'The bite of infected *Aedes* mosquitoes, the same kinds that carry dengue and Zika. They bite **in daylight**, most of all in the early morning and late afternoon. Outbreaks can grow quickly where the virus is new. It is not caught from ordinary contact with people.',
    susceptibility:
      'Anyone who has not had it before can fall ill. Newborn babies, people over 65, and those with high blood pressure, diabetes or heart disease are more likely to become seriously unwell. Women late in pregnancy can pass the virus to the baby at birth.',
    symptoms: `Usually three to seven days after a bite:

- sudden high fever
- severe pain, often with swelling, in hands, wrists, ankles and feet
- headache, muscle pain and rash

**See a doctor** for any fever in the tropics, since dengue and malaria can look the same. Seek help at once for confusion, breathlessness, bleeding or fainting.`,
    prevention: `- Use repellent by day and renew it after swimming or sweating.
- Wear long sleeves and trousers.
- Stay where windows are screened or rooms are cooled.
- Vaccines exist in some countries: ask a travel clinic whether one suits you.`,
    treatment:
      'No medicine acts on the virus itself. Rest, fluids and paracetamol help. **Avoid aspirin and ibuprofen until dengue is ruled out**; after that, a doctor may recommend anti-inflammatory painkillers and gentle exercise for joints that stay sore.',
    medications: ['paracetamol', 'insect-repellent'],
    vaccinations: [],
  },
  {
    slug: 'yellow-fever',
    common_name: 'Yellow fever',
    scientific_name: 'Yellow fever virus',
    occurs_where: 'Tropical parts of Africa and of Central and South America. It does not occur in Asia.',
    description:
      'Yellow fever is a viral disease that can be mild or, in a smaller number of people, attack the liver and cause bleeding. **Severe cases are often fatal**, but one dose of vaccine protects almost everyone. Many countries ask arriving travellers for a vaccination certificate.',
    transmission:
      'The bite of infected mosquitoes, mostly **in daytime**. In forests the virus circulates among monkeys, and people are infected when they enter; in towns, mosquitoes can carry it from person to person. It does not spread by touch or by breathing the same air.',
    susceptibility:
      'Any unvaccinated visitor to an affected area, particularly to forest, savannah or a place with an outbreak. Illness tends to be worse in older people. Those who cannot have the vaccine should think carefully about whether to travel there.',
    symptoms: `Three to six days after a bite:

- fever, chills and headache
- back pain and aching muscles
- nausea, vomiting and weakness

Most people then recover. **Seek hospital care at once** if the fever returns after a better day, or for yellow skin or eyes, dark urine, bleeding or belly pain.`,
    prevention: `- Be vaccinated **at least ten days before arrival**, and carry the yellow certificate.
- Check the entry rules of every country on the route, including those of transit.
- Prevent mosquito bites by day and in the evening, even when vaccinated.`,
    treatment:
      'No medicine cures yellow fever. Care in hospital, with fluids and support for the liver and kidneys, improves the chance of recovery. Paracetamol should be used only as a doctor advises, because the liver may be affected; **aspirin and ibuprofen should be avoided**.',
    medications: ['insect-repellent'],
    vaccinations: ['yellow-fever-vaccine'],
  },
  {
    slug: 'japanese-encephalitis',
    common_name: 'Japanese encephalitis',
    scientific_name: 'Japanese encephalitis virus',
    occurs_where:
      'Rural farming areas of South, South-East and East Asia, the western Pacific and parts of Australia, often with a peak in the rainy season.',
    description:
      'Japanese encephalitis is a rare but serious infection of the brain. Fewer than one in a hundred infected people fall ill, but of those who do, up to about a third die and many survivors are left with lasting harm. **A vaccine gives good protection.**',
    transmission:
      'The bite of infected *Culex* mosquitoes, which breed in **rice fields and marshes** and feed mainly from dusk until dawn. The virus lives in pigs and water birds. People do not pass it to one another, and it is not caught from food.',
    susceptibility:
      'The risk for most short visits, above all to cities, is very low. It rises for people who stay **a month or longer**, spend time outdoors in farming country, camp, cycle or work in the fields, or visit during an outbreak. Children and older people are more severely affected.',
    symptoms: `Most infections cause nothing. Illness begins five to fifteen days after a bite:

- fever, headache and vomiting
- stiff neck
- confusion or changed behaviour
- weakness, tremor or fits

**Get emergency help** for fever with confusion, fits, drowsiness or a stiff neck.`,
    prevention: `- Ask about vaccination **at least a month before leaving** if you will spend time in rural Asia.
- Use repellent and long clothing from late afternoon.
- Sleep in screened rooms or under a treated net.`,
    treatment:
      'There is no medicine against the virus. Treatment in hospital eases symptoms, controls fits and supports breathing while the body fights the infection. Recovery can be slow, and rehabilitation often helps those with lasting weakness or difficulty with memory.',
    medications: ['insect-repellent'],
    vaccinations: ['japanese-encephalitis-vaccine'],
  },
  {
    slug: 'west-nile-virus',
    common_name: 'West Nile fever',
    scientific_name: 'West Nile virus',
    occurs_where:
      'Africa, the Middle East, southern and eastern Europe, western Asia, Australia and North America, mostly in summer and early autumn.',
    description:
      'West Nile virus is carried by birds and mosquitoes. About four in five infected people have no symptoms and most others have a passing fever. In fewer than one in a hundred it reaches the **brain or nerves**, which can be serious.',
    transmission:
      'The bite of a *Culex* mosquito that has fed on an infected bird. These mosquitoes are busiest **from dusk to dawn**. Rarely, the virus is passed on in donated blood or organs, or from mother to baby. It does not spread by touch or coughing.',
    susceptibility:
      'Anyone outdoors in the mosquito season may be infected. Severe illness is more likely in people **over 60**, and in those with diabetes, cancer, high blood pressure, kidney disease, an organ transplant or weakened immunity.',
    symptoms: `Usually two to fourteen days after a bite:

- fever and headache
- body aches and tiredness
- vomiting, rash or swollen glands

**Seek help at once** for a severe headache, stiff neck, confusion, fits, or sudden weakness of an arm or leg.`,
    prevention: `- Use repellent, and wear long sleeves and trousers in the evening.
- Keep windows screened or closed at night.
- Empty standing water from buckets and flowerpots where you stay.
- Do not handle dead birds with bare hands.`,
    treatment:
      'There is no specific medicine and no vaccine for people. Mild illness passes with rest, fluids and simple painkillers such as paracetamol, though tiredness may linger for weeks. Severe illness needs hospital care, with fluids, pain relief and nursing support.',
    medications: ['paracetamol', 'insect-repellent'],
    vaccinations: [],
  },
  {
    slug: 'leishmaniasis',
    common_name: 'Leishmaniasis',
    scientific_name: 'Leishmania species',
    occurs_where:
      'Parts of Central and South America, the Mediterranean, the Middle East, Central and South Asia, and East and North Africa.',
    description:
      'Leishmaniasis is caused by a parasite. The **skin form** makes sores that heal slowly and may scar; some kinds later damage the nose and mouth. The **visceral form**, also called kala-azar, affects the spleen, liver and bone marrow, and is fatal without treatment.',
    transmission:
      'The bite of infected **sandflies**: tiny, silent insects, a third the size of a mosquito, that feed mainly from dusk to dawn. Dogs, rodents and people can carry the parasite. Rarely it is passed on through shared needles or blood.',
    susceptibility:
      'People who spend nights outdoors are most exposed: hikers, soldiers, field workers, bird-watchers and those who sleep in simple lodgings. Weakened immunity, including from HIV or medicines, makes the visceral form more likely and more severe.',
    symptoms: `Weeks or months after a bite:

- a painless lump that becomes an open sore and does not heal
- swollen glands nearby
- later, a blocked or bleeding nose in some kinds

**See a doctor promptly** for a sore lasting over three weeks, or for long fever with weight loss, tiredness or a swollen belly.`,
    prevention: `- Stay indoors, or cover up well, **from dusk to dawn**.
- Use repellent on skin and insecticide on clothes.
- Sleep under a **fine-meshed** treated net, as sandflies pass through ordinary nets.
- Sleep on an upper floor, or with a fan on: sandflies fly weakly.`,
    treatment:
      'A specialist confirms it by examining a sample of skin, blood or bone marrow. Some skin sores heal alone; others need medicine applied, injected or swallowed. The visceral form always needs treatment, usually in hospital. There is no vaccine for people.',
    medications: ['insect-repellent'],
    vaccinations: [],
  },
];
