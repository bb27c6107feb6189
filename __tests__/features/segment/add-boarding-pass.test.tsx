import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { SegmentScreen } from '@/features/segment/segment-screen';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { aPassCode } from '../../support/boarding-passes';
import { aPassFile } from '../../support/booking-files';
import { FakeFilePicker } from '../../support/fake-file-picker';
import { aTrip } from '../../support/records';
import { NOW, type OpenApp, renderScreen } from '../../support/render-screen';
import { aFlight, aSegment } from '../../support/segments';

const navigation = { onOpen: jest.fn(), onBack: jest.fn() };

const seeBooking = (segmentId = 'air-1', filePicker = new FakeFilePicker()) =>
  renderScreen(<SegmentScreen segmentId={segmentId} {...navigation} />, {
    isOffline: true,
    dependencies: { filePicker },
    fill: async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      const name = downloadNames.tripSegments('trip-1');
      await saveSegments(transaction, name, [aFlight(), aSegment('hotel')]);
      await saveDownload(transaction, name, { checkedAt: NOW });
    },
  });

const keptIn = async ({ opened }: OpenApp) =>
  (await opened.reads.boardingPasses.ofSegment('air-1')).map(({ code }) => code);

/** A phone on which this pass lies as a file. */
function holding(barcode: object): FakeFilePicker {
  const picker = new FakeFilePicker();
  picker.chosen = { kind: 'file', name: 'pass.pkpass', bytes: aPassFile({ barcodes: [barcode] }) };
  return picker;
}

async function chooseFile(): Promise<void> {
  fireEvent.press(await screen.findByRole('button', { name: 'Add boarding pass' }));
  fireEvent.press(screen.getByRole('button', { name: 'Take it from a file (.pkpass)' }));
}

async function paste(text: string): Promise<void> {
  fireEvent.press(await screen.findByRole('button', { name: 'Add boarding pass' }));
  fireEvent.changeText(screen.getByLabelText('Text of the code'), text);
  fireEvent.press(screen.getByRole('button', { name: 'Keep' }));
}

describe('adding a boarding pass to a flight', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('keeps what was pasted, without a network, and leads to it', async () => {
    const app = await seeBooking();
    await paste(`${aPassCode()}\n`);
    fireEvent.press(await screen.findByRole('link', { name: /LUC DESMARAIS/ }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/pass/air-1?pass=1');
    expect(screen.getByText('Seat 9C')).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([aPassCode()]);
    expect(screen.queryByLabelText('Text of the code')).toBeNull();
  });

  it('takes it from the file of a phone’s wallet, as the airline has it drawn', async () => {
    const app = await seeBooking('air-1', holding({ message: aPassCode(), format: 'PKBarcodeFormatPDF417' }));
    await chooseFile();
    expect(await screen.findByRole('link', { name: /LUC DESMARAIS/ })).toBeOnTheScreen();
    expect(await app.opened.reads.boardingPasses.ofSegment('air-1')).toMatchObject([
      { code: aPassCode(), format: 'pdf417' },
    ]);
  });

  it('asks about the file of another flight too, and keeps what only its airline can read', async () => {
    const other = aPassCode([{ flightNumber: '0021' }]);
    const picker = holding({ message: other, format: 'PKBarcodeFormatQR' });
    const app = await seeBooking('air-1', picker);
    await chooseFile();
    fireEvent.press(await screen.findByRole('button', { name: 'Keep it here' }));
    await waitFor(async () => expect(await keptIn(app)).toEqual([other]));
    picker.chosen = holding({ message: 'TICKET-42', format: 'PKBarcodeFormatQR' }).chosen;
    await chooseFile();
    await waitFor(async () => expect(await keptIn(app)).toEqual([other, 'TICKET-42']));
  });

  it('says what is wrong with a file that shows nothing, and keeps nothing', async () => {
    const app = await seeBooking('air-1', holding({ message: 'x', format: 'PKBarcodeFormatCode128' }));
    await chooseFile();
    expect(await screen.findByText('This pass has no code that can be shown here.')).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
  });

  it('says what is wrong with a text that is none, and keeps nothing', async () => {
    const app = await seeBooking();
    await paste('https://example.com/boarding-pass');
    expect(await screen.findByText(/^This is not the code of a boarding pass/)).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('Text of the code'), aPassCode().slice(0, 50));
    fireEvent.press(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText(/^The end of the code is missing/)).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
  });

  it('asks about the pass of another flight before it is kept', async () => {
    const app = await seeBooking();
    const other = aPassCode([{ airline: 'LH', flightNumber: '400', dayOfYear: 123 }]);
    await paste(other);
    expect(
      await screen.findByText('This pass is for LH 400 on May 3. Keep it here anyway?'),
    ).toBeOnTheScreen();
    expect(await keptIn(app)).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: 'Keep it here' }));
    await waitFor(async () => expect(await keptIn(app)).toEqual([other]));
  });

  it('is offered for flights alone', async () => {
    await seeBooking('hotel-1');
    await screen.findByRole('link', { name: 'To the trip' });
    expect(screen.queryByRole('button', { name: 'Add boarding pass' })).toBeNull();
  });
});
