import { IssueStatus, type Issue } from '@/contract/issue';
import { getDraft, saveDraft, type DraftKind } from '@/store/drafts';
import { getAnyIssue, getIssue, listIssues, replaceIssues } from '@/store/issues';
import { writeMessage } from '@/store/message-writes';
import { listEntries, parkEntry } from '@/store/outbox';
import { saveProfile } from '@/store/profile';
import { listNotes, pinNote, writeNote } from '@/store/request-notes';
import { getRequest, listRequests, moveRequest } from '@/store/requests-of-others';

import { aNote, anIssue, anIssueOfAnother, aPerson } from '../support/issues';
import { aTraveller } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const CONFLICT = { status: 409, message: 'Somebody else handles this request.', fields: [] };

describe('requests of others', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write((transaction) => saveProfile(transaction, aTraveller()));
    await bring(anIssue(), anIssueOfAnother());
  });

  const bring = (...issues: Issue[]) =>
    device.write((transaction) => replaceIssues(transaction, { issues, asOf: null }, 'whole'));
  const move = (to: 'claim' | 'close' | 'finish') =>
    device.write((transaction) => moveRequest(transaction, { issueId: 'issue-2', to }, device.context));
  const request = () => device.read((reader) => getRequest(reader, 'issue-2'));
  const entries = () => device.read(listEntries);
  const notes = () => device.read((reader) => listNotes(reader, 'issue-2'));
  const mine = (changes: Partial<Issue> = {}) =>
    anIssueOfAnother({ status: IssueStatus.Handling, current_handler: aPerson(), ...changes });

  it('are apart from those of the traveller, whoever of both looks', async () => {
    expect((await device.read(listRequests)).map(({ id }) => id)).toEqual(['issue-2']);
    expect((await device.read(listIssues)).map(({ id }) => id)).toEqual(['issue-1']);
    expect(await device.read((reader) => getIssue(reader, 'issue-2'))).toBeNull();
    expect(await device.read((reader) => getRequest(reader, 'issue-1'))).toBeNull();
    expect(await device.read((reader) => getAnyIssue(reader, 'issue-2'))).toMatchObject({ id: 'issue-2' });
  });

  it('stand with who waits longest first', async () => {
    const asked = (id: string, created_at: string) => anIssueOfAnother({ id, created_at });
    await bring(asked('late', '2026-03-03T00:00:00Z'), asked('early', '2026-03-01T00:00:00Z'));
    expect((await device.read(listRequests)).map(({ id }) => id)).toEqual(['early', 'late']);
  });

  it('are claimed, closed and finished in one line, each once', async () => {
    expect(await request()).toMatchObject({ stage: 'unclaimed', next: 'claim', name: 'Mia Berg' });
    await move('finish');
    expect(await entries()).toEqual([]);
    await move('claim');
    await move('claim');
    expect(await request()).toMatchObject({ stage: 'mine', move: { kind: 'waiting', to: 'claim' } });
    await device.write((transaction) =>
      writeMessage(transaction, { issueId: 'issue-2', body: 'I am on it' }, device.context),
    );
    await move('close');
    await move('finish');
    expect((await entries()).map(({ kind, payload }) => [kind, payload])).toMatchObject([
      ['issue-move', { to: 'claim' }],
      ['issue-message', {}],
      ['issue-move', { to: 'close' }],
      ['issue-move', { to: 'finish' }],
    ]);
    expect(await request()).toMatchObject({ stage: 'finished', next: null });
  });

  it.each([
    ['mine', 'close', mine()],
    ['anothers', null, anIssueOfAnother({ handler: 'Kim' })],
    ['over', 'finish', mine({ status: IssueStatus.Closed })],
    ['over', 'finish', anIssueOfAnother({ status: IssueStatus.Cancelled })],
    ['finished', null, mine({ status: IssueStatus.Finished })],
  ])('that the service calls %s can next be: %s', async (stage, next, issue) => {
    await bring(issue);
    expect(await request()).toMatchObject({ stage, next });
  });

  it('that another won say so, and stay until that is understood, though they are in no list any more', async () => {
    await move('claim');
    const [claim] = await entries();
    await device.write((transaction) => parkEntry(transaction, claim?.id ?? '', CONFLICT));
    await bring();
    expect(await request()).toMatchObject({
      stage: 'unclaimed',
      move: { kind: 'refused', reason: CONFLICT },
    });
    // Tried once more there is one claim, not two.
    await move('claim');
    expect(await entries()).toHaveLength(1);
    expect(await request()).toMatchObject({ stage: 'mine', move: { kind: 'waiting' } });
  });

  it('whose note waits are not let go', async () => {
    await device.write((transaction) =>
      writeNote(transaction, { issueId: 'issue-2', body: ' Blood group A ' }, device.context),
    );
    await bring();
    expect(await notes()).toMatchObject([
      { body: 'Blood group A', author: null, sending: { kind: 'waiting' } },
      { body: 'Insured until May' },
    ]);
  });

  it('keep what is begun as a note apart from what is about to be said, until it is one', async () => {
    const draft = (kind: DraftKind) => device.read((reader) => getDraft(reader, 'issue-2', kind));
    const begin = (text: string, kind: DraftKind) =>
      device.write((transaction) => saveDraft(transaction, 'issue-2', text, kind));
    await begin('Allergic to', 'note');
    await begin('Where are', 'message');
    await begin('Where are you?', 'message');
    expect(await Promise.all([draft('note'), draft('message')])).toEqual(['Allergic to', 'Where are you?']);
    await begin('', 'message');
    expect(await draft('note')).toBe('Allergic to');
    await device.write((transaction) =>
      writeNote(transaction, { issueId: 'issue-2', body: 'Allergic to nuts' }, device.context),
    );
    expect(await draft('note')).toBe('');
  });

  it('have notes, pinned ones first, and a pin that was thought better of was none', async () => {
    const note = (id: string, created_at: string) => aNote({ id, body: id, created_at });
    await bring(
      anIssueOfAnother({
        notes: [note('new', '2026-03-03T00:00:00Z'), note('old', '2026-03-01T00:00:00Z')],
      }),
    );
    const pin = (pinned: boolean) =>
      device.write((transaction) =>
        pinNote(transaction, { issueId: 'issue-2', noteId: 'old', pinned }, device.context),
      );
    await pin(true);
    expect(await notes()).toMatchObject([
      { key: 'old', pinned: true, sending: { kind: 'waiting' } },
      { key: 'new', pinned: false, sending: { kind: 'sent' } },
    ]);
    await pin(false);
    expect(await entries()).toEqual([]);
    expect((await notes()).map(({ key }) => key)).toEqual(['new', 'old']);
  });
});
