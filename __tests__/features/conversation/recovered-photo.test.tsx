import 'react-native-gesture-handler/jestSetup';

import { screen, waitFor } from '@testing-library/react-native';

import { ConversationScreen } from '@/features/conversation/conversation-screen';
import { saveConversations } from '@/store/conversations';
import { saveIssues } from '@/store/issues';
import type { Transaction } from '@/store/store-database';

import { aConversation } from '../../support/conversations';
import { FakePicturePicker } from '../../support/fake-picture-picker';
import { anIssue } from '../../support/issues';
import { databaseFilesIn } from '../../support/node-sqlite';
import { messageField, onBack, press, talking } from '../../support/open-conversation';
import { renderScreen, type OpenApp } from '../../support/render-screen';
import { temporaryFolder } from '../../support/temporary-folder';

const TAKEN = 'file:///taken.jpg';
const attached = () => screen.queryByRole('button', { name: 'Take the photo away' });

/** Two requests, about which the traveller writes. */
async function twoTalks(transaction: Transaction): Promise<void> {
  await talking()(transaction);
  await saveIssues(transaction, [anIssue({ id: 'issue-2', handler: 'Kim' })]);
  await saveConversations(transaction, [aConversation({ id: 'conversation-2', issue_id: 'issue-2' })]);
}

describe('a photo that was taken while the system had ended the app', () => {
  let files: ReturnType<typeof databaseFilesIn>;
  beforeEach(() => {
    jest.useFakeTimers();
    files = databaseFilesIn(temporaryFolder());
  });

  const openTalk = (issueId: string, picturePicker: FakePicturePicker, fill?: typeof twoTalks) =>
    renderScreen(<ConversationScreen issueId={issueId} isInFront onBack={onBack} />, {
      fill,
      isOffline: true,
      dependencies: { files, picturePicker },
    });
  const kill = async ({ runtime }: OpenApp) => {
    screen.unmount();
    await runtime.running.close();
  };
  /** The camera is open in the conversation about that request when the app goes. */
  const endWhileTakingIn = async (issueId: string) => {
    const camera = new FakePicturePicker();
    const opened = jest.spyOn(camera, 'take').mockReturnValue(new Promise(() => undefined));
    const app = await openTalk(issueId, camera, twoTalks);
    await messageField();
    await press('Add a photo');
    await press('Take a photo');
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await kill(app);
  };
  const afterwards = () => {
    const picker = new FakePicturePicker();
    picker.pending = TAKEN;
    return picker;
  };

  it('comes back where it was taken', async () => {
    await endWhileTakingIn('issue-1');
    await openTalk('issue-1', afterwards());
    expect(await screen.findByRole('button', { name: 'Take the photo away' })).toBeOnTheScreen();
  });

  it('is given to no other field, whichever opens first', async () => {
    await endWhileTakingIn('issue-1');
    const picker = afterwards();
    const second = await openTalk('issue-2', picker);
    await waitFor(() => expect(picker.gone).toEqual([TAKEN]));
    await waitFor(async () => expect(await second.opened.reads.draftPhoto('issue/issue-1')).not.toBeNull());
    expect(attached()).toBeNull();
    expect(await second.opened.reads.draftPhoto('issue/issue-2')).toBeNull();
    await kill(second);
    await openTalk('issue-1', new FakePicturePicker());
    expect(await screen.findByRole('button', { name: 'Take the photo away' })).toBeOnTheScreen();
  });

  it('is removed, and given to nobody, where it was taken for something else', async () => {
    const picker = afterwards();
    const app = await openTalk('issue-1', picker, twoTalks);
    await messageField();
    await waitFor(() => expect(picker.gone).toEqual([TAKEN]));
    expect(attached()).toBeNull();
    expect(await app.opened.reads.draftPhoto('issue/issue-1')).toBeNull();
  });

  it('goes with the request that it was taken for', async () => {
    await endWhileTakingIn('issue-2');
    const picker = afterwards();
    const app = await openTalk('issue-1', picker, async (transaction) => {
      await transaction.run(`delete from issues where id = 'issue-2'`);
    });
    await waitFor(() => expect(picker.gone).toEqual([TAKEN]));
    expect(attached()).toBeNull();
    expect(await app.opened.reads.draftPhoto('issue/issue-2')).toBeNull();
  });

  it('taken after one that came back belongs to nothing that was begun before', async () => {
    const picker = new FakePicturePicker();
    const app = await openTalk('issue-1', picker, twoTalks);
    await messageField();
    await press('Add a photo');
    await press('Take a photo');
    await screen.findByRole('button', { name: 'Take the photo away' });
    await press('Take the photo away');
    await kill(app);
    const next = afterwards();
    await openTalk('issue-1', next);
    await waitFor(() => expect(next.gone).toEqual([TAKEN]));
    expect(attached()).toBeNull();
  });
});
