import type { SampleRemedy } from '../sample-types';

/** Medicines and other remedies that travellers carry or are prescribed. */
export const medications: SampleRemedy[] = [
  {
    slug: 'atovaquone-proguanil',
    name: 'Atovaquone-proguanil',
    description:
      'A combination tablet that **prevents malaria** in nearly all areas and is also used to treat it. It suits short and last-minute journeys. It is not for people with severe kidney disease, and is generally avoided in pregnancy. A prescription is needed in many countries.',
    routine: false,
    schedule:
      'For prevention: once a day, at the same time, **with food or a milky drink**. Start one to two days before entering the malaria area, continue every day there, and go on for seven days after leaving. Take it as prescribed.',
    side_effects: `Usually mild, and fewer with food:

- belly pain, nausea, vomiting or diarrhoea
- headache, dizziness
- vivid dreams or mouth ulcers

**See a doctor at once** for a severe rash, swelling of the face or trouble breathing. If you vomit within an hour, ask whether to repeat the dose.`,
  },
  {
    slug: 'doxycycline',
    name: 'Doxycycline',
    description:
      'An antibiotic with several uses: **malaria prevention**, and treatment of infections such as Lyme disease, leptospirosis and cholera. It is not normally given to pregnant women or to young children. It needs a prescription in most countries.',
    routine: false,
    schedule:
      'For malaria prevention: once a day, starting one to two days before arrival, throughout the stay, and for **four weeks after leaving**. Swallow it with plenty of water and food, and stay upright for half an hour. For treatment, follow the prescription.',
    side_effects: `- **sunburn comes easily**: cover up and use sun cream
- nausea, heartburn, diarrhoea
- thrush

**Get help** for pain on swallowing, a severe headache with blurred vision, a blistering rash, or severe diarrhoea. Iron, antacids and milk can reduce its effect if taken together.`,
  },
  {
    slug: 'mefloquine',
    name: 'Mefloquine',
    description:
      'A weekly tablet that **prevents malaria** in many areas, though not where the parasite resists it, as in parts of South-East Asia. It is useful for long stays and can be given in pregnancy when a doctor agrees. It is not for people with past or present mental illness, fits or certain heart rhythms.',
    routine: false,
    schedule:
      'Once a week, on the same day, with food and plenty of water. Start **two to three weeks before** travel, so that side effects show in time, continue during the stay, and for four weeks after leaving. Take it as prescribed.',
    side_effects: `- nausea, dizziness, headache
- strange dreams, poor sleep

**Stop and see a doctor at once** for anxiety, low mood, confusion, restlessness, hallucinations, loss of balance or ringing in the ears. Another medicine can replace it. Some effects have lasted long after stopping.`,
  },
  {
    slug: 'tafenoquine',
    name: 'Tafenoquine',
    description:
      'A newer tablet that **prevents malaria** of all types and can clear dormant parasites from the liver. It is available for adults in some countries. A blood test for **G6PD** is essential first, as people with too little of this enzyme can become seriously anaemic. It is not for use in pregnancy.',
    routine: false,
    schedule:
      'For prevention: once a day for three days before travel, then **once a week** during the stay, starting seven days after the last of those doses, and one last dose in the week after leaving. Take it with food, as prescribed.',
    side_effects: `- nausea, vomiting, diarrhoea
- headache, dizziness, back pain
- poor sleep or vivid dreams

**See a doctor at once** for dark urine, yellow skin, blue lips, breathlessness, or changes in mood or thinking. It is not advised for people with a history of psychosis.`,
  },
  {
    slug: 'chloroquine',
    name: 'Chloroquine',
    description:
      'An older medicine that prevents and treats malaria in the **few areas without resistance**, such as parts of Central America and the Caribbean. It can be used in pregnancy. It may worsen psoriasis and is not for people with certain eye diseases, heart rhythms or epilepsy.',
    routine: false,
    schedule:
      'For prevention: **once a week**, on the same day, after food. Start one to two weeks before travel, continue during the stay, and for four weeks after leaving. Long use needs regular eye checks. Keep it locked away: an overdose is dangerous to children.',
    side_effects: `- nausea, belly pain, headache
- blurred vision that passes
- itching, particularly in people with dark skin

**See a doctor at once** for changed vision, fainting, an irregular heartbeat, muscle weakness, low mood or fits.`,
  },
  {
    slug: 'oral-rehydration-salts',
    name: 'Oral rehydration salts',
    description:
      'Sachets of sugar and salts, to be dissolved in safe water, that **replace what is lost** through diarrhoea, vomiting or heavy sweating. They suit all ages and belong in every travel kit. They do not stop diarrhoea, but they prevent its main danger.',
    routine: true,
    schedule:
      'Dissolve one sachet in **exactly the amount of safe water** stated on it, and sip often: about a glass after each loose stool for an adult, and small spoonfuls for a child. Throw away what is left after 24 hours. Keep breastfeeding babies.',
    side_effects:
      'Side effects are rare when the sachet is mixed correctly. Drinking too fast may cause vomiting: wait ten minutes and go on more slowly. Too little water makes it too salty. **Ask a doctor first** with kidney or heart disease or diabetes, or for a young baby.',
  },
  {
    slug: 'loperamide',
    name: 'Loperamide',
    description:
      'A medicine that **slows the bowel** and eases watery diarrhoea for a while, for instance during a long journey. It does not cure the infection. It is sold without prescription in many countries for adults and older children, and is not for young children.',
    routine: true,
    schedule:
      'Take it after a loose stool, as the packet says, for **no more than two days** without advice, and never above the stated daily limit. Drink rehydration salts as well. **Do not use it with blood in the stools, high fever or severe belly pain.**',
    side_effects: `- constipation, bloating, cramps
- dizziness, tiredness, nausea
- headache

**Stop and see a doctor** for a swollen or very painful belly, fainting or a racing heart. Too high a dose can disturb the heart rhythm.`,
  },
  {
    slug: 'azithromycin',
    name: 'Azithromycin',
    description:
      'An antibiotic used for **moderate or severe travellers’ diarrhoea**, above all in South and South-East Asia, where other antibiotics often fail, and for typhoid and other infections. Some travellers carry it as a stand-by, with clear instructions from a doctor.',
    routine: false,
    schedule:
      'For diarrhoea: a single dose or a **course of up to three days**, as prescribed. Other infections need longer. Do not take antacids at the same time. Keep it for illness that stops your plans, or with fever or blood, and see a doctor if you are no better in two days.',
    side_effects: `- nausea, belly pain, loose stools
- headache, changed taste

**See a doctor at once** for a rash with swelling or trouble breathing, an irregular heartbeat, yellow skin or severe diarrhoea. Tell the doctor about heart rhythm problems and other medicines.`,
  },
  {
    slug: 'ciprofloxacin',
    name: 'Ciprofloxacin',
    description:
      'An antibiotic once much used for travellers’ diarrhoea. **Resistance is now common**, mainly in Asia, and rare but lasting side effects mean that it is kept for when other choices do not suit. It is also given once to contacts of meningococcal disease.',
    routine: false,
    schedule:
      'Only as prescribed, often for **one to three days** for diarrhoea. Take it with water, two hours apart from milk, antacids, iron or zinc. Avoid strong sun and hard exercise. It is generally not for children or pregnant women.',
    side_effects: `- nausea, diarrhoea, headache
- sunburn comes easily

**Stop and get help at once** for pain or swelling of a tendon or joint, tingling or weakness, sudden chest, back or belly pain, palpitations, or changes of mood.`,
  },
  {
    slug: 'rifaximin',
    name: 'Rifaximin',
    description:
      'An antibiotic that **stays in the gut** and hardly enters the blood. It treats mild to moderate watery travellers’ diarrhoea caused by certain bacteria. It is **not for diarrhoea with fever or blood**. It is available on prescription in some countries.',
    routine: false,
    schedule:
      'Usually several times a day for **three days**, with or without food, as prescribed. Drink rehydration salts too. See a doctor if you are no better after one or two days, or if fever or blood in the stools appears.',
    side_effects: `Usually mild:

- wind, bloating, belly pain
- nausea, headache, dizziness
- urine may turn reddish

**See a doctor at once** for a rash, swelling of the face, trouble breathing, or severe diarrhoea. It is not advised in pregnancy.`,
  },
  {
    slug: 'acetazolamide',
    name: 'Acetazolamide',
    description:
      'A medicine that helps the body **adjust to high altitude** by making breathing deeper, and so lowers the chance of mountain sickness. It is no substitute for a slow ascent. It needs a prescription, and does not suit people with some kidney or liver diseases or a serious sulfonamide allergy.',
    routine: false,
    schedule:
      'Usually twice a day, beginning **the day before going up**, and continuing for about two days at the highest sleeping place, or until the descent begins, as prescribed. A trial at home shows whether it suits you. Drink enough.',
    side_effects: `- **tingling** in fingers, toes and face
- passing water often
- fizzy drinks taste flat
- nausea, tiredness

**Stop and see a doctor** for a rash, fever with sore throat, changed vision, severe back pain or confusion.`,
  },
  {
    slug: 'dexamethasone',
    name: 'Dexamethasone',
    description:
      'A strong steroid. At altitude it is an **emergency medicine for swelling of the brain** (HACE), to gain time while going down. Hospitals also use it for severe COVID-19. It can hide symptoms, so nobody should go on climbing after taking it as treatment.',
    routine: false,
    schedule:
      'Only as a doctor or expedition leader with medical training has instructed. It works within hours. **Descent must follow, whether or not you feel better.** After several days of use it should be reduced step by step, never stopped suddenly.',
    side_effects: `- raised blood sugar, important in diabetes
- poor sleep, restlessness, mood swings
- stomach pain, more appetite
- higher risk of infection

**Get help at once** for black stools, severe belly pain, great weakness after stopping, or confused thoughts.`,
  },
  {
    slug: 'praziquantel',
    name: 'Praziquantel',
    description:
      'A medicine that **kills parasitic worms**, above all those of schistosomiasis. It works on grown worms, so it is usually given some weeks or months after contact with infested water, when a test is positive. It does not prevent infection.',
    routine: false,
    schedule:
      'Usually taken over **a single day** with food, according to body weight, as prescribed; sometimes repeated after several weeks. Swallow the tablets whole, as they taste bitter. Do not drive on that day or the next.',
    side_effects: `Short-lived, and partly due to the dying worms:

- belly pain, nausea, diarrhoea
- headache, dizziness, sleepiness
- fever, rash or itching

**See a doctor at once** for fits, an irregular heartbeat, a severe headache or trouble breathing.`,
  },
  {
    slug: 'paracetamol',
    name: 'Paracetamol',
    description:
      'An everyday medicine for **fever and pain**, called acetaminophen in North America. It is the safer choice when dengue is possible, as it does not promote bleeding. It eases symptoms only: a fever in or after the tropics still needs a test.',
    routine: true,
    schedule:
      'Take it as the packet says, with **at least four hours between doses**, and never more than the stated daily limit. Many cold remedies contain it too, so check labels. Children’s doses go by age or weight.',
    side_effects:
      'Side effects are rare at the usual dose; now and then a rash. **Too much harms the liver, even when you feel well**: after an overdose go to hospital at once. Ask a doctor first with liver disease, heavy drinking, very low body weight, or if you take warfarin.',
  },
  {
    slug: 'insect-repellent',
    name: 'Insect repellent',
    description:
      'A lotion, spray or stick that keeps mosquitoes, sandflies and ticks from biting. The most reliable contain **DEET, icaridin, IR3535 or oil of lemon eucalyptus** (PMD). It protects against many diseases at once, alongside long clothing and a treated net.',
    routine: true,
    schedule:
      'Apply to all uncovered skin, **by day and by night** where insects bite, and again after swimming, sweating, or the time on the label. Put sun cream on first, then repellent. Follow the age limits for children; nets are best for young babies.',
    side_effects:
      'Skin may become irritated; wash it off when you no longer need it. Keep it away from eyes, mouth, cuts and children’s hands. **DEET can damage plastics and some fabrics.** If swallowed or sprayed in the eyes, rinse and ask for medical advice.',
  },
];
