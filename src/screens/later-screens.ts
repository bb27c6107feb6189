// Everything but the way in, as one piece: a browser fetches it after the first screen is seen, at once and whole. Pieces for each
// screen would put whatever two of them share in front of the first one.
export { AdvisoryScreen } from '@/features/advisory/advisory-screen';
export { AlertScreen } from '@/features/alert/alert-screen';
export { AlertsScreen } from '@/features/alerts/alerts-screen';
export { CheckInScreen } from '@/features/check-in/check-in-screen';
export { CheckInsScreen } from '@/features/check-in/check-ins-screen';
export { CountryScreen } from '@/features/country/country-screen';
export { ExploreScreen } from '@/features/explore/explore-screen';
export { HealthItemScreen } from '@/features/health-item/health-item-screen';
export { HelpScreen } from '@/features/help/help-screen';
export { HospitalScreen } from '@/features/hospital/hospital-screen';
export { InboxScreen } from '@/features/inbox/inbox-screen';
export { OfflineDataScreen } from '@/features/offline-data/offline-data-screen';
export { SearchScreen } from '@/features/search/search-screen';
export { ServiceHealthScreen } from '@/features/service-health/service-health-screen';
export { SettingsScreen } from '@/features/settings/settings-screen';
export { TodayScreen } from '@/features/today/today-screen';
export { TripFormScreen } from '@/features/trip-form/trip-form-screen';
export { TripScreen } from '@/features/trip/trip-screen';
export { TripsScreen } from '@/features/trips/trips-screen';
