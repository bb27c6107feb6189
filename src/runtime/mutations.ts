import type { AboutMe } from '@/domain/about-me';
import { askAgain } from '@/store/asking-again';
import {
  changePassFormat,
  keepPass,
  keepPassPicture,
  type PassFormat,
  removePass,
} from '@/store/boarding-passes';
import { forgetBookingFile, giveBookingFile } from '@/store/booking-files';
import { pinCountry } from '@/store/countries';
import { askForHelp, cancelIssue } from '@/store/issue-writes';
import { saveDraftPhoto, type DraftAbout } from '@/store/draft-photos';
import { saveDraft, type DraftKind } from '@/store/drafts';
import { saveHelpDraft, type HelpDraft } from '@/store/help-draft';
import type { KeptPhoto } from '@/store/message-photos';
import {
  discardDraft,
  editMessage,
  readConversation,
  takeBackMessage,
  writeMessage,
} from '@/store/message-writes';
import { unparkEntry } from '@/store/outbox';
import { keepRecoveredPhoto, rememberPicking, takePicking } from '@/store/picking';
import { savePreparation, type Preparing } from '@/store/preparations';
import { changeAboutMe, savePreference, type Preferences } from '@/store/preferences';
import { discardEntry } from '@/store/refusals';
import { pinNote, writeNote } from '@/store/request-notes';
import { moveRequest } from '@/store/requests-of-others';
import { removeSegment, writeSegment } from '@/store/segment-writes';
import type { StoreDatabase, Transaction } from '@/store/store-database';
import { stepIn } from '@/store/talk-part';
import {
  changeAlertFilters,
  changeSettings,
  deleteNotification,
  readAlert,
  readNotification,
  undoDeleteNotification,
} from '@/store/traveller-writes';
import { changeTrip, changeTripSettings, createTrip, removeTrip } from '@/store/trip-writes';
import { undoRemoveTrip } from '@/store/undo-trip-removal';
import type { WriteContext } from '@/store/write-context';

/** A little longer than a screen offers to undo a removal: until then the service is not told of it. */
const UNDO_MS = 12_000;

/** Everything that a traveller may do on a screen. Each is on the disk, to be sent, when its promise is kept. */
export function createMutations(database: StoreDatabase, context: WriteContext) {
  const durably =
    <Args extends unknown[], Result>(
      mutate: (transaction: Transaction, ...args: [...Args, WriteContext]) => Promise<Result>,
    ) =>
    (...args: Args): Promise<Result> =>
      database.write('user', (transaction) => mutate(transaction, ...args, context));

  return {
    createTrip: durably(createTrip),
    changeTrip: durably(changeTrip),
    changeTripSettings: durably(changeTripSettings),
    removeTrip: durably((transaction: Transaction, id: string, writing: WriteContext) =>
      removeTrip(transaction, id, writing, UNDO_MS),
    ),
    undoRemoveTrip: durably(undoRemoveTrip),
    /** A booking of their own; gives its id. */
    writeSegment: durably(writeSegment),
    removeSegment: durably(removeSegment),
    /** A file with bookings, for the service to read. */
    giveBookingFile: durably(giveBookingFile),
    /** They have read what became of it. */
    forgetBookingFile: (id: string) =>
      database.write('user', (transaction) => forgetBookingFile(transaction, id)),
    askForHelp: durably(askForHelp),
    /** With what was written about a request that is finished; gives the id of the new one. */
    askAgain: durably(askAgain),
    cancelIssue: durably(cancelIssue),
    /** What whoever helps does to the request of another. */
    moveRequest: durably(moveRequest),
    stepIn: durably(stepIn),
    writeNote: durably(writeNote),
    pinNote: durably(pinNote),
    writeMessage: durably(writeMessage),
    takeBackMessage: durably(takeBackMessage),
    /** What has not gone out becomes a draft again; false where it is too late. */
    editMessage: (entryId: string) =>
      database.write('user', (transaction) => editMessage(transaction, entryId)),
    saveDraft: (issueId: string, text: string, kind: DraftKind = 'message') =>
      database.write('user', (transaction) => saveDraft(transaction, issueId, text, kind)),
    /** With its photo. */
    discardDraft: (issueId: string) =>
      database.write('user', (transaction) => discardDraft(transaction, issueId)),
    /** A photo that goes with what is begun; null takes it away. */
    saveDraftPhoto: (about: DraftAbout, photo: KeptPhoto | null) =>
      database.write('user', (transaction) => saveDraftPhoto(transaction, about, photo)),
    rememberPicking: (about: DraftAbout | null) =>
      database.write('user', (transaction) => rememberPicking(transaction, about)),
    takePicking: () => database.write('user', takePicking),
    /** A photo that was taken while the system had ended the app. */
    keepRecoveredPhoto: durably(keepRecoveredPhoto),
    saveHelpDraft: (change: Partial<HelpDraft>) =>
      database.write('user', (transaction) => saveHelpDraft(transaction, change)),
    readConversation: durably(readConversation),
    readAlert: durably(readAlert),
    readNotification: durably(readNotification),
    deleteNotification: durably((transaction: Transaction, id: string, writing: WriteContext) =>
      deleteNotification(transaction, id, writing, UNDO_MS),
    ),
    undoDeleteNotification: durably(undoDeleteNotification),
    changeSettings: durably(changeSettings),
    changeAlertFilters: durably(changeAlertFilters),
    /** What was refused, or still waits. */
    discard: durably(discardEntry),
    retry: (entryId: string) => database.write('user', (transaction) => unparkEntry(transaction, entryId)),
    pinCountry: (id: string, pinned: boolean) =>
      database.write('user', (transaction) => pinCountry(transaction, id, pinned)),
    /** That something was seen to on that day; null takes it back. It stays on this device. */
    savePreparation: (preparing: Preparing, item: string, day: string | null) =>
      database.write('user', (transaction) => savePreparation(transaction, preparing, item, day)),
    /** What they show at the gate; it stays on this device. */
    keepPass: durably(keepPass),
    keepPassPicture: durably(keepPassPicture),
    changePassFormat: (id: number, format: PassFormat) =>
      database.write('user', (transaction) => changePassFormat(transaction, id, format)),
    removePass: (id: number) => database.write('user', (transaction) => removePass(transaction, id)),
    /** What the traveller says of themselves; it stays on this device. */
    changeAboutMe: (change: (me: AboutMe) => AboutMe) =>
      database.write('user', (transaction) => changeAboutMe(transaction, change)),
    savePreference: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) =>
      database.write('user', (transaction) => savePreference(transaction, name, value)),
  };
}

export type Mutations = ReturnType<typeof createMutations>;
