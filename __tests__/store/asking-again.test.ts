import { askAgain } from '@/store/asking-again';
import { getDraftPhoto, saveDraftPhoto } from '@/store/draft-photos';
import { getDraft, saveDraft } from '@/store/drafts';
import { replaceIssues } from '@/store/issues';
import { editMessage, writeMessage } from '@/store/message-writes';
import { getTalk } from '@/store/messages';
import { parkEntry } from '@/store/outbox';
import { saveProfile } from '@/store/profile';

import { anIssue } from '../support/issues';
import { aTraveller } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const photo = (content: string) => ({ content, width: 4, height: 3 });
const context = (id: string) => ({ newId: () => id, now: () => 1 });

describe('asking again where the call has another request', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write(async (transaction) => {
      await saveProfile(transaction, aTraveller({ id: 'traveller-1' }));
      const issues = [anIssue(), anIssue({ id: 'issue-3' })];
      await replaceIssues(transaction, { issues, asOf: null }, 'whole');
      await transaction.run(`update issues set check_in_id = 'call-1'`);
      // Refused, for the first of both is finished.
      await writeMessage(transaction, { issueId: 'issue-1', body: 'Unheard' }, context('a'));
      await writeMessage(transaction, { issueId: 'issue-1', body: '', photo: photo('AAAA') }, context('b'));
      for (const id of ['a', 'b'])
        await parkEntry(transaction, id, { status: 404, message: 'Gone.', fields: [] });
      await replaceIssues(transaction, { issues: issues.slice(1), asOf: 2_000_000_000 }, 'whole');
    });
  });

  const said = async () => {
    const { messages } = await device.read((reader) => getTalk(reader, 'issue-3', 50));
    return messages.map(({ body, photo: shown }) => (shown ? 'a photo' : body));
  };
  let ids = 0;
  const again = () =>
    device.write((transaction) =>
      askAgain(transaction, 'issue-1', { newId: () => `again-${(ids += 1)}`, now: () => 2 }),
    );

  it('keeps what is begun there: its words and its photo', async () => {
    await device.write(async (transaction) => {
      await saveDraft(transaction, 'issue-3', 'I am at');
      await saveDraftPhoto(transaction, 'issue/issue-3', photo('BBBB'));
    });
    expect(await again()).toBe('issue-3');
    expect(await said()).toEqual(['Unheard', 'a photo']);
    expect(await device.read((reader) => getDraft(reader, 'issue-3'))).toBe('I am at');
    const kept = await device.read((reader) => getDraftPhoto(reader, 'issue/issue-3'));
    expect(kept?.content).toBe('BBBB');
  });

  it('leaves what is edited there its place', async () => {
    await device.write(async (transaction) => {
      await writeMessage(transaction, { issueId: 'issue-3', body: 'Frist' }, context('c'));
      await writeMessage(transaction, { issueId: 'issue-3', body: 'Then' }, context('d'));
      await editMessage(transaction, 'c');
    });
    await again();
    expect(await said()).toEqual(['Then', 'Unheard', 'a photo']);
    await device.write((transaction) =>
      writeMessage(transaction, { issueId: 'issue-3', body: 'First' }, context('e')),
    );
    expect(await said()).toEqual(['First', 'Then', 'Unheard', 'a photo']);
  });
});
