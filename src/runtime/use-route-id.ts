import { useLocalSearchParams } from 'expo-router';

/** Anybody can write a link; what could be no id of the service is none. */
const ID = /^[\w-]{1,200}$/;

/** The id in the address of this screen; empty where it is none, so that nothing is found. */
export function useRouteId(): string {
  const { id } = useLocalSearchParams<{ id: string }>();
  return ID.test(id) ? id : '';
}
