import { publicUser } from '../public-user';
import type { Records } from '../records';

/** SQL: a note as it leaves the service. */
export const NOTE = `json_build_object('id', note.id, 'created_at', wire_time(note.created_at),
  'updated_at', wire_time(note.updated_at), 'body', note.body, 'pinned', note.pinned, 'owner_id', note.owner_id,
  'owner', ${publicUser('owner')}, 'issue_id', note.issue_id, 'issue', json_build_object('id', note.issue_id),
  'appointment_id', null, 'appointment', null)`;

export const WITH_OWNER = 'notes note join travellers owner on owner.id = note.owner_id';
const ORDER = 'note.pinned desc, note.created_at desc, note.id';
/** More than anybody reads; in pages all of them can be read. */
const MOST_NOTES = 100;

/** SQL: the notes of a request as JSON. */
export const notesOf = (issueId: string) => `(
  select coalesce(json_agg(${NOTE} order by ${ORDER}), '[]'::json) from (
    select note.id, note.issue_id, note.owner_id, note.body, note.pinned, note.created_at, note.updated_at from notes note where note.issue_id = ${issueId} order by ${ORDER} limit ${MOST_NOTES}) note
  join travellers owner on owner.id = note.owner_id)`;

export const NOTES = {
  row: 'note',
  document: () => NOTE,
  isTranslated: false,
  from: WITH_OWNER,
  countedFrom: 'notes note',
  where: 'note.issue_id = $1',
  order: ORDER,
  most: MOST_NOTES,
  filters: {},
} satisfies Records;
