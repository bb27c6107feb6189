import type { SampleRemedy } from '../sample-types';

/** Vaccines for travellers, and the routine ones to bring up to date before leaving. */
export const vaccinations: SampleRemedy[] = [
  {
    slug: 'hepatitis-a-vaccine',
    name: 'Hepatitis A vaccine',
    description:
      'An inactivated vaccine that **protects nearly everyone** against hepatitis A. It is recommended for most journeys to places where food and water may not be safe. Combined vaccines with hepatitis B or typhoid are available in some countries.',
    routine: false,
    schedule:
      'One dose, ideally **two weeks or more before travel**, though it is worth having up to the day you leave. A second dose 6 to 12 months later gives protection for at least 25 years. It can be given from the age of one.',
    side_effects: `Usually mild, for a day or two:

- sore, red arm
- headache, tiredness
- slight fever, poor appetite

Severe allergy is very rare. **Get help at once** for swelling of the face, hives or trouble breathing after any vaccine.`,
  },
  {
    slug: 'hepatitis-b-vaccine',
    name: 'Hepatitis B vaccine',
    description:
      'An inactivated vaccine that prevents hepatitis B and so **liver cancer** too. It is part of the childhood programme in most countries, and is advised for travellers who missed it, above all for long stays, health work or likely medical care abroad.',
    routine: true,
    schedule:
      'Usually **three doses over six months**. When time is short, a faster course over three weeks, with a fourth dose after a year, is possible; some newer vaccines for adults need only two. Most healthy people need no booster.',
    side_effects: `Usually mild:

- sore or red arm
- tiredness, headache
- slight fever

Serious reactions are very rare. The vaccine contains no living virus and **cannot cause hepatitis**. Tell the clinic about an allergy to yeast or to an earlier dose.`,
  },
  {
    slug: 'typhoid-vaccine',
    name: 'Typhoid vaccine',
    description:
      'A vaccine against typhoid fever, as an **injection or as capsules** to swallow. It is advised for visits to South Asia and other areas of risk. It does not protect completely, nor against paratyphoid, so care with food and water remains necessary.',
    routine: false,
    schedule:
      'Injection: one dose at least **two weeks before travel**, repeated after about three years if still needed. Capsules: three or four, on alternate days, finished a week before travel; they are kept cool, and not taken together with antibiotics.',
    side_effects: `- injection: sore arm, headache, slight fever
- capsules: belly pain, nausea, loose stools

The capsules hold a living, weakened strain and are **not for people with weakened immunity** or in pregnancy. Severe allergy is very rare.`,
  },
  {
    slug: 'yellow-fever-vaccine',
    name: 'Yellow fever vaccine',
    description:
      'A living, weakened vaccine that protects against yellow fever, nearly always **for life**. It is given only at designated centres, with an international certificate that many countries require. A doctor weighs benefit and risk for people over 60, in pregnancy, and while breastfeeding.',
    routine: false,
    schedule:
      'One dose **at least ten days before arrival**; the certificate becomes valid after those ten days and stays valid for life. It is usually given from the age of nine months. A few people at continuing risk may be advised to have another dose.',
    side_effects: `- sore arm, headache, aching muscles, slight fever for some days

It is **not for people with weakened immunity, thymus disease or severe egg allergy**. Very rarely it causes severe illness of the nerves or organs: see a doctor at once for high fever, confusion or yellow skin within a month.`,
  },
  {
    slug: 'rabies-vaccine',
    name: 'Rabies vaccine',
    description:
      'An inactivated vaccine that can be given **before travel and after a bite**. Having it beforehand makes treatment simpler: fewer doses, and no need for immunoglobulin, which is hard to find in many places. Treatment after a bite is still needed.',
    routine: false,
    schedule:
      'Before travel: two or three doses over **one to four weeks**, as your country advises. After a bite: doses on several days, starting at once; two are usually enough for those vaccinated before. It can be given at any age and in pregnancy.',
    side_effects: `Usually mild:

- sore, red or itchy arm
- headache, nausea, aching muscles
- slight fever

Hives are possible after boosters. Severe allergy is very rare. **After a risky bite there is no reason not to be vaccinated.**`,
  },
  {
    slug: 'japanese-encephalitis-vaccine',
    name: 'Japanese encephalitis vaccine',
    description:
      'A vaccine against Japanese encephalitis for people who will spend **a month or longer in rural parts of Asia**, travel there often, or be much outdoors in the season of risk. The kind most used for travellers is inactivated.',
    routine: false,
    schedule:
      'Two doses **four weeks apart**, the second at least a week before travel; adults short of time may have them one week apart. A booster after one to two years extends protection. It can be given from two months of age.',
    side_effects: `Usually mild:

- sore arm
- headache, aching muscles, tiredness
- in children, fever or irritability

Severe allergy is rare. Tell the clinic if you are pregnant, or have reacted to an earlier dose. **Go on preventing bites**, as other diseases are about.`,
  },
  {
    slug: 'tick-borne-encephalitis-vaccine',
    name: 'Tick-borne encephalitis vaccine',
    description:
      'An inactivated vaccine for people who will walk, camp or work **in woods and meadows** of affected parts of Europe and Asia. It protects well after the full course, but not against Lyme disease, so guard against ticks as well.',
    routine: false,
    schedule:
      'Three doses: the second one to three months after the first, the third **5 to 12 months later**. A quicker course gives protection for the season. Boosters follow after three years, then about every five. Best begun in winter.',
    side_effects: `Usually mild:

- sore arm
- tiredness, headache, aching muscles
- slight fever, more often in children

Severe allergy is rare. People with **severe egg allergy** should be vaccinated under supervision.`,
  },
  {
    slug: 'cholera-vaccine',
    name: 'Cholera vaccine',
    description:
      'A vaccine **to drink**, for relief workers and others who will be in outbreak areas without safe water. Most tourists do not need it. Protection is partial and fades, so safe food and water still come first.',
    routine: false,
    schedule:
      'Depending on the kind: a **single dose at least ten days before** travel, or two doses one to six weeks apart, finished a week before. Do not eat or drink for an hour before and after. Young children may need an extra dose.',
    side_effects: `Usually mild:

- belly pain, loose stools
- nausea, poor appetite
- headache, tiredness

Wait if you have fever or diarrhoea. The single-dose kind is living, so **ask a doctor first** in pregnancy, with weakened immunity, or after antibiotics.`,
  },
  {
    slug: 'meningococcal-vaccine',
    name: 'Meningococcal ACWY vaccine',
    description:
      'An inactivated vaccine against four groups of meningococcal bacteria. It is advised for the African meningitis belt in the dry season, and **required for Hajj and Umrah**. Many countries also give it to teenagers. Group B needs a separate vaccine.',
    routine: false,
    schedule:
      'One dose, **at least ten days before travel**, and for the pilgrimage not more than three to five years before, according to the type of vaccine. Small babies may need two or more. A booster is advised after five years if the risk goes on.',
    side_effects: `Usually mild, for a day or two:

- sore, red arm
- headache, tiredness, aching muscles
- slight fever, irritability in small children

Severe allergy is very rare. Keep the **certificate** with your passport for a pilgrimage.`,
  },
  {
    slug: 'measles-mumps-rubella-vaccine',
    name: 'Measles, mumps and rubella vaccine',
    description:
      'A living, weakened vaccine, known as **MMR**, from the childhood programme. Every traveller should be protected against measles, as outbreaks occur on all continents. Two doses protect about 97 in 100 people against it. It **does not cause autism**.',
    routine: true,
    schedule:
      '**Two doses at least four weeks apart**, normally in early childhood; adults can catch up at any age. Babies of 6 to 11 months may have an extra early dose before travel. Be vaccinated two weeks or more before leaving, if possible.',
    side_effects: `- sore arm
- fever and mild rash after 6 to 12 days
- swollen glands, aching joints in adults

It is **not for pregnant women or people with severely weakened immunity**. Rarely, fever brings on a fit in small children, or platelets fall for a while.`,
  },
  {
    slug: 'polio-vaccine',
    name: 'Polio vaccine',
    description:
      'An inactivated vaccine against polio from the childhood programme, for adults often combined with tetanus and diphtheria. A **booster** is advised before travel to countries where polio circulates, and some of them ask for proof from people who leave.',
    routine: true,
    schedule:
      'Childhood: three or more doses and boosters. Adults fully vaccinated as children: **one booster**, or every ten years where advised. For stays over four weeks in some countries: a dose between four weeks and twelve months before departure.',
    side_effects: `Usually mild:

- sore, red arm
- slight fever, tiredness

The injected vaccine contains no living virus and **cannot cause polio**. Severe allergy is very rare. Tell the clinic about an earlier reaction, or an allergy to certain antibiotics.`,
  },
  {
    slug: 'tetanus-diphtheria-pertussis-vaccine',
    name: 'Tetanus, diphtheria and pertussis vaccine',
    description:
      'A routine vaccine against three bacterial diseases: **tetanus**, from dirty wounds; **diphtheria**, a dangerous throat infection; and **whooping cough**. Every traveller should be up to date, as wounds happen anywhere and care may be far away.',
    routine: true,
    schedule:
      'A course in childhood with boosters at school age. Many countries advise adults to have a booster **every ten years**, or before travel to a remote place. After a dirty wound one may be needed sooner. A dose in each pregnancy protects the newborn.',
    side_effects: `Usually mild:

- sore, swollen or red arm
- tiredness, headache, aching muscles
- slight fever

A very swollen arm is possible when boosters come close together. Severe allergy is very rare. **Carry your vaccination record.**`,
  },
  {
    slug: 'influenza-vaccine',
    name: 'Influenza vaccine',
    description:
      'A vaccine renewed **each year** to match the flu strains in circulation. It is advised above all for older people, pregnant women, people with long-term illness, health workers and, in many countries, children. Cruises, groups and pilgrimages raise the risk.',
    routine: true,
    schedule:
      'One dose each season, **two weeks or more before travel**. Children having it for the first time may need two, four weeks apart. Seasons differ between north and south of the equator, so ask which vaccine is available.',
    side_effects: `Usually mild, for a day or two:

- sore arm
- headache, aching muscles, slight fever
- after the nasal spray, a runny nose

The injection **cannot give you flu**. The spray is living, and not for people with weakened immunity. Severe allergy is very rare.`,
  },
  {
    slug: 'covid-19-vaccine',
    name: 'COVID-19 vaccine',
    description:
      'A vaccine that **lowers the risk of severe COVID-19**. Protection against infection fades within months, but protection against severe illness lasts longer. Boosters are advised chiefly for older people, pregnant women, and those with long-term illness or weakened immunity.',
    routine: true,
    schedule:
      'As your country advises: for many people **a single dose** of the current vaccine, and further doses for those at higher risk, often once or twice a year. Have it two weeks or more before travel. It can be given with other vaccines.',
    side_effects: `Usually gone in a few days:

- sore arm
- tiredness, headache, aching muscles
- fever, chills, swollen glands

**See a doctor at once** for chest pain, breathlessness or palpitations: inflammation of the heart is rare, and mostly affects young men.`,
  },
  {
    slug: 'dengue-vaccine',
    name: 'Dengue vaccine',
    description:
      'A living, weakened vaccine against the four types of dengue. Advice differs between countries: many recommend it for travellers **who have had dengue before** and will be exposed again, as a second infection can be more severe. It is not licensed everywhere.',
    routine: false,
    schedule:
      'The kind most used for travellers is given as **two doses three months apart**, usually from the age of four. Ideally the course is complete before travel. Protection is not full, so go on guarding against mosquito bites by day.',
    side_effects: `Usually mild:

- sore, red arm
- headache, aching muscles, tiredness
- slight fever or rash in the following weeks

It is **not for pregnant or breastfeeding women, or people with weakened immunity**. Severe allergy is rare.`,
  },
];
