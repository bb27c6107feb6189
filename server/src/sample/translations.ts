/** By language and column, as they are kept. */
type Translations = Record<string, { headline: string; body: string; body_advice?: string }>;

/** Some alerts of the sample set in the other languages of the app, by their slugs. */
export const alertTranslations: Record<string, Translations> = {
  'pan-american-highway-cauca': {
    de: {
      headline: 'Sperrungen und Gefechte auf der Panamericana im Cauca',
      body: 'Bewaffnete Gruppen haben die Straße südlich von Santander de Quilichao an drei Stellen gesperrt. Busse und Lastwagen mussten umkehren, bei Piendamó wurden zwei Fahrzeuge angezündet. In den letzten beiden Nächten waren nach Einbruch der Dunkelheit Schüsse zwischen den Gruppen und der Armee zu hören.\n\nKein Busunternehmen verkauft Plätze zwischen Cali und Popayán. Der Flughafen von Popayán ist offen, mit zusätzlichen Flügen. Treibstoff ist in der Stadt rationiert, und die Läden rechnen damit, dass frische Lebensmittel in wenigen Tagen knapp werden.',
      body_advice:
        'Reisen Sie zwischen Cali und Popayán **nur mit dem Flugzeug**, bis die Straße für offen erklärt wird.\n\nWenn Sie jetzt in Popayán sind, bleiben Sie im Zentrum und halten Sie Wasser und Essen für 48 Stunden bereit.\n\n- Nehmen Sie nicht die Nebenstraßen über Silvia oder Timbío.\n- Melden Sie sich jeden Abend bei Ihrer Kontaktperson.',
    },
    fr: {
      headline: 'Route panaméricaine fermée et affrontements dans le Cauca',
      body: 'Des groupes armés ont fermé la route en trois points au sud de Santander de Quilichao. Les cars et les camions ont dû faire demi-tour, et deux véhicules ont été incendiés près de Piendamó. Ces deux dernières nuits, des tirs entre les groupes et l’armée ont été entendus après la tombée du jour.\n\nAucune compagnie de cars ne vend de places entre Cali et Popayán. L’aéroport de Popayán est ouvert, avec des vols supplémentaires. Le carburant est rationné en ville, et les magasins s’attendent à manquer de produits frais d’ici quelques jours.',
      body_advice:
        'Entre Cali et Popayán, voyagez **uniquement par avion** jusqu’à la réouverture de la route.\n\nSi vous êtes à Popayán, restez dans le centre et gardez de l’eau et de la nourriture pour 48 heures.\n\n- N’empruntez pas les routes secondaires par Silvia ou Timbío.\n- Donnez de vos nouvelles chaque soir à votre contact.',
    },
    es: {
      headline: 'Cierres y enfrentamientos en la carretera Panamericana, Cauca',
      body: 'Grupos armados cerraron la carretera en tres puntos al sur de Santander de Quilichao. Autobuses y camiones tuvieron que dar la vuelta, y dos vehículos fueron incendiados cerca de Piendamó. En las dos últimas noches se han oído disparos entre los grupos y el ejército después de anochecer.\n\nNinguna empresa de autobuses vende plazas entre Cali y Popayán. El aeropuerto de Popayán está abierto, con vuelos adicionales. El combustible está racionado en la ciudad, y las tiendas prevén que los alimentos frescos escaseen en pocos días.',
      body_advice:
        'Viaje entre Cali y Popayán **solo en avión** hasta que se declare abierta la carretera.\n\nSi ya está en Popayán, quédese en el centro y tenga agua y comida para 48 horas.\n\n- No use las carreteras secundarias por Silvia o Timbío.\n- Avise cada tarde a su persona de contacto.',
    },
  },
  'dengue-antioquia': {
    de: {
      headline: 'Mehr Dengue als zu dieser Zeit üblich in Antioquia',
      body: 'Die Gesundheitsämter in Antioquia zählen etwa doppelt so viele Dengue-Fälle, wie in diesen Wochen üblich sind. Die meisten gibt es in Medellín, Bello, Apartadó und den Orten am unteren Cauca. Die Krankenhäuser haben viel zu tun, kommen aber zurecht.\n\nDie Mücken, die Dengue übertragen, stechen am Tag, drinnen wie draußen. Die Krankheit zeigt sich vier bis zehn Tage nach einem Stich, also vielleicht erst nach Ihrer Abreise.',
      body_advice:
        '- Benutzen Sie vom Morgen bis zur Dämmerung ein Mückenmittel und tragen Sie lange Ärmel.\n- Wählen Sie Zimmer mit Fliegengittern oder Klimaanlage.\n- Gehen Sie bei Fieber innerhalb von zwei Wochen zum Arzt. **Nehmen Sie weder Aspirin noch Ibuprofen**, solange Dengue nicht ausgeschlossen ist.',
    },
    fr: {
      headline: 'Dengue au-dessus du niveau saisonnier en Antioquia',
      body: 'Les services de santé d’Antioquia comptent environ deux fois plus de cas de dengue que d’habitude en ces semaines. La plupart se trouvent à Medellín, Bello, Apartadó et dans les villes du bas Cauca. Les hôpitaux ont beaucoup à faire mais tiennent bon.\n\nLes moustiques qui portent la dengue piquent le jour, à l’intérieur comme à l’extérieur. La maladie apparaît quatre à dix jours après une piqûre, donc peut-être après votre départ.',
      body_advice:
        '- Utilisez un répulsif du matin au crépuscule et portez des manches longues.\n- Choisissez des chambres avec moustiquaires ou climatisation.\n- En cas de fièvre dans les deux semaines, consultez un médecin. **Ne prenez ni aspirine ni ibuprofène** tant que la dengue n’est pas exclue.',
    },
    es: {
      headline: 'Dengue por encima de lo habitual en Antioquia',
      body: 'Las oficinas de salud de Antioquia cuentan cerca del doble de casos de dengue de lo habitual en estas semanas. La mayoría está en Medellín, Bello, Apartadó y los pueblos del bajo Cauca. Los hospitales tienen mucho trabajo, pero dan abasto.\n\nLos mosquitos que transmiten el dengue pican de día, dentro y fuera de las casas. La enfermedad aparece de cuatro a diez días después de la picadura, así que puede empezar cuando ya se haya ido.',
      body_advice:
        '- Use repelente desde la mañana hasta el anochecer y lleve manga larga.\n- Elija habitaciones con mosquiteros o aire acondicionado.\n- Si tiene fiebre en las dos semanas siguientes, acuda al médico. **No tome aspirina ni ibuprofeno** hasta que se descarte el dengue.',
    },
  },
  'bogota-marches': {
    de: {
      headline: 'Demonstrationen im Zentrum von Bogotá',
      body: 'Lehrkräfte und Beschäftigte des Gesundheitswesens ziehen diese Woche an zwei Tagen zur Plaza de Bolívar. Drei Züge brechen um neun Uhr morgens auf: am Nationalpark, an der Universität an der Calle 45 und am südlichen Busbahnhof.\n\nDie Buslinien auf der Carrera Séptima und der Avenida El Dorado werden bis zum Abend umgeleitet. Frühere Demonstrationen derselben Gewerkschaften waren friedlich, mit kurzen Rangeleien am Ende.',
      body_advice:
        '- Rechnen Sie für den Weg zum Flughafen zwei Stunden mehr.\n- Meiden Sie die Plaza de Bolívar nach vier Uhr nachmittags.\n- Wenn sich eine Menge bildet, gehen Sie in ein Geschäft oder Hotel und warten Sie.',
    },
    fr: {
      headline: 'Manifestations dans le centre de Bogotá',
      body: 'Des enseignants et des soignants défileront vers la Plaza de Bolívar deux jours cette semaine. Trois cortèges partent à neuf heures du Parc national, de l’université de la Calle 45 et de la gare routière du sud.\n\nLes bus de la Carrera Séptima et de l’Avenida El Dorado seront déviés jusqu’au soir. Les défilés précédents de ces syndicats se sont passés dans le calme, avec de brèves bousculades à la fin.',
      body_advice:
        '- Prévoyez deux heures de plus pour rejoindre l’aéroport.\n- Évitez la Plaza de Bolívar après seize heures.\n- Si une foule se forme, entrez dans un magasin ou un hôtel et attendez.',
    },
    es: {
      headline: 'Marchas en el centro de Bogotá',
      body: 'Docentes y personal sanitario marcharán hacia la Plaza de Bolívar dos días de esta semana. Tres columnas salen a las nueve de la mañana del Parque Nacional, de la universidad de la Calle 45 y de la terminal de autobuses del sur.\n\nLos autobuses de la Carrera Séptima y la Avenida El Dorado se desviarán hasta la noche. Las marchas anteriores de los mismos sindicatos fueron pacíficas, con breves forcejeos al final.',
      body_advice:
        '- Calcule dos horas más para llegar al aeropuerto.\n- Evite la Plaza de Bolívar después de las cuatro de la tarde.\n- Si se forma una multitud, entre en una tienda o un hotel y espere.',
    },
  },
  'cusco-rail-blockade': {
    de: {
      headline: 'Bahnstrecke nach Machu Picchu bei Ollantaytambo blockiert',
      body: 'Bewohner des Heiligen Tals sitzen unterhalb von Ollantaytambo auf den Gleisen; es geht um Lizenzen für Busse. Seit zwei Tagen ist kein Zug gefahren. Etwa neunhundert Besucher warten in Machu Picchu Pueblo, wo Zimmer knapp und die Geldautomaten leer sind.\n\nIn Cusco wird mit dem Ministerium verhandelt. Frühere Blockaden dieser Art dauerten zwei bis sechs Tage.',
      body_advice:
        '- Brechen Sie nicht nach Machu Picchu auf, bis die Züge wieder fahren.\n- Wenn Sie im Ort sind, sagen Sie Ihrem Hotel und Ihrer Bahngesellschaft, wo Sie sind.\n- Gehen Sie nachts nicht die Gleise entlang.',
    },
    fr: {
      headline: 'Voie ferrée vers le Machu Picchu bloquée près d’Ollantaytambo',
      body: 'Des habitants de la Vallée sacrée occupent la voie en contrebas d’Ollantaytambo, à cause d’un différend sur des licences de bus. Aucun train n’est passé depuis deux jours. Environ neuf cents visiteurs attendent à Machu Picchu Pueblo, où les chambres sont rares et les distributeurs vides.\n\nDes discussions avec le ministère sont en cours à Cusco. Les blocages précédents ont duré de deux à six jours.',
      body_advice:
        '- Ne partez pas pour le Machu Picchu avant la reprise des trains.\n- Si vous êtes au village, dites à votre hôtel et à votre compagnie ferroviaire où vous êtes.\n- Ne marchez pas le long de la voie la nuit.',
    },
    es: {
      headline: 'Vía férrea a Machu Picchu bloqueada cerca de Ollantaytambo',
      body: 'Vecinos del Valle Sagrado ocupan la vía por debajo de Ollantaytambo, en una disputa por licencias de autobuses. Ningún tren ha pasado en dos días. Unos novecientos visitantes esperan en Machu Picchu Pueblo, donde quedan pocas habitaciones y los cajeros están vacíos.\n\nEn Cusco se negocia con el ministerio. Los bloqueos anteriores de este tipo duraron entre dos y seis días.',
      body_advice:
        '- No salga hacia Machu Picchu hasta que vuelvan a circular los trenes.\n- Si está en el pueblo, diga a su hotel y a su empresa de trenes dónde está.\n- No camine por la vía de noche.',
    },
  },
};

export const advisoryTranslations: Record<string, Translations> = {
  'co-armed-groups-rural': {
    de: {
      headline: 'Bewaffnete Gruppen im ländlichen Kolumbien',
      body: 'Auf dem Land in Arauca, Norte de Santander, Cauca und Teilen von Nariño und Chocó sind mehrere bewaffnete Gruppen aktiv. Sie errichten Straßensperren, verlangen Geld und kämpfen gegeneinander und gegen die Armee. Neben Wegen und auf Feldern liegen Landminen.\n\n- Meiden Sie Reisen außerhalb der größeren Orte dieser Departamentos.\n- Fliegen Sie zwischen den Städten; wo nur eine Straße hinführt, fahren Sie bei Tag auf der Hauptstrecke.\n- Verlassen Sie zu Fuß niemals den Weg.\n\nDie Kaffeeregion, Cartagena, die Stadt Santa Marta und das Zentrum von Bogotá und Medellín werden von vielen Menschen ohne Zwischenfälle besucht.',
    },
    fr: {
      headline: 'Groupes armés dans la Colombie rurale',
      body: 'Plusieurs groupes armés sont actifs dans les campagnes d’Arauca, du Norte de Santander, du Cauca et d’une partie du Nariño et du Chocó. Ils dressent des barrages, exigent de l’argent et se battent entre eux et contre l’armée. Des mines se trouvent au bord des chemins et dans les champs.\n\n- Évitez de voyager hors des grandes villes de ces départements.\n- Prenez l’avion entre les villes\u00A0; là où il n’y a que la route, voyagez de jour sur l’axe principal.\n- À pied, ne quittez jamais un chemin.\n\nLa région du café, Carthagène, la ville de Santa Marta et le centre de Bogotá et de Medellín sont visités par beaucoup de monde sans incident.',
    },
    es: {
      headline: 'Grupos armados en la Colombia rural',
      body: 'Varios grupos armados actúan en el campo de Arauca, Norte de Santander, Cauca y partes de Nariño y Chocó. Ponen retenes, exigen pagos y luchan entre sí y contra el ejército. Hay minas junto a los caminos y en los campos.\n\n- Evite viajar fuera de las ciudades mayores de estos departamentos.\n- Vuele entre ciudades; donde solo haya carretera, viaje de día por la ruta principal.\n- A pie, no deje nunca el camino.\n\nLa región cafetera, Cartagena, la ciudad de Santa Marta y el centro de Bogotá y Medellín reciben a mucha gente sin incidentes.',
    },
  },
  'co-robbery-with-drugs': {
    de: {
      headline: 'Raub mit Betäubungsmitteln in kolumbianischen Städten',
      body: 'Diebe in Bogotá, Medellín und Cartagena benutzen Scopolamin und ähnliche Mittel, um Menschen für Stunden wehrlos zu machen. Es wird in Getränken, Zigaretten oder Essen gegeben, oft von einer neuen Bekanntschaft aus einer Bar oder einer Dating-App. Einige Opfer sind gestorben.\n\n- Nehmen Sie von Fremden nichts zu essen, zu trinken oder zu rauchen an und behalten Sie Ihr Glas in der Hand.\n- Treffen Sie neue Leute an öffentlichen Orten und sagen Sie jemandem, wo Sie sind.\n- Bewahren Sie eine zweite Karte und eine Kopie Ihres Passes im Zimmer auf.\n- Wenn Sie verwirrt aufwachen, gehen Sie in eine Notaufnahme und bitten Sie um Hilfe.',
    },
    fr: {
      headline: 'Vols avec boissons droguées dans les villes colombiennes',
      body: 'À Bogotá, Medellín et Carthagène, des voleurs emploient la scopolamine et des drogues semblables pour rendre les gens sans défense pendant des heures. Elle est donnée dans une boisson, une cigarette ou un plat, souvent par une connaissance récente, rencontrée dans un bar ou par une application de rencontre. Certaines victimes sont mortes.\n\n- N’acceptez d’inconnus rien à manger, à boire ou à fumer, et gardez votre verre à la main.\n- Rencontrez les gens dans des lieux publics, et dites à un ami où vous êtes.\n- Gardez une deuxième carte et une copie de votre passeport dans votre chambre.\n- Si vous vous réveillez désorienté, allez aux urgences et demandez de l’aide.',
    },
    es: {
      headline: 'Robos con bebidas drogadas en ciudades colombianas',
      body: 'En Bogotá, Medellín y Cartagena hay ladrones que usan escopolamina y drogas parecidas para dejar a la gente indefensa durante horas. Se da en bebidas, cigarrillos o comida, a menudo por alguien que se acaba de conocer en un bar o por una aplicación de citas. Algunas víctimas han muerto.\n\n- No acepte de desconocidos nada de comer, beber o fumar, y tenga el vaso en la mano.\n- Quede con gente nueva en lugares públicos, y diga a un amigo dónde está.\n- Guarde una segunda tarjeta y una copia del pasaporte en la habitación.\n- Si despierta confundido, vaya a urgencias y pida ayuda.',
    },
  },
};
