import { CheckInStatus } from '@/contract/check-in';
import { toBase64 } from '@/domain/base64';
import { giveBookingFile } from '@/store/booking-files';
import { saveCheckIn } from '@/store/check-ins';
import { askForHelp, cancelIssue } from '@/store/issue-writes';
import { readConversation, takeBackMessage, writeMessage } from '@/store/message-writes';
import type { OutboxKind } from '@/store/outbox-kinds';
import { pinNote, writeNote } from '@/store/request-notes';
import { moveRequest } from '@/store/requests-of-others';
import { removeSegment, writeSegment } from '@/store/segment-writes';
import type { Transaction } from '@/store/store-database';
import { stepIn } from '@/store/talk-part';
import {
  changeAlertFilters,
  changeSettings,
  deleteNotification,
  readAlert,
  readNotification,
  registerDevice,
} from '@/store/traveller-writes';
import { changeTrip, changeTripSettings, createTrip, removeTrip } from '@/store/trip-writes';
import type { WriteContext } from '@/store/write-context';

import { aNote, anIssue, anIssueOfAnother } from './issues';
import { aCheckInRecord, anAlert, aNotification, aTrip, aTripInput } from './records';
import { anOwnHotel, aWrittenHotel } from './segments';

/** Records that are on the device, for the traveller to do something about. */
export interface Known {
  tripId: string;
  /** A booking of the traveller's own. */
  segmentId: string;
  alertId: string;
  notificationId: string;
  requestId: string;
  issueId: string;
  /** Of the traveller's own. */
  messageId: string;
  /** Of somebody else, whom whoever uses this device may help. */
  othersIssueId: string;
  noteId: string;
}

export const KNOWN: Known = {
  tripId: aTrip().id,
  segmentId: anOwnHotel().id,
  alertId: anAlert().id,
  notificationId: aNotification().id,
  requestId: 'request-1',
  issueId: anIssue().id,
  messageId: 'message-1',
  othersIssueId: anIssueOfAnother().id,
  noteId: aNote().id,
};

/** Not over, whatever day it is in a test. */
const FAR = '2029-04-10';

/** Four pixels wide, three high. */
const A_JPEG =
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAADAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQAo//2Q==';

const toBytes = (text: string) => new TextEncoder().encode(text);

/** `turn` makes a second one say something else than the first. */
type Act = (transaction: Transaction, known: Known, turn: number, context: WriteContext) => Promise<unknown>;

/** What a traveller does that becomes an entry of each kind. */
export const ACTS: Record<OutboxKind, Act> = {
  'check-in': (tx, _known, _turn, context) => saveCheckIn(tx, aCheckInRecord(), context),
  'check-in-answer': (tx, { requestId }, turn, context) => {
    const request_id = turn === 1 ? requestId : `${requestId}-${turn}`;
    return saveCheckIn(tx, aCheckInRecord({ request_id, status: CheckInStatus.Safe }), context);
  },
  'issue-create': (tx, _known, turn, context) =>
    askForHelp(
      tx,
      { type: 10, description: `In a taxi ${turn}`, checkInId: `check-in-${turn}-${context.newId()}` },
      context,
    ),
  'issue-cancel': (tx, { issueId }, _turn, context) => cancelIssue(tx, issueId, context),
  'issue-message': (tx, { issueId }, turn, context) =>
    writeMessage(tx, { issueId, body: `Word ${turn}` }, context),
  'issue-photo': (tx, { issueId }, turn, context) => {
    const photo = { content: A_JPEG, width: 4, height: 3 };
    return writeMessage(tx, { issueId, body: `Look ${turn}`, photo }, context);
  },
  'message-delete': (tx, { messageId }, _turn, context) => takeBackMessage(tx, messageId, context),
  'issue-move': (tx, { othersIssueId: issueId }, turn, context) =>
    moveRequest(tx, { issueId, to: turn === 1 ? 'claim' : 'close' }, context),
  'conversation-join': (tx, { othersIssueId }, _turn, context) => stepIn(tx, othersIssueId, context),
  'note-create': (tx, { othersIssueId: issueId }, turn, context) =>
    writeNote(tx, { issueId, body: `Note ${turn}` }, context),
  'note-pin': (tx, { othersIssueId: issueId, noteId }, turn, context) =>
    pinNote(tx, { issueId, noteId, pinned: turn === 1 }, context),
  'conversation-read': (tx, { issueId }, turn, context) =>
    readConversation(tx, { issueId, position: 1 + turn }, context),
  'trip-create': (tx, _known, turn, context) =>
    createTrip(tx, aTripInput({ name: `New ${turn}`, exit_date: FAR }), context),
  'trip-update': (tx, { tripId }, turn, context) =>
    changeTrip(tx, tripId, aTripInput({ name: `Other ${turn}`, exit_date: FAR }), context),
  'trip-settings': (tx, { tripId }, turn, context) =>
    changeTripSettings(tx, tripId, { muted: turn === 1 }, context),
  'segment-write': (tx, { tripId, segmentId }, turn, context) =>
    writeSegment(
      tx,
      { tripId, segmentId, segment: aWrittenHotel({ hotel_name: `Hostal ${turn}` }) },
      context,
    ),
  'segment-delete': (tx, { segmentId }, _turn, context) => removeSegment(tx, segmentId, context),
  'booking-file': (tx, { tripId }, turn, context) =>
    giveBookingFile(
      tx,
      { name: `booking-${turn}.eml`, tripId, content: toBase64(toBytes(`Subject: ${turn}\r\n\r\n`)) },
      context,
    ),
  // Behind all that is done with it.
  'trip-delete': (tx, { tripId }, _turn, context) => removeTrip(tx, tripId, context, 12_000),
  'alert-read': (tx, { alertId }, _turn, context) => readAlert(tx, alertId, context),
  'notification-read': (tx, { notificationId }, _turn, context) =>
    readNotification(tx, notificationId, context),
  'notification-delete': (tx, { notificationId }, _turn, context) =>
    deleteNotification(tx, notificationId, context),
  settings: (tx, _known, turn, context) => changeSettings(tx, { send_all_good_push: turn === 1 }, context),
  'alert-filters': (tx, _known, turn, context) =>
    changeAlertFilters(
      tx,
      [
        {
          risk_levels: [turn === 1 ? 0 : 1],
          safety_category_id: null,
          includes_high_for_whole_country: false,
        },
      ],
      context,
    ),
  device: (tx, _known, turn, context) =>
    registerDevice(tx, { device: { uuid: 'u', platform: 'ios', token: `token-${turn}` } }, context),
};
