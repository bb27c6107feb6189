import { defineWords } from '../define-words';
import { plural } from '../plural';

/** Search over everything on the device. */
export const searchWords = defineWords({
  en: {
    title: 'Search',
    field: 'Search everything on this device',
    hint: 'Trips, countries, alerts, advisories, diseases, medication, vaccinations, hospitals',
    kinds: {
      trips: 'Trips',
      countries: 'Countries',
      alerts: 'Alerts',
      advisories: 'Advisories',
      diseases: 'Diseases',
      medications: 'Medication',
      vaccinations: 'Vaccinations',
      hospitals: 'Hospitals',
    },
    none: (text: string) => `Nothing on this device for “${text}”`,
    noneDetail: 'Only what was downloaded is searched. Countries you open or pin add to it.',
    found: (count: number) => `${count} ${plural.en(count, 'result', 'results')}`,
  },
  es: {
    title: 'Buscar',
    field: 'Buscar en todo lo que hay en este dispositivo',
    hint: 'Viajes, países, alertas, avisos, enfermedades, medicación, vacunas, hospitales',
    kinds: {
      trips: 'Viajes',
      countries: 'Países',
      alerts: 'Alertas',
      advisories: 'Avisos',
      diseases: 'Enfermedades',
      medications: 'Medicación',
      vaccinations: 'Vacunas',
      hospitals: 'Hospitales',
    },
    none: (text) => `Nada en este dispositivo para «${text}»`,
    noneDetail: 'Solo se busca en lo descargado. Los países que abra o fije se añaden.',
    found: (count) => `${count} ${plural.es(count, 'resultado', 'resultados')}`,
  },
  fr: {
    title: 'Rechercher',
    field: 'Rechercher dans tout ce qui est sur cet appareil',
    hint: 'Voyages, pays, alertes, avis, maladies, médicaments, vaccins, hôpitaux',
    kinds: {
      trips: 'Voyages',
      countries: 'Pays',
      alerts: 'Alertes',
      advisories: 'Avis',
      diseases: 'Maladies',
      medications: 'Médicaments',
      vaccinations: 'Vaccins',
      hospitals: 'Hôpitaux',
    },
    none: (text) => `Rien sur cet appareil pour «\u00A0${text}\u00A0»`,
    noneDetail: 'Seul ce qui est téléchargé est parcouru. Les pays que vous ouvrez ou gardez s’y ajoutent.',
    found: (count) => `${count} ${plural.fr(count, 'résultat', 'résultats')}`,
  },
  de: {
    title: 'Suchen',
    field: 'Alles auf diesem Gerät durchsuchen',
    hint: 'Reisen, Länder, Warnungen, Hinweise, Krankheiten, Medikamente, Impfungen, Krankenhäuser',
    kinds: {
      trips: 'Reisen',
      countries: 'Länder',
      alerts: 'Warnungen',
      advisories: 'Hinweise',
      diseases: 'Krankheiten',
      medications: 'Medikamente',
      vaccinations: 'Impfungen',
      hospitals: 'Krankenhäuser',
    },
    none: (text) => `Nichts auf diesem Gerät zu „${text}“`,
    noneDetail:
      'Durchsucht wird nur, was heruntergeladen ist. Länder, die Sie öffnen oder behalten, kommen dazu.',
    found: (count) => `${count} ${plural.de(count, 'Treffer', 'Treffer')}`,
  },
});
