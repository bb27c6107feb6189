import * as Linking from 'expo-linking';

/** Asking first whether it can be opened would need every app's scheme in the manifest; trying needs none. False where no app takes it. */
export function openOutside(url: string): Promise<boolean> {
  return Linking.openURL(url).then(
    () => true,
    () => false,
  );
}
