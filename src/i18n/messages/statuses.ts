import { defineWords } from '../define-words';

/** How dangerous, how far along: words that several screens show in badges. */
export const statusWords = defineWords({
  en: {
    risk: { low: 'Low', medium: 'Medium', high: 'High' },
    riskOf: { low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
    travel: { normal: 'Normal', caution: 'Caution', avoid: 'Avoid' },
    travelAdvice: {
      normal: 'Take normal precautions',
      caution: 'Exercise high caution',
      avoid: 'Avoid travelling here',
    },
    category: { health: 'Health', safety: 'Safety' },
    tripType: { holiday: 'Holiday', business: 'Business', other: 'Other' },
    checkIn: { safe: 'I’m safe', help: 'I need help' },
  },
  es: {
    risk: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
    riskOf: { low: 'Riesgo bajo', medium: 'Riesgo medio', high: 'Riesgo alto' },
    travel: { normal: 'Normal', caution: 'Precaución', avoid: 'Evitar' },
    travelAdvice: {
      normal: 'Tome las precauciones normales',
      caution: 'Extreme la precaución',
      avoid: 'Evite viajar aquí',
    },
    category: { health: 'Salud', safety: 'Seguridad' },
    tripType: { holiday: 'Vacaciones', business: 'Negocios', other: 'Otro' },
    checkIn: { safe: 'Estoy bien', help: 'Necesito ayuda' },
  },
  fr: {
    risk: { low: 'Faible', medium: 'Moyen', high: 'Élevé' },
    riskOf: { low: 'Risque faible', medium: 'Risque moyen', high: 'Risque élevé' },
    travel: { normal: 'Normal', caution: 'Prudence', avoid: 'À éviter' },
    travelAdvice: {
      normal: 'Précautions habituelles',
      caution: 'Redoublez de prudence',
      avoid: 'Évitez de vous y rendre',
    },
    category: { health: 'Santé', safety: 'Sécurité' },
    tripType: { holiday: 'Vacances', business: 'Affaires', other: 'Autre' },
    checkIn: { safe: 'Je vais bien', help: 'J’ai besoin d’aide' },
  },
  de: {
    risk: { low: 'Gering', medium: 'Mittel', high: 'Hoch' },
    riskOf: { low: 'Geringes Risiko', medium: 'Mittleres Risiko', high: 'Hohes Risiko' },
    travel: { normal: 'Normal', caution: 'Vorsicht', avoid: 'Meiden' },
    travelAdvice: {
      normal: 'Übliche Vorsicht genügt',
      caution: 'Besonders vorsichtig sein',
      avoid: 'Nicht hierher reisen',
    },
    category: { health: 'Gesundheit', safety: 'Sicherheit' },
    tripType: { holiday: 'Urlaub', business: 'Geschäftlich', other: 'Sonstiges' },
    checkIn: { safe: 'Mir geht es gut', help: 'Ich brauche Hilfe' },
  },
});
