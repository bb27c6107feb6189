import type { SampleCountryText } from '../sample-types';

export const italy: SampleCountryText = {
  code: 'IT',
  travel_status: 0,
  facts: `Italy stretches from the Alps to within sight of Africa, with Sicily and Sardinia as its largest islands. Winters are cold and foggy in the Po valley and mild in the south; July and August are hot throughout. **Earthquakes** occur along the Apennines, and Etna, Stromboli and the Campi Flegrei near Naples are active volcanic areas.

## Practicalities

- **Time:** UTC+1, UTC+2 in summer.
- **Power:** 230 V, type C, F and L plugs.
- **Water:** tap water and street fountains are safe unless marked *non potabile*.
- **Driving:** on the right. Cameras fine cars that enter limited-traffic zones (ZTL).
- **Money:** euro. A cover charge, *coperto*, is normal; tips are optional.
- **Trains:** stamp paper tickets before boarding.`,
  language:
    'Italian is the official language; German is spoken in South Tyrol, French in the Aosta Valley and Slovene near Trieste.',
  division_name: 'province',
  region_name: 'comune',
  sec_emer_num: `**112** for police, ambulance and fire.

In some areas also **118** ambulance, **115** fire and **1530** coastguard.`,
  sec_personal: `Italy is safe to visit, though **pickpockets and bag snatchers** are busy in Rome, Milan, Florence, Venice and Naples, at stations and on crowded buses.

- Keep luggage in sight on trains, above all while the train stands at a station.
- Beware of people who offer bracelets, roses or help at the ticket machine.
- Walk on the inside of the pavement: thieves on scooters take bags from shoulders.
- Check the bill against the menu near famous squares, and keep receipts.
- Do not sit on monuments, swim in fountains or take **sand and shells** from Sardinia. The fines are large.

In the mountains, check the forecast, start early and turn back before afternoon storms. Approach volcanic craters only with an authorised guide. Sea currents and jellyfish are marked by beach flags; ask the lifeguard.`,
  sec_ext_viol: `The risk of terrorist attack is moderate. The authorities have arrested people who planned attacks, and soldiers guard **stations, embassies and religious sites**. Small anarchist groups sometimes place devices at offices and power lines. Organised crime rarely touches visitors. Be watchful in crowds, during pilgrimages and at large church events in Rome.`,
  sec_pol_unr: `Strikes (*scioperi*) are frequent, announced some days ahead and often held on a Friday. They affect **trains, local transport and airports**, with guaranteed services at commuting hours. Demonstrations in Rome, Milan, Turin and Bologna are mostly calm, but avoid them, as well as streets near stadiums on match days. See [planned strikes](https://example.org/it/strikes).`,
  sec_areas: `No area need be avoided. Take more care than usual in:

- **The Province of Naples**, where the ground of the Campi Flegrei around Pozzuoli is rising and small earthquakes are common.
- **The Province of Catania**, when Etna is active: respect closed zones, and expect ash and airport delays.
- **The streets around Termini in Rome and the central stations of Milan and Naples** at night.`,
  division_status: { 'IT-CT': 1, 'IT-NA': 1 },
  diseases: {
    'west-nile-virus': 'Occurs every summer in the Po valley, and lately in Lazio and Campania as well.',
    'tick-borne-encephalitis': 'Found in the north-east, mainly Trentino, Veneto and Friuli.',
    chikungunya: 'Local outbreaks have happened in summer, spread by tiger mosquitoes.',
    dengue: 'Local clusters appear between August and October, from Lombardy to the Adriatic coast.',
    leishmaniasis: 'Present at a low level in the south, the islands and along the coasts.',
    'lyme-disease': 'Found in northern woods, most of all in Friuli and Liguria.',
    measles: 'Outbreaks recur where vaccination is low.',
    'heat-illness': 'Cities are very hot in July and August; look for the coloured heat bulletins.',
  },
  vaccinations: {
    'measles-mumps-rubella-vaccine': 'Check that two doses have been given.',
    'tick-borne-encephalitis-vaccine': 'Consider it for hiking and camping in the north-eastern Alps.',
    'tetanus-diphtheria-pertussis-vaccine': 'Keep it up to date.',
    'influenza-vaccine': 'Advised in winter for older people and those with long-term illness.',
  },
  medications: {
    'insect-repellent': 'Use it on summer evenings in the Po valley and by day against tiger mosquitoes.',
    paracetamol: 'Sold in pharmacies as *paracetamolo*.',
    'oral-rehydration-salts': 'Helpful after long days of sightseeing in the heat.',
  },
};
