import { useQuery } from '@tanstack/react-query';
import { openDatabaseAsync } from 'expo-sqlite';
import { Text } from 'react-native';

async function readOne() {
  const database = await openDatabaseAsync('empty.db');
  const row = await database.getFirstAsync('select 1 as one');
  return row.one;
}

export default function First() {
  const { data } = useQuery({ queryKey: ['one'], queryFn: readOne });
  return <Text>{data === 1 ? 'An empty app' : 'Opening'}</Text>;
}
